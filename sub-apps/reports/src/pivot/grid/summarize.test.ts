import fc from 'fast-check';
import { pathId } from '../model/axisTree';
import { column, modelOf, SALES } from '../testPivot';
import { summarize } from './summarize';

const range = (rowEnd: number, columnEnd: number) => ({ rowStart: 0, rowEnd, columnStart: 0, columnEnd });
const figures = (cells: (number | null)[][], values = [column('v')]) =>
  modelOf(
    {},
    {
      ...SALES,
      rows: [column('r')],
      columns: [],
      columnKeys: [[]],
      rowKeys: cells.map((_, row) => [`${row}`]),
      values,
      cells,
    },
  );

describe('the sum of selected figures', () => {
  it('is exact, and leaves out what is missing', () => {
    expect(summarize(figures([[0.1], [0.2], [null]]), range(2, 0))).toEqual({ count: 2, sum: '0.30', average: '0.15' });
  });

  it('is that of whole cents, however many', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 300 }), (cents) => {
        const total = cents.reduce((sum, cent) => sum + cent, 0);
        const { sum } = summarize(figures(cents.map((cent) => [cent / 100])), range(cents.length - 1, 0));
        expect(Math.round(Number(sum?.replaceAll(',', '')) * 100)).toBe(total === 0 ? 0 : total);
      }),
    );
  });

  it('is there for figures of one format only', () => {
    const mixed = figures([[1, 2]], [column('a'), column('b', { type: 'percent' })]);
    expect(summarize(mixed, range(0, 1))).toEqual({ count: 2 });
    const alike = figures([[1, 2]], [column('a'), column('b')]);
    expect(summarize(alike, range(0, 1))).toMatchObject({ sum: '3.00', average: '1.50' });
    expect(summarize(figures([[null]]), range(0, 0))).toEqual({ count: 0 });
  });

  it('is that of amounts and counts only, with a short average; of others there is the least and the greatest', () => {
    const growth = figures([[0.1], [-0.3]], [column('g', { type: 'percent', isComparison: true })]);
    expect(summarize(growth, range(1, 0))).toEqual({ count: 2, least: '▼ 30.0%', greatest: '▲ 10.0%' });
    const share = figures([[0.1], [0.3]], [column('s', { type: 'percent' })]);
    expect(summarize(share, range(1, 0))).toEqual({ count: 2, least: '10.0%', greatest: '30.0%' });
    const change = figures([[1], [3]], [column('c', { isComparison: true })]);
    expect(summarize(change, range(1, 0))).toEqual({ count: 2, least: '▲ 1.00', greatest: '▲ 3.00' });
    const counts = figures([[1], [1], [2]], [column('n', { type: 'number' })]);
    expect(summarize(counts, range(2, 0))).toEqual({ count: 3, sum: '4', average: '1.33' });
  });

  it('is missing where the total of the server is another one, as that of averages', () => {
    const averages = figures([[40], [60], [48]]);
    const { data } = averages.source;
    const withTotal = (total: number) =>
      modelOf({}, { ...data, rowKeys: [['0'], ['1'], []], cells: [...data.cells.slice(0, 2), [total]] });
    expect(summarize(withTotal(48), range(1, 0))).toEqual({ count: 2, least: '40.00', greatest: '60.00' });
    expect(summarize(withTotal(100), range(1, 0))).toEqual({ count: 2, sum: '100.00', average: '50.00' });
  });
});

describe('totals among the selected figures', () => {
  const amounts = {
    ...SALES,
    values: [column('v')],
    cells: [
      [1, 2, 3, 4, 4, 7],
      [10, 20, 30, 40, 40, 70],
      [11, 22, 33, 44, 44, 77],
      [100, 200, 300, 400, 400, 700],
      [0, 0, 0, 0, 0, 0],
      [100, 200, 300, 400, 400, 700],
      [111, 222, 333, 444, 444, 777],
    ],
  };

  it('are left out of the count, the sum and the average: all figures come to the grand total', () => {
    expect(summarize(modelOf({}, amounts), range(6, 5))).toEqual({ count: 12, sum: '777.00', average: '64.75' });
    const flat = figures([[1], [2], [3]]);
    const [rowKeys, cells] = [
      [...flat.source.data.rowKeys, []],
      [...flat.source.data.cells, [6]],
    ];
    expect(summarize(modelOf({}, { ...flat.source.data, rowKeys, cells }), range(3, 0)).sum).toBe('6.00');
  });

  it('of folded groups stand for their members', () => {
    const model = modelOf(
      { foldedRows: new Set([pathId(['华东'])]), foldedColumns: new Set([pathId(['2025'])]) },
      amounts,
    );
    expect(summarize(model, { rowStart: 0, rowEnd: 4, columnStart: 0, columnEnd: 3 })).toMatchObject({
      count: 6,
      sum: '777.00',
    });
  });

  it('alone are only counted', () => {
    const totals = { rowStart: 5, rowEnd: 6, columnStart: 0, columnEnd: 1 };
    expect(summarize(modelOf({}, amounts), totals)).toEqual({ count: 4 });
  });

  it('are the figures where an axis has no dimensions', () => {
    const noRows = modelOf({}, { ...amounts, rows: [], rowKeys: [[]], cells: amounts.cells.slice(6) });
    expect(summarize(noRows, range(0, 5))).toEqual({ count: 3, sum: '777.00', average: '259.00' });
  });
});
