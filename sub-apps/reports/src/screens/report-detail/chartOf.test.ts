import type { PivotData, Report, ReportColumn } from '../../api/report';
import { chartOf as chartWith } from './chartOf';
import { displaysOf, measuresFor } from './displays';
import type { ChartKind } from './displays';

const column = (code: string, type: ReportColumn['type'], canDrill = false): ReportColumn => ({
  code,
  title: code,
  type,
  decimals: undefined,
  isComparison: false,
  canDrill,
});
const [amount, qty, share] = [column('amount', 'money'), column('qty', 'number'), column('share', 'percent')];

const chartOf = (report: Report, kind: ChartKind, measures: readonly ReportColumn[]) =>
  chartWith(report, kind, measures, (count) => `其他 ${count}`);

const EMPTY: Report = {
  name: '',
  columns: [],
  rows: [],
  itemCount: 0,
  totals: {},
  slices: [],
  applied: [],
  layout: undefined,
  layoutScope: 'report',
  dimensions: [],
  measures: [],
  path: [],
  pivot: undefined,
  templateType: undefined,
};
const flat: Report = {
  ...EMPTY,
  columns: [column('region', 'text', true), qty, amount, share],
  rows: [
    { region: '华东', qty: 3, amount: '20.5', share: 0.8 },
    { region: '其他', __key: 'other', qty: 1, amount: null, share: 0.2 },
  ],
};
/** The rows of a page, and what the server says of all. */
const pageOf = (figures: readonly (number | null)[], itemCount: number, total: number | null): Report => ({
  ...flat,
  rows: figures.map((figure, index) => ({ region: `R${index + 1}`, amount: figure })),
  itemCount,
  totals: { amount: total },
});
/** A cross table without columns. */
const rowsOf = (code: string, figures: readonly (number | null)[], values = [amount]): PivotData => ({
  rows: [column(code, 'text', true), column('product', 'text')],
  columns: [],
  values,
  rowKeys: [...figures.flatMap((_, index) => [[`M${index + 1}`, 'x'], [`M${index + 1}`]]), []],
  columnKeys: [[]],
  cells: [...figures.flatMap((figure) => [values.map(() => figure), values.map(() => figure)]), values.map(() => null)],
});
const pivotOf = (columnCount: number): PivotData => {
  const months = Array.from({ length: columnCount }, (_, index) => `M${index + 1}`);
  const figures = months.map((_, index) => index + 1);
  return {
    rows: [column('category', 'text', true), column('product', 'text')],
    columns: [column('month', 'text')],
    values: [amount],
    rowKeys: [['饮料', '茶'], ['饮料'], ['零食', '饼干'], ['零食'], []],
    columnKeys: [...months.map((month) => [month]), []],
    cells: Array.from({ length: 5 }, (_, row) => [
      ...figures.map((figure) => figure * (row + 1)),
      row === 4 ? 2000 : 1000,
    ]),
  };
};

test('a flat report has one series of the measure, and each row leads down', () => {
  expect(chartOf(flat, 'bar', [amount])).toEqual({
    categories: ['华东', '其他'],
    series: [{ title: 'amount', values: [20.5, null], format: 'money' }],
    steps: [
      { dimension: 'region', value: '华东' },
      { dimension: 'region', value: 'other' },
    ],
    isPart: false,
    leftOut: { categories: 0, series: 0 },
  });
});

test('a combined chart has bars for the first measure and a line for the second', () => {
  expect(chartOf(flat, 'combined', [amount, share]).series).toEqual([
    { title: 'amount', values: [20.5, null], format: 'money', as: 'bar' },
    { title: 'share', values: [0.8, 0.2], format: 'percent', as: 'line' },
  ]);
});

test('a cross table has its outermost rows as categories and its columns as series, without totals', () => {
  const chart = chartOf({ ...EMPTY, pivot: pivotOf(2) }, 'stacked', [amount]);
  expect(chart.categories).toEqual(['饮料', '零食']);
  expect(chart.series.map(({ title, values }) => [title, values])).toEqual([
    ['M1', [2, 4]],
    ['M2', [4, 8]],
  ]);
  expect(chart.steps[0]).toEqual({ dimension: 'category', value: '饮料' });
});

