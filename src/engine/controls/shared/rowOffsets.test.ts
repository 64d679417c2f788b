import { RowOffsets } from './rowOffsets';

const list = (count: number) => ({ count, keyOf: (index: number) => `row ${index}`, rowHeightPx: 40 });

describe('rows of one height', () => {
  const offsets = new RowOffsets(list(5_000), new Map());

  it('stand where their number says', () => {
    expect([offsets.startOf(0), offsets.startOf(3), offsets.total]).toEqual([0, 120, 200_000]);
  });

  it.each([
    [-5, 0],
    [0, 0],
    [39, 0],
    [40, 1],
    [100_000, 2_500],
    [900_000, 4_999],
  ])('at %d px is row %d', (px, row) => {
    expect(offsets.indexAt(px)).toBe(row);
  });
});

describe('rows of which some are higher or lower', () => {
  const offsets = new RowOffsets(
    list(4),
    new Map([
      ['row 1', 100],
      ['row 2', 10],
    ]),
  );

  it('stand below what is above them', () => {
    expect([0, 1, 2, 3, 4].map((index) => offsets.startOf(index))).toEqual([0, 40, 140, 150, 190]);
    expect(offsets.total).toBe(190);
  });

  it.each([
    [-1, 0],
    [39, 0],
    [40, 1],
    [139, 1],
    [140, 2],
    [149, 2],
    [150, 3],
    [500, 3],
  ])('at %d px is row %d', (px, row) => {
    expect(offsets.indexAt(px)).toBe(row);
  });
});

it.each([[new Map()], [new Map([['row 0', 5]])]])('no rows take no place', (heights) => {
  const offsets = new RowOffsets(list(0), heights);
  expect([offsets.total, offsets.indexAt(10)]).toEqual([0, 0]);
});
