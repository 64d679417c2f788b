import { isMoveKey, moveSelection, selectedPath } from './moveSelection';
import type { MoveKey } from './moveSelection';

const PATHS = ['/a', '/b', '/c'];

test.each<[MoveKey, string, string]>([
  ['ArrowDown', '/a', '/b'],
  ['ArrowDown', '/c', '/a'],
  ['ArrowUp', '/b', '/a'],
  ['ArrowUp', '/a', '/c'],
  ['Home', '/c', '/a'],
  ['End', '/a', '/c'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(moveSelection(PATHS, from, key)).toBe(to);
});

test('no key selects anything in an empty list', () => {
  (['ArrowDown', 'ArrowUp', 'Home', 'End'] as const).forEach((key) =>
    expect(moveSelection([], undefined, key)).toBeUndefined(),
  );
});

test('the first page is selected until another is chosen, and after the chosen one is removed', () => {
  expect(selectedPath(PATHS, undefined)).toBe('/a');
  expect(selectedPath(PATHS, '/b')).toBe('/b');
  expect(selectedPath(PATHS, '/gone')).toBe('/a');
  expect(selectedPath([], '/b')).toBeUndefined();
});

test('letters do not move the selection', () => {
  expect(['ArrowDown', 'End', 'a', 'Enter'].filter(isMoveKey)).toEqual(['ArrowDown', 'End']);
});
