import { createFakePortal } from '@atrium/portal/contract/fakePortal';
import type { ReportQuery } from './reportQuery';
import { reportRefusal } from './reportRefusal';
import { runReport } from './runReport';

const RUN = '/api/teapi/report/biengine/report';
const QUERY: ReportQuery = {
  reportCode: 'sales',
  slices: undefined,
  dimension: undefined,
  path: [],
  layout: undefined,
  sorting: undefined,
  page: { index: 1, size: 20 },
};
const COLUMNS = [
  { code: 'region', title: '区域', type: 'text' },
  { code: 'amount', title: '金额', type: 'money' },
];
const run = (answer: unknown, query = QUERY) => {
  const fake = createFakePortal();
  fake.answer(RUN, answer);
  return runReport(fake.portal.http, query, new AbortController().signal);
};

test('a report knows whether its rows are the first of all', async () => {
  const onPage = (index: number) => run({ columns: COLUMNS }, { ...QUERY, page: { index, size: 20 } });
  expect([(await onPage(1)).isFirstPage, (await onPage(2)).isFirstPage]).toEqual([true, false]);
});

test('a cell that is neither a text nor a figure is missing, and counted; the others are shown', async () => {
  const rows = [
    { region: '华东', amount: { sum: 1 } },
    { region: '华南', amount: 1e308 },
    { region: '华北', amount: 12 },
    7,
  ];
  const report = await run({ columns: COLUMNS, rows, totals: { amount: [] }, itemcount: 4 });
  expect(report.rows).toEqual([
    { region: '华东', amount: null },
    { region: '华南', amount: null },
    { region: '华北', amount: 12 },
    {},
  ]);
  expect(report.totals).toEqual({ amount: null });
  expect(report.unshown.faults).toBe(4);
});

test('a condition, mark, step or element that cannot be read is left out alone', async () => {
  const report = await run({
    columns: [...COLUMNS, { code: {} }],
    rows: [],
    slices: [{ code: 'area', alias: '区域' }, { code: [] }, null],
    applied: [
      { code: 'area', value: ['a', 2, {}], text: 5 },
      { code: 'odd', value: { from: 1 }, text: '去年' },
      { value: [], code: {} },
    ],
    layout: { rows: ['region', 5], values: 'amount', marks: [{ elementcode: 'amount', kind: 'glow', limit: 1 }] },
    dimensions: [{ elementcode: 'region', alias: '区域' }, 'month'],
    path: [null],
    reportname: ['x'],
  });
  expect(report.slices.map(({ code }) => code)).toEqual(['area']);
  expect(report.applied).toEqual([
    { code: 'area', value: ['a', '2'], text: '5' },
    { code: 'odd', value: [], text: '去年' },
  ]);
  expect(report.layout).toEqual({ rows: ['region'], columns: [], values: [], marks: [] });
  expect(report.dimensions.map(({ code }) => code)).toEqual(['region']);
  expect(report).toMatchObject({ path: [], name: '', unshown: { faults: 1 } });
});

test.each([[{}], [[]], ['text'], [null], [{ columns: 'amount' }], [{ columns: COLUMNS, rows: {} }], [{ pivot: {} }]])(
  'the answer %j is no report',
  async (answer) => {
    await expect(run(answer)).rejects.toMatchObject({ kind: 'service', code: 'errors.badAnswer' });
  },
);

const pivotOf = (more: object) => ({
  pivot: {
    rows: [COLUMNS[0]],
    columns: [{ code: 'month', title: '月份' }],
    values: [{ code: 'amount', title: '金额', type: 'money' }],
    rowkeys: [['华东'], ['华南'], []],
    columnkeys: [['1'], ['2']],
    cells: [
      [1, 2],
      [3, 4],
      [4, 6],
    ],
    ...more,
  },
});

test('a cell of a cross table that is no figure is missing', async () => {
  const cells = [[1, {}], ['2.5', 1e308], 'odd'];
  const { pivot, unshown } = await run(pivotOf({ cells }));
  expect(pivot?.cells).toEqual([[1, null], [2.5, null], []]);
  expect(unshown.faults).toBe(3);
});

test('a key that cannot be read takes its row or column with it, and never becomes a subtotal', async () => {
  const { pivot, unshown } = await run(pivotOf({ rowkeys: [['华东'], [{}], []], columnkeys: [null, [2]] }));
  expect(pivot?.rowKeys).toEqual([['华东'], []]);
  expect(pivot?.columnKeys).toEqual([['2']]);
  expect(pivot?.cells).toEqual([[2], [6]]);
  expect(unshown.faults).toBe(2);
});

test('a key with more members than there are dimensions takes its row or column with it, and is counted', async () => {
  const columnkeys = [['1'], ['2', 'west']];
  const { pivot, unshown } = await run(pivotOf({ rowkeys: [['华东'], ['华南', '广州'], []], columnkeys }));
  expect(pivot?.rowKeys).toEqual([['华东'], []]);
  expect(pivot?.cells).toEqual([[1], [4]]);
  expect(unshown.faults).toBe(2);
});

