import fc from 'fast-check';
import { columnWidths } from './columnWidths';

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

it('columns have their shares where all words fit', () => {
  expect(columnWidths([50, 50, 50], [20, 30, 50], 1000)).toEqual([200, 300, 500]);
});

it('a column with a longer word takes the room that the others can spare', () => {
  // The words need 400 + 100, so 500 of the 600 that the others would like is left to share.
  expect(columnWidths([400, 50, 50], [20, 30, 50], 800)).toEqual([400, 50 + (190 * 300) / 540, 50 + (350 * 300) / 540]);
});

it('columns are as wide as their words where these do not fit together', () => {
  expect(columnWidths([400, 300], [50, 50], 600)).toEqual([400, 300]);
});

it('no word is cut, and the width is kept where the words allow it', () => {
  const column = fc.record({
    least: fc.double({ min: 1, max: 300, noNaN: true }),
    share: fc.double({ min: 1, max: 9, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(column, { minLength: 1, maxLength: 20 }),
      fc.double({ min: 100, max: 2000, noNaN: true }),
      (columns, width) => {
        const least = columns.map((each) => each.least);
        const shares = columns.map(({ share }) => (share / sum(columns.map((each) => each.share))) * 100);
        const widths = columnWidths(least, shares, width);
        widths.forEach((each, index) => expect(each).toBeGreaterThanOrEqual((least[index] ?? 0) - 0.01));
        expect(Math.abs(sum(widths) - Math.max(width, sum(least)))).toBeLessThan(0.1);
      },
    ),
  );
});
