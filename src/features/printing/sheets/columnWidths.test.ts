import fc from 'fast-check';
import { columnWidths, sumOf } from './columnWidths';

const NONE = [0, 0, 0];

it('columns have their shares where all words fit', () => {
  const needs = { leastPx: [50, 50, 50], wholePx: NONE, shares: [20, 30, 50] };
  expect(columnWidths(needs, 1000)).toEqual([200, 300, 500]);
});

it('a column with a longer word takes the room that the others can spare', () => {
  // The words need 400 + 100, so 300 of the 540 that the others would like are left to share.
  expect(columnWidths({ leastPx: [400, 50, 50], wholePx: NONE, shares: [20, 30, 50] }, 800)).toEqual([
    400,
    50 + (190 * 300) / 540,
    50 + (350 * 300) / 540,
  ]);
});

it('short texts stay in one line before a long text has more room', () => {
  expect(columnWidths({ leastPx: [30, 30], wholePx: [120, 30], shares: [10, 90] }, 300)).toEqual([120, 180]);
});

it('short texts are broken before words are', () => {
  expect(columnWidths({ leastPx: [30, 100], wholePx: [130, 100], shares: [50, 50] }, 200)).toEqual([100, 100]);
});

it('words that do not fit together are broken', () => {
  expect(columnWidths({ leastPx: [400, 200], wholePx: NONE, shares: [50, 50] }, 300)).toEqual([200, 100]);
});

it('a table is exactly as wide as its sheet, whatever it holds; and no word is broken that fits', () => {
  const column = fc.record({
    least: fc.double({ min: 0, max: 30_000, noNaN: true }),
    whole: fc.double({ min: 0, max: 300, noNaN: true }),
    share: fc.double({ min: 0.01, max: 9, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(column, { minLength: 1, maxLength: 80 }),
      fc.double({ min: 100, max: 2000, noNaN: true }),
      (columns, width) => {
        const leastPx = columns.map(({ least }) => least);
        const needs = {
          leastPx,
          wholePx: columns.map(({ whole }) => whole),
          shares: columns.map(({ share }) => share),
        };
        const widths = columnWidths(needs, width);
        expect(Math.abs(sumOf(widths) - width)).toBeLessThan(0.1);
        if (sumOf(leastPx) <= width)
          widths.forEach((each, index) => expect(each).toBeGreaterThanOrEqual((leastPx[index] ?? 0) - 0.01));
      },
    ),
  );
});
