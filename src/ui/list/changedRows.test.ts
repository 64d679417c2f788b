import { changedRows } from './changedRows';

interface Row {
  id: string;
  name?: string;
}
const keyOf = ({ id }: Row) => id;
const page = (ids: string, itemCount: number, name?: string) => ({
  rows: [...ids].map((id): Row => (id === 'b' ? { id, name } : { id })),
  itemCount,
});
const changed = (before: ReturnType<typeof page>, now: ReturnType<typeof page>) => [...changedRows(before, now, keyOf)];

it('a row that was created is new, although it has pushed another one from the page', () => {
  expect(changed(page('abc', 10), page('xab', 11))).toEqual(['x']);
});

it('a row whose values differ has changed', () => {
  expect(changed(page('abc', 10, 'old'), page('abc', 10, 'new'))).toEqual(['b']);
});

it('a row that moved up from the next page after a deletion is not new', () => {
  expect(changed(page('abc', 10), page('acd', 9))).toEqual([]);
});

it('when nearly all rows differ, as in another language, none is marked', () => {
  expect(changed(page('', 0), page('abcdef', 6))).toEqual([]);
});
