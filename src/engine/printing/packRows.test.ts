import { packRows } from './packRows';

const spans = (columns: number, ...fields: number[]) =>
  packRows(
    fields.map((span) => ({ span })),
    columns,
  ).map((row) => row.map(({ span }) => span));

it('fills the rows of a grid in order', () => {
  expect(spans(3, 1, 1, 1, 2, 2, 1)).toEqual([[1, 1, 1], [2], [2, 1]]);
});

it('gives a field that is wider than the grid a row of its own', () => {
  expect(spans(2, 1, Infinity, 1)).toEqual([[1], [Infinity], [1]]);
});
