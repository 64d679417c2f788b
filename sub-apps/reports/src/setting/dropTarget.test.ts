import { dropTarget } from './dropTarget';

const item = (top: number) => ({ top, bottom: top + 32, left: 10, right: 90 });
const ZONES = [
  { top: 0, bottom: 100, left: 0, right: 100, items: [item(20), item(56)] },
  { top: 110, bottom: 160, left: 0, right: 100, items: [] },
];

test.each([
  [22, 0],
  [40, 1],
  [70, 1],
  [80, 2],
  [99, 2],
])('at the height %d of a zone, the gap %d is the nearest', (y, index) => {
  expect(dropTarget(ZONES, 50, y)).toEqual({ zone: 0, index });
});

test('an empty zone has one gap', () => {
  expect(dropTarget(ZONES, 50, 130)).toEqual({ zone: 1, index: 0 });
});

test('beside and between the zones there is no target', () => {
  expect(dropTarget(ZONES, 50, 105)).toBeUndefined();
  expect(dropTarget(ZONES, 120, 50)).toBeUndefined();
});
