import type { PivotData, Report, ReportColumn } from '../../api/report';
import { chartOf } from './chartOf';
import { displaysOf } from './displays';

const column = (code: string, type: ReportColumn['type'], canDrill = false): ReportColumn => ({
  code,
  title: code,
  type,
  decimals: undefined,
  isComparison: false,
  canDrill,
});
const [amount, qty, share] = [column('amount', 'money'), column('qty', 'number'), column('share', 'percent')];

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
const pivotOf = (columnCount: number): PivotData => {
  const months = Array.from({ length: columnCount }, (_, index) => `M${index + 1}`);
  const figures = months.map((_, index) => index + 1);
  return {
    rows: [column('category', 'text', true), column('product', 'text')],
    columns: [column('month', 'text')],
    values: [amount],
    rowKeys: [['饮料', '茶'], ['饮料'], ['零食', '饼干'], ['零食'], []],
    columnKeys: [...months.map((month) => [month]), []],
    cells: Array.from({ length: 5 }, (_, row) => [...figures.map((figure) => figure * (row + 1)), 1000]),
  };
};

test('a flat report has one series of the measure, and each row leads down', () => {
  expect(chartOf(flat, 'bar', [amount])).toEqual({
    categories: ['华东', '其他'],
    series: [{ title: 'amount', values: [20.5, 0], format: 'money' }],
    steps: [
      { dimension: 'region', value: '华东' },
      { dimension: 'region', value: 'other' },
    ],
    leftOut: 0,
  });
});

test('a combined chart has bars for the first measure and a line for the second', () => {
  expect(chartOf(flat, 'combined', [amount, share]).series).toEqual([
    { title: 'amount', values: [20.5, 0], format: 'money', as: 'bar' },
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
  expect(chart.leftOut).toBe(3);
});

test('a display is offered only where it says something', () => {
  expect(displaysOf(flat)).toEqual(['table', 'bar', 'line', 'pie', 'combined']);
  expect(displaysOf({ ...EMPTY, pivot: pivotOf(2) })).toEqual(['table', 'bar', 'line', 'pie', 'stacked']);
  expect(displaysOf({ ...flat, columns: [column('region', 'text'), amount] })).not.toContain('combined');
  expect(displaysOf(EMPTY)).toEqual(['table']);
});
