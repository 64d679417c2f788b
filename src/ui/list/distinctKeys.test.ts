import { distinctKeys } from './distinctKeys';

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));
const idOf = ({ id }: { id: string }) => id;

it('rows with keys of their own keep them', () => {
  expect(distinctKeys(rowsOf('a', 'b'), idOf)).toEqual({ replaced: new Map(), repeated: undefined });
});

it('of rows with one key the first keeps it, the others get numbers that no row has', () => {
  const rows = rowsOf('a', 'a', 'a#2', 'a', 'b');
  const { replaced, repeated } = distinctKeys(rows, idOf);
  expect(rows.map((row) => replaced.get(row) ?? row.id)).toEqual(['a', 'a#3', 'a#2', 'a#4', 'b']);
  expect(repeated).toBe('a');
});

it('rows without keys are told apart as well', () => {
  const rows = rowsOf('', '', '');
  const { replaced } = distinctKeys(rows, idOf);
  expect(rows.map((row) => replaced.get(row) ?? row.id)).toEqual(['', '#2', '#3']);
});
