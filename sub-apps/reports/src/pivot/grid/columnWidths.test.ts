import { figureText } from '../../figures/figureText';
import { cellTextPx, figureSizes } from '../model/figureSizes';
import { modelOf, SALES } from '../testPivot';
import { figureColumnId, figureWidths, stubColumnId, stubWidths } from './columnWidths';

const TEXTS = { subtotal: '小计', total: '合计', blank: '（空）' };
const NONE = new Map<string, number>();
const widthsOf = (set = NONE, cells = SALES.cells, marked = new Set<string>()) => {
  const data = { ...SALES, cells };
  return figureWidths(modelOf({}, data), figureSizes(data), TEXTS, marked, set);
};

describe('a column of figures', () => {
  it('has room for its longest figure, wherever that is', () => {
    const cells = SALES.cells.map((line, row) => (row === 5 ? [-123_456_789.5, ...line.slice(1)] : line));
    const longest = cellTextPx(figureText(-123_456_789.5, { type: 'money', decimals: 2, isComparison: false }));
    const [first = 0, , third] = widthsOf(NONE, cells);
    expect(first).toBeGreaterThan(longest + 20);
    expect(third).toBe(widthsOf()[2]);
  });

  it('has room for its title, its sorting and its marks, and the width that a person has set', () => {
    const marked = widthsOf(NONE, SALES.cells, new Set(['amount']));
    expect(marked[0]).toBeGreaterThanOrEqual(widthsOf()[0] ?? 0);
    expect(widthsOf(new Map([[figureColumnId(['2025', '11'], 'amount'), 300]]))[0]).toBe(300);
  });

  it('has room for figures without a fixed number of decimals', () => {
    const value = {
      type: 'number' as const,
      decimals: undefined,
      isComparison: false,
      code: 'n',
      title: 'n',
      canDrill: false,
    };
    const data = {
      ...SALES,
      values: [value],
      columns: [],
      columnKeys: [[]],
      rowKeys: [
        ['a', 'b'],
        ['a', 'c'],
      ],
      cells: [[0.123456789], [10]],
    };
    expect(figureSizes(data).widthsPx[0]).toBe(cellTextPx('0.123456789'));
  });
});

describe('the columns of row headers', () => {
  it('have two lines for a long name in a narrow grid, and need half of the room for it', () => {
    const data = {
      ...SALES,
      rowKeys: SALES.rowKeys.map((key) => key.map((_, level) => '长'.repeat(level === 1 ? 12 : 2))),
    };
    const [, wide = 0] = stubWidths(modelOf({}, data), TEXTS, 2000, NONE);
    const [, narrow = 0] = stubWidths(modelOf({}, data), TEXTS, 560, NONE);
    expect(narrow).toBeGreaterThan(wide / 2);
    expect(narrow).toBeLessThan(wide * 0.7);
  });

  const model = modelOf(
    {},
    {
      ...SALES,
      rowKeys: SALES.rowKeys.map((key) => key.map((member, level) => (level === 1 ? member.repeat(9) : member))),
    },
  );

  it('follow their members', () => {
    const [region = 0, city = 0] = stubWidths(model, TEXTS, 2000, NONE);
    expect(city).toBeGreaterThan(region);
  });

  it('take half of the room at most: the longest become narrower first, also those that a person has set', () => {
    const [region, city] = stubWidths(model, TEXTS, 600, NONE);
    expect([region, city]).toEqual([stubWidths(model, TEXTS, 2000, NONE)[0], 300 - (region ?? 0)]);
    expect(stubWidths(model, TEXTS, 390, new Map([[stubColumnId(0), 500]]))).toEqual([97, 97]);
  });
});
