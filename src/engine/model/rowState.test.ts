import { createFakeHost } from '../fakeHost';
import { CellField } from './cellField';
import type { ArrayModel } from './arrayModel';
import { createTestPage } from './testPage';

const number = (name: string, more: Record<string, unknown> = {}) => ({ type: 'number', name, ...more });
const place = { type: 'label', name: 'place', value: "=concat(row.__index, ':', row.__checked)" };
const lines = (more: Record<string, unknown> = {}) => ({
  type: 'array',
  name: 'lines',
  checkable: 1,
  controls: [number('qty'), place],
  value: [{ qty: 1 }, { qty: 2 }, { qty: 3 }],
  ...more,
});
const row = (array: ArrayModel, index: number) =>
  array.list()[index] ??
  (() => {
    throw new Error(`no row ${index}`);
  })();
const places = (array: ArrayModel) => array.list().map(({ values }) => `${String(values.qty)}@${String(values.place)}`);

describe('index and checked flag of a row', () => {
  it('are read in its expressions: the index counts from 0, the flag is 1 or 0', () => {
    expect(places(createTestPage([lines()]).array('lines'))).toEqual(['1@0:0', '2@1:0', '3@2:0']);
  });

  it('follow when rows come, go and move, and when one is checked', () => {
    const array = createTestPage([lines()]).array('lines');
    array.insert([{ qty: 9 }], 1);
    expect(places(array)).toEqual(['1@0:0', '9@1:0', '2@2:0', '3@3:0']);
    array.move(row(array, 3), -2);
    expect(places(array)).toEqual(['1@0:0', '3@1:0', '9@2:0', '2@3:0']);
    array.remove([row(array, 0)]);
    expect(places(array)).toEqual(['3@0:0', '9@1:0', '2@2:0']);
    array.check([row(array, 1)], true);
    expect(places(array)).toEqual(['3@0:0', '9@1:1', '2@2:0']);
    array.check([row(array, 1)], false);
    expect(places(array)).toEqual(['3@0:0', '9@1:0', '2@2:0']);
  });

  it('count in each section, whose index is read as row.__section', () => {
    const inSection = { type: 'label', name: 'place', value: "=concat(row.__section, '-', row.__index)" };
    const array = createTestPage([
      lines({
        sections: { controls: [{ type: 'text', name: 'store' }] },
        controls: [number('qty'), inSection],
        value: [
          { store: 'a', rows: [{ qty: 1 }] },
          { store: 'b', rows: [{ qty: 2 }, { qty: 3 }] },
        ],
      }),
    ]).array('lines');
    expect(places(array)).toEqual(['1@0-0', '2@1-0', '3@1-1']);
    array.move(array.sections()[1] as never, -1);
    expect(places(array)).toEqual(['2@0-0', '3@0-1', '1@1-0']);
  });

  it('count in totals like any other column', () => {
    const { array: find, value } = createTestPage([
      lines({ controls: [number('qty'), { type: 'number', name: 'chosen', value: '=if(row.__checked, row.qty, 0)' }] }),
      { type: 'label', name: 'total', value: '=sum(lines.chosen)' },
    ]);
    const array = find('lines');
    array.check([row(array, 0), row(array, 2)], true);
    expect(value('total')).toBe(4);
    array.check([row(array, 0)], false);
    expect(value('total')).toBe(3);
  });

  it('decide what may be entered in the row', () => {
    const array = createTestPage([
      lines({ controls: [number('qty', { readonly: '=row.__index == 0', hidden: '=!row.__checked' })] }),
    ]).array('lines');
    const [column] = array.columns;
    const cell = (index: number) => new CellField(array, row(array, index), column as never, '');
    expect([cell(0).isReadonly(), cell(1).isReadonly(), cell(1).isHidden()]).toEqual([true, false, true]);
    array.check([row(array, 1)], true);
    expect(cell(1).isHidden()).toBe(false);
  });

  it('are read in the events of the row, and are not sent but where they are asked for', async () => {
    const host = createFakeHost({ call: () => Promise.resolve({}) });
    const onblur = {
      steps: [
        { do: 'call', api: 'tell', input: { place: '=[row.__section, row.__index, row.__checked]', row: '=row' } },
      ],
    };
    const { array: find, page } = createTestPage([lines({ controls: [number('qty', { onblur })] })], { host });
    const array = find('lines');
    array.check([row(array, 1)], true);
    new CellField(array, row(array, 1), array.columns[0] as never, '').blur();
    await new Promise(process.nextTick);
    expect(host.log.calls[0]?.input).toEqual({ place: [0, 1, 1], row: { qty: 2 } });
    expect(page.values().lines).toEqual([{ qty: 1 }, { qty: 2 }, { qty: 3 }]);
  });
});

describe('rows of a table', () => {
  const table = (more: Record<string, unknown> = {}) => ({
    type: 'table',
    name: 'orders',
    rowkey: 'no',
    source: { api: 'query' },
    columns: [{ name: 'no', title: 'No' }],
    ...more,
  });
  const sent = {
    type: 'button',
    name: 'go',
    onclicked: { steps: [{ do: 'call', api: 'send', input: { rows: { from: 'orders', scope: 'focused' } } }] },
  };

  async function open(more: Record<string, unknown> = {}) {
    const host = createFakeHost({
      call: ({ api }) => Promise.resolve(api === 'query' ? { items: [{ no: 'a' }, { no: 'b' }], __itemcount: 2 } : {}),
    });
    const test = createTestPage([table(more), sent], { host });
    await test.page.start();
    return { ...test, host, orders: test.table('orders') };
  }

  it('have an index on their page and a checked flag, in the events of a row', async () => {
    const onclicked = {
      steps: [{ do: 'call', api: 'tell', input: { place: '=[row.__index, row.__checked, row.no]' } }],
    };
    const { orders, page, host } = await open({ onclicked });
    const [, record] = orders.state().rows;
    orders.check([record as never], true);
    const event = orders.node.events.onclicked;
    if (event && record) await page.events.click('row', event, { control: orders.control, record });
    expect(host.log.calls.at(-1)?.input).toEqual({ place: [1, 1, 'b'] });
  });

  it('are focused one at a time: what is sent is the row that had the focus last, none before and none that is gone', async () => {
    const { orders, page, host } = await open();
    const press = async () => {
      const event = page.control('go').node.events.onclicked;
      if (event) await page.events.click('go', event, {});
      return host.log.calls.at(-1)?.input;
    };
    expect(await press()).toEqual({ rows: [] });
    orders.focused('b');
    expect(await press()).toEqual({ rows: [{ no: 'b' }] });
    orders.focused('gone');
    expect(await press()).toEqual({ rows: [] });
  });
});