test.each([
  ['too few in a row', [[1], [3, 4], [4, 6]], 1],
  [
    'too many in a row',
    [
      [1, 2, 9, 9],
      [3, 4],
      [4, 6],
    ],
    2,
  ],
  [
    'a row without a key',
    [
      [1, 2],
      [3, 4],
      [4, 6],
      [7, 8],
    ],
    1,
  ],
  [
    'no row for a key',
    [
      [1, 2],
      [3, 4],
    ],
    1,
  ],
])('cells of a cross table with %s are counted', async (_, cells, faults) => {
  expect((await run(pivotOf({ cells }))).unshown.faults).toBe(faults);
});

test('a column that cannot be read keeps its place among the values', async () => {
  const { pivot } = await run(pivotOf({ values: [{ code: {} }, { code: 'amount' }], columnkeys: [['1']] }));
  expect(pivot?.values.map(({ code }) => code)).toEqual(['', 'amount']);
});

test('each of 100,000 cells is looked at a fixed number of times', async () => {
  let looks = 0;
  const watched = Array.from(
    { length: 500 },
    () =>
      new Proxy(
        Array.from({ length: 200 }, (_, index) => index),
        {
          get(cells, key, self) {
            if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
            return Reflect.get(cells, key, self) as unknown;
          },
        },
      ),
  );
  const rowkeys = watched.map((_, index) => [String(index)]);
  const columnkeys = Array.from({ length: 200 }, (_, index) => [String(index)]);
  const { pivot } = await run(pivotOf({ rowkeys, columnkeys, cells: watched }));
  expect(looks).toBe(100_000);
  // A row without a fault is the one of the answer, not a copy.
  expect(pivot?.cells[0]).toBe(watched[0]);
});

test('more than a thousand rows or a hundred conditions are not shown, and counted; those in force are', async () => {
  const slices = Array.from({ length: 500 }, (_, index) => ({ code: `s${index}`, alias: '条件' }));
  const applied = [{ code: 's499', value: 'x', text: 'x' }];
  const rows = Array.from({ length: 5_000 }, () => ({ region: '华东' }));
  const report = await run({ columns: COLUMNS, rows, slices, applied });
  expect(report.rows).toHaveLength(1_000);
  expect(report.slices).toHaveLength(100);
  expect(report.slices.at(-1)?.code).toBe('s499');
  expect(report.unshown).toEqual({ faults: 0, rows: 4_000, slices: 400 });
});

test('of 500 conditions in force a hundred are listed, and all stay in force', async () => {
  const slices = Array.from({ length: 500 }, (_, index) => ({ code: `s${index}`, alias: '条件' }));
  const applied = slices.map(({ code }) => ({ code, value: 'x', text: 'x' }));
  const report = await run({ columns: COLUMNS, rows: [], slices, applied });
  expect([report.slices.length, report.applied.length, report.unshown.slices]).toEqual([100, 500, 400]);
});

test.each(['rows', 'columns'])(
  'a cross table with more than 20 dimensions as its %s is refused as too large',
  async (side) => {
    const dimensions = Array.from({ length: 21 }, (_, index) => ({ code: `d${index}` }));
    const error: unknown = await run(pivotOf({ [side]: dimensions })).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'service', code: 'reports.detail.tooManyLevels' });
    expect(reportRefusal(error)).toBe('columns');
  },
);

test('names of thousands of signs are cut, members are not', async () => {
  const long = '长'.repeat(3_000);
  const report = await run({
    reportname: long,
    columns: [{ code: 'region', title: long }],
    rows: [{ region: long }],
    slices: [{ code: 'area', alias: long, options: [{ key: long, text: long }] }],
  });
  const [slice] = report.slices;
  const names = [report.name, report.columns[0]?.title, slice?.name, slice?.options[0]?.text];
  expect(names.map((name) => name?.length)).toEqual([200, 200, 200, 200]);
  expect(report.rows[0]?.region).toBe(long);
  expect(slice?.options[0]?.key).toBe(long);
});

test('a hundred thousand options, and options without an end, are read', async () => {
  let deep: unknown = { key: 'leaf' };
  for (let level = 0; level < 50_000; level += 1) deep = { key: 'x', children: [deep] };
  const wide = Array.from({ length: 100_000 }, (_, index) => ({ key: index, text: `项 ${index}` }));
  const slices = [
    { code: 'wide', options: [...wide, null, { text: '没有键' }] },
    { code: 'deep', options: [deep] },
  ];
  const report = await run({ columns: COLUMNS, slices });
  expect(report.slices[0]?.options).toHaveLength(100_000);
  expect(report.slices[1]?.options).toHaveLength(1);
});
