import { PAGE_STATUS } from '../host';
import { readProtocol } from '../protocol/readProtocol';
import { KEEP_AFTER_MS } from '@/common/drafts';
import { recordKey } from './recordKey';
import { createDevice, valuesIn } from './testDrafts';
import type { DraftedPage } from './testDrafts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const text = (name: string, more: Record<string, unknown> = {}) => ({ type: 'text', name, ...more });
const lines = {
  type: 'array',
  name: 'lines',
  value: [{ product: '茶', qty: 1 }],
  controls: [text('product'), { type: 'number', name: 'qty' }],
};
const press = (...steps: unknown[]) => ({ type: 'button', name: 'go', title: '执行', onclicked: { steps } });

describe('what a person enters', () => {
  it('is kept within a second, and while they go on typing no more than once in that time', async () => {
    const { drafts, open, contents } = createDevice();
    const { edit } = await open([text('remark'), text('other')]);
    expect(KEEP_AFTER_MS).toBeLessThan(1000);
    for (let letters = 1; letters <= 20; letters += 1) {
      edit('remark', 'x'.repeat(letters));
      await wait(100);
    }
    expect(drafts.log).toEqual(['keep draft-1', 'keep draft-1']);
    await wait(KEEP_AFTER_MS);
    expect(contents().map(valuesIn)).toEqual([{ remark: 'x'.repeat(20) }]);
    await wait(60_000);
    expect(drafts.log).toHaveLength(3);
  });

  it('is kept at once when the browser hides or leaves the page', async () => {
    const { drafts, open, contents } = createDevice();
    const { edit } = await open([text('remark')]);
    drafts.hide();
    expect(drafts.log).toEqual([]);
    edit('remark', '急');
    drafts.hide();
    await wait(0);
    expect(contents().map(valuesIn)).toEqual([{ remark: '急' }]);
  });

  it('is kept with the id of the submit before its answer comes; what only events have put in is not kept', async () => {
    const { drafts, open, contents } = createDevice({ call: () => new Promise(() => undefined) });
    const controls = [
      text('remark'),
      { type: 'button', name: 'save', onclicked: { steps: [{ do: 'submit', api: 'save', idfield: 'orderid' }] } },
    ];
    const press = ({ page }: DraftedPage) => {
      const { onclicked } = page.control('save').node.events;
      if (onclicked) void page.events.run(onclicked, { control: page.control('save'), trigger: 'onclicked' });
    };
    const untouched = await open([
      { type: 'text', name: 'remark', onload: { steps: [{ do: 'set', target: 'remark', value: '预填' }] } },
      ...controls.slice(1),
    ]);
    press(untouched);
    await wait(0);
    expect(drafts.log).toEqual([]);
    const page = await open(controls);
    page.edit('remark', '急');
    press(page);
    await wait(0);
    expect(contents()).toMatchObject([{ recordId: 'id-2', controls: [{ name: 'remark', value: '急' }] }]);
  });

  it('is kept when the page is torn down, for the next page to find', async () => {
    const { open } = createDevice();
    const first = await open([text('remark')]);
    first.edit('remark', '急');
    first.page.dispose();
    first.session.end();
    await wait(0);
    const next = await open([text('remark')]);
    expect(valuesIn(next.offer()?.content)).toEqual({ remark: '急' });
  });

  it('is kept as what it is: what somebody emptied too, a choice with its text and all that came with it', async () => {
    const { open, contents } = createDevice();
    const { page, edit } = await open([
      text('remark', { value: 'a' }),
      { type: 'select', name: 'customer', textfield: 'customername', options: [{ key: 'c1', text: '客户' }] },
    ]);
    edit('remark', undefined);
    page.control('customer').edit('c1', { option: { key: 'c1', city: '杭州' }, siblings: { customername: '客户' } });
    await wait(KEEP_AFTER_MS);
    expect(contents()).toEqual([
      {
        controls: [
          expect.objectContaining({ name: 'remark', value: undefined, isOwn: true }),
          expect.objectContaining({
            name: 'customer',
            value: 'c1',
            option: { key: 'c1', city: '杭州' },
            siblings: { customername: '客户' },
          }),
        ],
      },
    ]);
  });

  it('leaves out what nobody has changed, filters, and what cannot be stored', async () => {
    const { open, contents } = createDevice();
    const { edit } = await open([
      { type: 'search', name: 'filters', target: 'found', controls: [text('filter')] },
      { type: 'table', name: 'found', source: { api: 'orders' }, columns: [{ name: 'no', title: '单号' }] },
      text('remark'),
      text('same', { value: 'x' }),
      text('file'),
    ]);
    edit('filter', 'f');
    await wait(KEEP_AFTER_MS);
    expect(contents()).toEqual([]);
    edit('file', { body: new Blob(['x']) });
    edit('remark', '急');
    await wait(KEEP_AFTER_MS);
    expect(contents().map(valuesIn)).toEqual([{ remark: '急' }]);
  });

  it('in rows keeps the whole array, and which of its rows are new or changed', async () => {
    const { open, contents } = createDevice();
    const { array } = await open([lines]);
    const [row] = array('lines').list();
    if (row) array('lines').setCell(row, 'qty', 2);
    array('lines').insertEmpty();
    await wait(KEEP_AFTER_MS);
    expect(contents()).toEqual([
      {
        controls: [
          expect.objectContaining({
            name: 'lines',
            value: [{ product: '茶', qty: 2 }, {}],
            states: ['modified', 'added'],
          }),
        ],
      },
    ]);
  });
});

