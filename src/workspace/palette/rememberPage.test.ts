import { rememberPage, toggleFavourite } from './rememberPage';

test('a page that comes to front is the newest, and stands there once', () => {
  expect(rememberPage(['/b', '/a'], '/c')).toEqual(['/c', '/b', '/a']);
  expect(rememberPage(['/c', '/b', '/a'], '/a')).toEqual(['/a', '/c', '/b']);
});

test('eight pages besides the newest are kept', () => {
  const opened = Array.from({ length: 12 }, (_page, index) => `/${index}`).reduce<readonly string[]>(rememberPage, []);
  expect(opened).toEqual(['/11', '/10', '/9', '/8', '/7', '/6', '/5', '/4', '/3']);
});

test('a new favourite stands last; the same once more is gone', () => {
  expect(toggleFavourite(['/a'], '/b')).toEqual(['/a', '/b']);
  expect(toggleFavourite(['/a', '/b'], '/a')).toEqual(['/b']);
});
