import fc from 'fast-check';
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
    expect(summarize(mixed, range(0, 1))).toEqual({ count: 2, sum: undefined, average: undefined });
    const alike = figures([[1, 2]], [column('a'), column('b')]);
    expect(summarize(alike, range(0, 1))).toMatchObject({ sum: '3.00', average: '1.50' });
    expect(summarize(figures([[null]]), range(0, 0))).toEqual({ count: 0, sum: undefined, average: undefined });
  });

  it('is a plain figure of growths, and an average is short', () => {
    const growth = figures([[0.1], [-0.3]], [column('g', { type: 'percent', isComparison: true })]);
    expect(summarize(growth, range(1, 0))).toEqual({ count: 2, sum: '-20.0%', average: '-10.0%' });
    const counts = figures([[1], [1], [2]], [column('n', { type: 'number' })]);
    expect(summarize(counts, range(2, 0))).toEqual({ count: 3, sum: '4', average: '1.33' });
  });
});