describe('what nobody has entered', () => {
  it('is not kept: neither what onload puts in, nor what follows from it', async () => {
    const { drafts, open } = createDevice();
    const onload = {
      steps: [
        { do: 'set', target: 'remark', value: 'a' },
        { do: 'insertRows', target: 'lines', values: [{ qty: 1 }] },
      ],
    };
    const { page } = await open(
      [
        text('remark', { onvaluechange: { steps: [{ do: 'set', target: 'other', value: 'b' }] } }),
        text('other'),
        lines,
      ],
      { more: { onload } },
    );
    expect(page.isDirty()).toBe(true);
    await wait(5000);
    expect(drafts.log).toEqual([]);
  });

  it('is kept when it follows from a button that somebody pressed', async () => {
    const { open, contents } = createDevice();
    const { page } = await open([text('remark'), press({ do: 'set', target: 'remark', value: '照旧' })]);
    page.events.trigger(page.control('go'), 'onclicked');
    await wait(KEEP_AFTER_MS);
    expect(contents().map(valuesIn)).toEqual([{ remark: '照旧' }]);
  });
});

it('what another page has told is kept: somebody has pressed something there', async () => {
  const told: ((data: unknown) => void)[] = [];
  const { open, contents } = createDevice({
    events: {
      emit: () => undefined,
      on: (_name, listener) => {
        told.push(listener);
        return () => undefined;
      },
    },
  });
  await open([text('customer')], {
    more: { onevents: { chosen: { steps: [{ do: 'set', target: 'customer', value: '=event' }] } } },
  });
  told.forEach((tell) => tell('永兴超市'));
  await wait(KEEP_AFTER_MS);
  expect(contents().map(valuesIn)).toEqual([{ customer: '永兴超市' }]);
});

describe('a draft goes', () => {
  const saved = { call: () => Promise.resolve({}) };

  it('when the page is saved', async () => {
    const { drafts, open } = createDevice(saved);
    const { page, edit } = await open([text('remark'), press({ do: 'submit', api: 'ordersave' })]);
    edit('remark', '急');
    await wait(KEEP_AFTER_MS);
    expect(drafts.kept.size).toBe(1);
    page.events.trigger(page.control('go'), 'onclicked');
    await wait(0);
    expect(drafts.kept.size).toBe(0);
    edit('remark', '更急');
    await wait(KEEP_AFTER_MS);
    expect(drafts.kept.size).toBe(1);
  });

  it('not when the save fails, nor with what was entered while it was under way', async () => {
    const { drafts, open, contents } = createDevice({
      call: () => new Promise((resolve) => setTimeout(() => resolve({}), 3000)),
    });
    const { page, edit } = await open([text('remark'), press({ do: 'submit', api: 'ordersave' })]);
    edit('remark', '急');
    page.events.trigger(page.control('go'), 'onclicked');
    await wait(1000);
    edit('remark', '更急');
    await wait(5000);
    expect(contents().map(valuesIn)).toEqual([{ remark: '更急' }]);
    expect(drafts.kept.size).toBe(1);
  });

  it('when the page closes with a result, also what was not yet kept', async () => {
    const { drafts, open } = createDevice();
    const { page, edit, session } = await open([text('remark')]);
    edit('remark', '急');
    await wait(KEEP_AFTER_MS);
    edit('remark', '更急');
    drafts.finish();
    page.dispose();
    session.end();
    await wait(5000);
    expect(drafts.kept.size).toBe(0);
  });
});

describe('a record', () => {
  const key = (
    linkParam: Record<string, unknown>,
    status: 1 | 2 = PAGE_STATUS.edit,
    page: object = {},
    fragments = {},
  ) => {
    const result = readProtocol(
      {
        protocolversion: '1.1.0',
        pageinfo: { type: 200, title: "=concat(page.linkparam.heading, ' ', page.linkparam.no)" },
        controls: [],
        ...page,
      },
      fragments,
    );
    if ('refused' in result) throw new Error('refused');
    return recordKey({ pageCode: 'order-form', status, linkParam, protocol: result.protocol });
  };
  const reading = (input: string) => ({ onload: { steps: [{ do: 'call', api: 'get', input: { no: input } }] } });

  it('is the page, its status and its link parameter, in whatever order that was written', () => {
    expect(key({ a: 1, b: { c: [1, { e: 2, d: 3 }] } })).toBe(key({ b: { c: [1, { d: 3, e: 2 }] }, a: 1 }));
    expect(key({ a: 1 })).not.toBe(key({ a: '1' }));
    expect(key({ a: 1 })).not.toBe(key({ a: 1 }, PAGE_STATUS.new));
  });

  it('is the same when its title was given in another language', () => {
    expect(key({ a: 1, heading: '新建订单' })).toBe(key({ a: 1, heading: 'New order' }));
  });

  it('is another one when what the title says is read elsewhere too, or the page takes its link parameter as a whole', () => {
    const read = [
      reading('=page.linkparam.no'),
      reading('=page.linkparam'),
      { onload: { steps: [{ do: 'flycode', code: 'const { no } = page.linkparam' }] } },
      { onload: { steps: [{ do: 'flycode', code: "await call('get', page)" }] } },
    ];
    read.forEach((page) =>
      expect(key({ heading: 'a', no: 1 }, PAGE_STATUS.edit, page)).not.toBe(
        key({ heading: 'a', no: 2 }, PAGE_STATUS.edit, page),
      ),
    );
    const inFragment = [{ fragment: 'f', as: 'f' }];
    const fragments = { f: { controls: [text('no', { value: '=page.linkparam.no' })] } };
    expect(key({ no: 1 }, PAGE_STATUS.edit, { controls: inFragment }, fragments)).not.toBe(
      key({ no: 2 }, PAGE_STATUS.edit, { controls: inFragment }, fragments),
    );
  });
});
