import { dropIndex } from './useTabDrag';

/** Home is 40 wide, the others 100, 60 and 120. */
const tabs = [
  { left: 0, width: 40 },
  { left: 40, width: 100 },
  { left: 140, width: 60 },
  { left: 200, width: 120 },
];

it('a tab stays until the pointer has passed the middle of another', () => {
  expect(dropIndex(tabs, 1, 169)).toBe(1);
  expect(dropIndex(tabs, 1, 171)).toBe(2);
  expect(dropIndex(tabs, 3, 171)).toBe(3);
  expect(dropIndex(tabs, 3, 169)).toBe(2);
});

it('a tab can move over several others, but not before home', () => {
  expect(dropIndex(tabs, 1, 5_000)).toBe(3);
  expect(dropIndex(tabs, 3, -50)).toBe(1);
});
