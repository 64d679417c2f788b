import { answerCall } from './answerCall';

const table = {
  type: 'table',
  name: 'orders',
  source: { api: 'orderlist' },
  summary: ['amount'],
  columns: [
    { name: 'customername', title: '客户' },
    { name: 'amount', title: '金额', format: 'money' },
    { name: 'orderdate', title: '日期', format: 'date' },
    {
      name: 'state',
      title: '状态',
      format: 'tag',
      options: [
        { key: 1, text: '新' },
        { key: 2, text: '旧' },
      ],
    },
  ],
};
const pageOf = (...controls: unknown[]) => ({ protocol: { controls }, fragments: {} });
type Answer = { items: Record<string, unknown>[]; __itemcount: number; __summary: Record<string, number> };
const ask = (input: Record<string, unknown>, page = pageOf(table)) =>
  answerCall({ api: 'orderlist', input }, page) as Answer;

it('answers a table with rows for its columns, twenty per page', () => {
  const { items, __itemcount: count, __summary: summary } = ask({});
  expect(items).toHaveLength(20);
  expect(count).toBe(57);
  expect(items[0]).toEqual({
    id: '1',
    customername: expect.stringMatching(/[\u4e00-\u9fff]{4,}/),
    amount: expect.any(Number),
    orderdate: expect.stringMatching(/^2026-\d\d-\d\d$/),
    state: expect.any(Number),
  });
  expect(items.every(({ state }) => state === 1 || state === 2)).toBe(true);
  expect(summary.amount).toBeGreaterThan(0);
});

it('gives the same answer to the same call', () => {
  expect(ask({ __pageindex: 2 })).toEqual(ask({ __pageindex: 2 }));
});

it('returns the requested page and the rest on the last page', () => {
  const ids = (input: Record<string, unknown>) => ask(input).items.map(({ id }) => id);
  expect(ids({ __pageindex: 2, __pagesize: 3 })).toEqual(['4', '5', '6']);
  expect(ids({ __pageindex: 3 })).toHaveLength(17);
  expect(ids({ __pageindex: 9 })).toEqual([]);
});

it('sorts all rows before paging', () => {
  const amounts = (order: string) =>
    ask({ __sorting: [{ field: 'amount', order }], __pagesize: 100 }).items.map(({ amount }) => Number(amount));
  const ascending = amounts('asc');
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
  expect(amounts('desc')).toEqual(ascending.toReversed());
});

it('finds the columns of a control in a container or in a fragment', () => {
  expect(ask({}, pageOf({ type: 'card', name: 'c', controls: [table] })).items).toHaveLength(20);
  expect(
    ask({}, { protocol: { controls: [] }, fragments: { part: { controls: [table] } } } as never).items,
  ).toHaveLength(20);
});

it('answers a list with its fields and its key', () => {
  const list = {
    type: 'list',
    name: 'l',
    rowkey: 'code',
    source: { api: 'orderlist' },
    titlefield: 'shop',
    textfield: 'address',
    fields: [{ name: 'owner', title: '负责人' }],
  };
  expect(ask({}, pageOf(list)).items[0]).toEqual({
    code: '1',
    shop: expect.any(String),
    address: expect.stringContaining('市'),
    owner: expect.any(String),
  });
});

it('answers options and filters them by the search text', () => {
  const select = { type: 'select', name: 's', source: { api: 'orderlist' }, searchfield: 'word' };
  const all = ask({}, pageOf(select)) as unknown as { key: string; text: string }[];
  expect(all).toHaveLength(12);
  const word = all[3]?.text ?? '';
  expect(ask({ word }, pageOf(select))).toEqual(all.filter(({ text }) => text.includes(word)));
});

it('answers a tree at once, or branch by branch', () => {
  const tree = (lazyload: number) => pageOf({ type: 'tree', name: 't', lazyload, source: { api: 'orderlist' } });
  expect(ask({}, tree(0))).toEqual(
    expect.arrayContaining([
      { key: 'r1', text: '华东大区' },
      { key: 'r1c1', parentid: 'r1', text: '上海' },
    ]),
  );
  expect(ask({ __lazyload: 1 }, tree(1))).toContainEqual({ key: 'r1', text: '华东大区', isleaf: 0 });
  expect(ask({ __lazyload: 1, __parentid: 'r1' }, tree(1))).toContainEqual({ key: 'r1c1', text: '上海', isleaf: 1 });
});

it('answers a chart with a row for each category, and a calendar within the month that is asked for', () => {
  const chart = {
    type: 'chart',
    name: 'c',
    source: { api: 'orderlist' },
    categoryfield: 'area',
    valuefields: [{ name: 'sold', title: '销量' }],
  };
  const rows = ask({}, pageOf(chart)) as unknown as Record<string, unknown>[];
  expect(new Set(rows.map(({ area }) => area)).size).toBe(6);
  expect(rows.every(({ sold }) => typeof sold === 'number')).toBe(true);
  const days = ask(
    { __begindate: '2030-02-01' },
    pageOf({ type: 'calendar', name: 'd', source: { api: 'orderlist' } }),
  ) as unknown as { date: string }[];
  expect(days.every(({ date }) => date.startsWith('2030-02-'))).toBe(true);
});

it('answers a call with a record of the page, and a submit with its input', () => {
  const form = [
    { type: 'text', name: 'customer', title: '客户' },
    { type: 'number', name: 'total', value: '=1' },
    { type: 'array', name: 'lines', controls: [{ type: 'number', name: 'qty' }] },
    { type: 'button', name: 'b', onclicked: { steps: [{ do: 'submit', api: 'save' }] } },
  ];
  const protocol = { onload: { steps: [{ id: 'r', do: 'call', api: 'read' }] }, controls: form };
  const read = answerCall({ api: 'read', input: { id: 7 } }, { protocol, fragments: {} });
  expect(read).toEqual({
    id: 7,
    customer: expect.any(String),
    lines: Array.from({ length: 3 }, () => ({ qty: expect.any(Number) })),
  });
  expect(answerCall({ api: 'save', input: { a: 1 } }, { protocol, fragments: {} })).toEqual({ a: 1 });
  expect(answerCall({ api: 'nobody', input: { b: 2 } }, { protocol, fragments: {} })).toEqual({ b: 2 });
});
