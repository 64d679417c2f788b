import fc from 'fast-check';
import { sumOf } from './columnWidths';
import { fitTable, LEAST_TYPE } from './fitTable';

const needsOf = (leastPx: readonly number[]) => ({
  leastPx,
  wholePx: leastPx.map(() => 0),
  shares: leastPx.map(() => 1),
});

const columnsOf = (leastPx: readonly number[], widthPx: number) =>
  fitTable(needsOf(leastPx), widthPx).groups.map(({ columns }) => columns);

it('a table that fits has type of the usual size', () => {
  expect(fitTable(needsOf([100, 100]), 400)).toEqual({
    type: 1,
    groups: [{ columns: [0, 1], widthsPx: [200, 200] }],
  });
});

it('a table that is a little too wide has smaller type', () => {
  expect(fitTable(needsOf([300, 200]), 400)).toEqual({
    type: 0.8,
    groups: [{ columns: [0, 1], widthsPx: [240, 160] }],
  });
});

it('a table whose type would be too small is split, and its first column is repeated', () => {
  expect(columnsOf([100, 100, 100, 100, 100, 100], 225)).toEqual([
    [0, 1, 2],
    [0, 3, 4],
    [0, 5],
  ]);
});

it('a first column that takes too much room is not repeated', () => {
  expect(columnsOf([200, 100, 100, 100], 225)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

it('every column of any table is on a sheet, and none of them is beside its sheet', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { minLength: 1, maxLength: 100 }),
      fc.double({ min: 60, max: 3000, noNaN: true }),
      (leastPx, widthPx) => {
        const { type, groups } = fitTable(needsOf(leastPx), widthPx);
        expect(type).toBeGreaterThanOrEqual(LEAST_TYPE);
        expect([...new Set(groups.flatMap(({ columns }) => columns))]).toEqual(leastPx.map((_least, index) => index));
        groups.forEach(({ widthsPx }) => expect(sumOf(widthsPx)).toBeLessThanOrEqual(widthPx + 0.1));
      },
    ),
  );
});
