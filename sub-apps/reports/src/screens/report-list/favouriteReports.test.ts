import { MOST_FAVOURITES, toggledFavourites } from './favouriteReports';

const full = Array.from({ length: MOST_FAVOURITES }, (_, index) => `r${index}`);

it('adds a report at the end, and removes one that is there', () => {
  expect(toggledFavourites(['a'], 'b', () => true)).toEqual(['a', 'b']);
  expect(toggledFavourites(['a', 'b'], 'a', () => true)).toEqual(['b']);
});

it('has no room for more than fifty', () => {
  expect(toggledFavourites(full, 'x', () => true)).toBeUndefined();
  expect(toggledFavourites(full, 'r3', () => true)).toHaveLength(49);
});

it('replaces the oldest report that the position does not see', () => {
  const next = toggledFavourites(full, 'x', (code) => code !== 'r7' && code !== 'r9');
  expect(next).toHaveLength(50);
  expect(next).not.toContain('r7');
  expect(next?.at(-1)).toBe('x');
});
