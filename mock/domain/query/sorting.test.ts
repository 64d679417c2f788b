import fc from 'fast-check';
import { ApiError } from '../apiError';
import { pageOf, sortedPage } from './page';
import { sortedPositions } from './sorting';
import { textRank } from './text';

interface Row {
  a: number;
  b: number;
}
const ranks = {
  a:
    () =>
    ({ a }: Row) =>
      a,
  b:
    () =>
    ({ b }: Row) =>
      b,
};
const rows = fc.array(fc.record({ a: fc.nat(5), b: fc.nat(2 ** 40) }), { maxLength: 60 });
const directions = fc.constantFrom('asc' as const, 'desc' as const);

describe('sorting', () => {
  it('equals a stable comparison sort for any rows and both directions', () => {
    fc.assert(
      fc.property(rows, directions, directions, (items, first, second) => {
        const sign = { asc: 1, desc: -1 };
        const expected = [...items].sort((x, y) => sign[first] * (x.a - y.a) || sign[second] * (x.b - y.b));
        const sorting = [
          { field: 'a', order: first },
          { field: 'b', order: second },
        ];
        expect(Array.from(sortedPositions(items, sorting, ranks), (position) => items[position])).toEqual(expected);
      }),
    );
  });

  it('rejects a field that cannot be sorted, even an inherited property name', () => {
    for (const field of ['c', 'toString']) {
      expect(() => sortedPositions([{ a: 1, b: 1 }], [{ field, order: 'asc' }], ranks)).toThrow(ApiError);
    }
  });

  it('sorts Chinese texts by pinyin', () => {
    const names = ['王芳', '李娜', '张伟', '陈静'];
    const rank = textRank(names, (name) => name);
    expect([...names].sort((a, b) => rank(a) - rank(b))).toEqual(['陈静', '李娜', '王芳', '张伟']);
  });
});

describe('pages', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index);

  it.each([
    [1, [0, 1, 2, 3]],
    [3, [8, 9]],
    [99, [8, 9]],
    [0, [0, 1, 2, 3]],
  ])('clamps the page number %i', (index, expected) => {
    expect(pageOf(ten, { index, size: 4 })).toEqual({ rows: expected, count: 10 });
  });

  it('returns an empty first page for no rows', () => {
    expect(sortedPage([], { index: 3, size: 20, sorting: [] }, {})).toEqual({ rows: [], count: 0 });
  });
});