test('a pie of a cross table shows the totals of its rows', () => {
  expect(chartOf({ ...EMPTY, pivot: pivotOf(2) }, 'pie', [amount]).series[0]?.values).toEqual([1000, 1000]);
});

test('of many columns the twelve with the largest totals are drawn in their order, and the others are counted', () => {
  const chart = chartOf({ ...EMPTY, pivot: pivotOf(15) }, 'line', [amount]);
  expect(chart.series.map(({ title }) => title)).toEqual(Array.from({ length: 12 }, (_, index) => `M${index + 4}`));
  expect(chart.leftOut).toEqual({ categories: 0, series: 3 });
});

test('figures that are missing, or no numbers, stay missing', () => {
  const odd = [null, '', '  ', 'viel', 0, '0'].map((amount) => ({ region: 'x', amount }));
  expect(chartOf({ ...flat, rows: [...odd, { region: 'y' }] }, 'line', [amount]).series[0]?.values).toEqual([
    ...[null, null, null, null, 0, 0, null],
  ]);
  const pivot = { ...pivotOf(1), cells: [[null, null]] };
  expect(chartOf({ ...EMPTY, pivot }, 'stacked', [amount]).series[0]?.values).toEqual([null, null]);
});

test('a figure is written with the decimals of its measure', () => {
  expect(chartOf(flat, 'bar', [{ ...amount, decimals: 0 }]).series[0]?.decimals).toBe(0);
});

test('a combined chart of a cross table without columns has bars and a line', () => {
  const pivot = rowsOf('category', [3, 4], [amount, share]);
  const figures = pivot.cells.map((cells, row) => cells.map((cell, value) => (cell ?? 7) + value + row / 10));
  const { series, categories } = chartOf({ ...EMPTY, pivot: { ...pivot, cells: figures } }, 'combined', [
    amount,
    share,
  ]);
  expect(categories).toEqual(['M1', 'M2']);
  expect(series).toEqual([
    { title: 'amount', values: [3.1, 4.3], format: 'money', as: 'bar' },
    { title: 'share', values: [4.1, 5.3], format: 'percent', as: 'line' },
  ]);
});

describe('a cross table with more than 30 outermost rows', () => {
  const figures = Array.from({ length: 40 }, (_, index) => (index === 0 ? 1000 : index));

  test('shows the 30 largest in the order of the server, and counts the others', () => {
    const { categories, steps, leftOut } = chartOf({ ...EMPTY, pivot: rowsOf('region', figures) }, 'bar', [amount]);
    expect([categories.length, categories[0], categories[1], categories.at(-1)]).toEqual([30, 'M1', 'M12', 'M40']);
    expect(steps[1]).toEqual({ dimension: 'region', value: 'M12' });
    expect(leftOut).toEqual({ categories: 10, series: 0 });
  });

  test.each(['month', 'week', 'day'])('shows the last 30 of each %s, because a course has no gaps', (code) => {
    const { categories } = chartOf({ ...EMPTY, pivot: rowsOf(code, figures) }, 'line', [amount]);
    expect([categories.length, categories[0], categories.at(-1)]).toEqual([30, 'M11', 'M40']);
  });

  test('shares the rest of a pie out to all others', () => {
    const { categories, series, leftOut } = chartOf({ ...EMPTY, pivot: rowsOf('month', figures) }, 'pie', [amount]);
    expect([categories.length, categories[0], categories.at(-1)]).toEqual([31, 'M1', '其他 10']);
    expect(series[0]?.values.at(-1)).toBe(55);
    expect(leftOut.categories).toBe(0);
  });
});

