import { columnsInSight, hiddenFaults } from './sight';

/** Twenty columns of 100 px beside row numbers of 50 px, in a grid of 470 px. */
const layout = { clientWidth: 470, scrollWidth: 2_050, numberWidth: 50 };

test.each([
  [0, 0, 3],
  [49, 0, 4],
  [51, 1, 4],
  [1_580, 16, 19],
])('scrolled by %d px, the columns with at least half in sight are %d to %d', (scrollLeft, first, last) => {
  expect(columnsInSight({ ...layout, scrollLeft }, 20)).toEqual({ first, last });
});

test('all columns are in sight where the grid is not laid out', () => {
  expect(columnsInSight({ scrollLeft: 0, clientWidth: 0, scrollWidth: 0, numberWidth: 0 }, 20)).toEqual({
    first: 0,
    last: 19,
  });
});

test('faults out of sight are counted on each side, the nearest column first', () => {
  const faults = new Map([
    [9, 1],
    [0, 5],
    [2, 3],
    [5, 7],
    [8, 2],
  ]);
  expect(hiddenFaults(faults, { first: 4, last: 7 })).toEqual({
    left: { count: 8, columns: [2, 0] },
    right: { count: 3, columns: [8, 9] },
  });
  expect(hiddenFaults(faults, { first: 0, last: 9 }).right.count).toBe(0);
});
