import { createFakeHost } from '../fakeHost';
import type { EngineHost, RowWalk } from '../host';
import { createTestPage } from '../model/testPage';
import { TableModel } from '../model/tableModel';

const ROWS = [
  { id: 1, state: 'draft' },
  { id: 2, state: 'locked' },
  { id: 3, state: 'draft' },
];
const flush = () => new Promise((resolve) => setTimeout(resolve));

/** A table whose rows open a page; `press` runs the button of the row with this id. */
async function setUp({ status = 3, hidden = '' }: { status?: number; hidden?: string } = {}) {
  const walks: (RowWalk | undefined)[] = [];
  const pages: EngineHost['pages'] = {
    open(_request, handlers) {
      walks.push(handlers?.walk);
      return new Promise(() => undefined);
    },
    close: () => Promise.resolve(true),
    returnTo: () => undefined,
  };
  let rows = ROWS;
  const host = createFakeHost({ pages, call: () => Promise.resolve({ items: rows, __itemcount: rows.length }) });
  const open = { do: 'openpage', pagecode: 'form', mode: 'dialog', status, linkparam: { id: '=row.id' } };
  const view = { type: 'button', name: 'view', onclicked: { steps: [open] }, ...(hidden && { hidden }) };
  const orders = { type: 'table', name: 'orders', source: { api: 'query' }, columns: [{ name: 'id', title: 'id' }] };
  const { page } = createTestPage([{ ...orders, rowactions: [view] }], {
    host,
  });
  const table = page.control('orders');
  if (!(table instanceof TableModel)) throw new Error('no table');
  await table.load();
  const press = async (id: number) => {
    const [node] = table.node.rowActions;
    const event = node?.kind === 'control' ? node.events.onclicked : undefined;
    if (event) void page.events.click(`row ${id}`, event, { control: table, record: ROWS[id - 1] });
    await flush();
  };
  const opened = () => host.log.opened.map(({ linkParam }) => linkParam.id);
  const answer = (next: typeof ROWS) => {
    rows = next;
  };
  return { walks, opened, press, table, answer, host };
}

describe('a page that a row opens to view', () => {
  it('leads to the rows beside it, in the place of the page that shows them', async () => {
    const { walks, opened, press, table } = await setUp();
    await press(1);
    expect(walks[0]).toMatchObject({ key: '1', place: 1, count: 3, into: undefined });
    walks[0]?.go(1, 'd1');
    await flush();
    expect(opened()).toEqual([1, 2]);
    expect(walks[1]).toMatchObject({ key: '2', place: 2, count: 3, into: 'd1' });
    expect(table.focused()).toBe('2');
  });

  it('leads nowhere at the ends', async () => {
    const { walks, opened, press, host } = await setUp();
    await press(1);
    await press(3);
    walks[0]?.go(-1, 'd1');
    walks[1]?.go(1, 'd1');
    await flush();
    expect(opened()).toEqual([1, 3]);
    expect(host.log.messages).toEqual([]);
  });

  it('says that the list has changed when its row is gone', async () => {
    const { walks, opened, press, table, answer, host } = await setUp();
    await press(1);
    answer([]);
    await table.load(true);
    walks[0]?.go(1, 'd1');
    await flush();
    expect(opened()).toEqual([1]);
    expect(host.log.messages).toEqual([['info', 'engine.walk.changed']]);
  });

  it('passes over rows for which the button is hidden', async () => {
    const { walks, opened, press } = await setUp({ hidden: "=row.state == 'locked'" });
    await press(1);
    expect(walks[0]?.count).toBe(2);
    walks[0]?.go(1, 'd1');
    await flush();
    expect(opened()).toEqual([1, 3]);
  });
});

it('a page that a row opens to edit leads nowhere', async () => {
  const { walks, press } = await setUp({ status: 2 });
  await press(1);
  expect(walks).toEqual([undefined]);
});