describe('a pie of one page', () => {
  test('has a slice for the rows of the other pages, so that shares are those of all; it leads nowhere', () => {
    const chart = chartOf(pageOf([60.1, 20.2], 45, 100.5), 'pie', [amount]);
    expect(chart).toMatchObject({ categories: ['R1', 'R2', '其他 43'], isPart: false });
    expect(chart.series[0]?.values).toEqual([60.1, 20.2, 20.2]);
    expect(chart.steps).toEqual([
      { dimension: 'region', value: 'R1' },
      { dimension: 'region', value: 'R2' },
      undefined,
    ]);
  });

  test('has none where the page is all, or the server has no total, which is said', () => {
    expect(chartOf(pageOf([60, 40], 2, 100), 'pie', [amount])).toMatchObject({
      categories: ['R1', 'R2'],
      isPart: false,
    });
    expect(chartOf(pageOf([60, 40], 45, null), 'pie', [amount])).toMatchObject({
      categories: ['R1', 'R2'],
      isPart: true,
    });
  });

  test('of any other kind it tells only of the page', () => {
    expect(chartOf(pageOf([60, 40], 45, 200), 'bar', [amount])).toMatchObject({
      categories: ['R1', 'R2'],
      isPart: true,
    });
  });
});

describe('a pie is offered for measures', () => {
  const growth = { ...column('growth', 'number'), isComparison: true };
  const offered = (report: Report) => measuresFor(report, 'pie').map(({ code }) => code);

  test('that add up: no shares, no comparisons', () => {
    expect(offered({ ...flat, columns: [...flat.columns, growth] })).toEqual(['qty', 'amount']);
    expect(displaysOf({ ...flat, columns: [column('region', 'text'), share, growth] })).toEqual([
      ...['table', 'bar', 'line', 'combined'],
    ]);
  });

  test.each([
    ['averages, whose total is another average', pageOf([40, 60], 2, 48), []],
    ['averages of a page that are more than their total together', pageOf([40, 60], 45, 48), []],
    ['figures whose total is rounded', pageOf([0.33, 0.33, 0.33], 3, 1), ['amount']],
    ['a page of all', pageOf([40, 60], 45, 1000), ['amount']],
    ['a page with a return on the next one', pageOf([40, 60, -1], 45, 90), ['amount']],
    ['figures without a total', pageOf([40, 60], 2, null), ['amount']],
  ])('that add up by their total: %s', (_what, report, codes) => {
    expect(offered({ ...report, columns: [column('region', 'text'), amount] })).toEqual(codes);
  });

  test('of a cross table as well', () => {
    const pivot = rowsOf('category', [1, 2], [amount, share]);
    expect(offered({ ...EMPTY, pivot })).toEqual(['amount']);
    expect(offered({ ...EMPTY, pivot: { ...pivot, cells: [...pivot.cells.slice(0, -1), [2, 1]] } })).toEqual([]);
  });
});

test.each(['bar', 'line', 'pie', 'combined'] as const)('a %s of hostile data is drawn from finite numbers', (kind) => {
  const figures = Array.from({ length: 5000 }, (_, index) => [1e308, -1e308, 5e-324, 0][index % 4] ?? 0);
  const proto = column('__proto__', 'money');
  const rows = figures.map((amount, index) => ({ region: index === 0 ? '长'.repeat(1_000_000) : '__proto__', amount }));
  const report = { ...flat, rows, itemCount: 9999, totals: { amount: 1e308 } };
  const pivot = rowsOf('__proto__', figures, [amount, proto]);
  for (const hostile of [report, { ...EMPTY, pivot }]) {
    const { series, categories } = chartOf(hostile, kind, [amount, proto]);
    series.forEach(({ values }) => {
      expect(values).toHaveLength(categories.length);
      expect(values.every((value) => value === null || Number.isFinite(value))).toBe(true);
    });
    expect(displaysOf(hostile)).toContain('bar');
  }
});

test('a display is offered only where it says something', () => {
  expect(displaysOf(flat)).toEqual(['table', 'bar', 'line', 'pie', 'combined']);
  expect(displaysOf({ ...EMPTY, pivot: pivotOf(2) })).toEqual(['table', 'bar', 'line', 'pie', 'stacked']);
  expect(displaysOf({ ...flat, columns: [column('region', 'text'), amount] })).not.toContain('combined');
  expect(displaysOf(EMPTY)).toEqual(['table']);
});
