import type { Report } from '../../api/report';
import { displaysOf, measuresFor } from './displays';
import { amount, column, EMPTY, flat, pageOf, pivotOf, rowsOf, share } from './testCharts';

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
    ['counts of different things, of which one is in both rows', pageOf([40, 60], 2, 99), []],
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

test('stacks and a pie are not offered where figures of either axis do not add up to their total', () => {
  const pivot = pivotOf(2);
  const withCell = (row: number, column: number) => ({
    ...pivot,
    cells: pivot.cells.map((cells, r) => cells.map((cell, c) => (r === row && c === column ? (cell ?? 0) + 1 : cell))),
  });
  expect(displaysOf({ ...EMPTY, pivot: withCell(1, 2) })).toEqual(['table', 'bar', 'line']);
  expect(displaysOf({ ...EMPTY, pivot: withCell(4, 0) })).toEqual(['table', 'bar', 'line']);
  const shares = { ...pivot, values: [share] };
  expect(displaysOf({ ...EMPTY, pivot: shares })).toEqual(['table', 'bar', 'line']);
  const both = { ...pivot, values: [amount, share], cells: pivot.cells.map((cells) => cells.flatMap((x) => [x, x])) };
  expect(measuresFor({ ...EMPTY, pivot: both }, 'stacked')).toEqual([amount]);
});

test('a cross table without a dimension of rows is a table only', () => {
  const pivot = { ...pivotOf(2), rows: [], rowKeys: [[]], cells: [[1, 2, 3]] };
  expect(displaysOf({ ...EMPTY, pivot })).toEqual(['table']);
});

test('a display is offered only where it says something', () => {
  expect(displaysOf(flat)).toEqual(['table', 'bar', 'line', 'pie', 'combined']);
  expect(displaysOf({ ...EMPTY, pivot: pivotOf(2) })).toEqual(['table', 'bar', 'line', 'pie', 'stacked']);
  expect(displaysOf({ ...flat, columns: [column('region', 'text'), amount] })).not.toContain('combined');
  expect(displaysOf(EMPTY)).toEqual(['table']);
});
