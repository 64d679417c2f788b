import { layoutFlow } from './layoutFlow';
import { approval, block, branch, end, start } from './testFlows';
import { walkFlow } from './walkFlow';
import type { WalkKey } from './walkFlow';

const nodes = [
  start,
  block(
    'condition',
    'c',
    branch('l', [approval('l1'), block('parallel', 'p', branch('pl', [approval('pl1')]), branch('pr'))]),
    branch('r', [approval('r1'), approval('r2')]),
  ),
  approval('last'),
  end,
];
const layout = layoutFlow(nodes, { cardWidthPx: 200, gapPx: 40, columnGapPx: 20, marginPx: 0, measure: () => 50 });
const walk = (id: string, key: WalkKey) => walkFlow(nodes, layout, id, key);

/** The cards that one key leads to, one after the other. */
function path(id: string, key: WalkKey): string[] {
  const next = walk(id, key);
  return next === undefined ? [] : [next, ...path(next, key)];
}

test('down follows the lines into the first branch, and out of it where the branches join', () => {
  expect(path('start', 'ArrowDown')).toEqual(['c', 'l', 'l1', 'p', 'pl', 'pl1', 'last', 'end']);
  expect(path('r', 'ArrowDown')).toEqual(['r1', 'r2', 'last', 'end']);
  expect(walk('pr', 'ArrowDown')).toBe('last');
});

test('up goes back the same way', () => {
  expect(path('end', 'ArrowUp')).toEqual(['last', 'pl1', 'pl', 'p', 'l1', 'l', 'c', 'start']);
  expect(path('r2', 'ArrowUp')).toEqual(['r1', 'r', 'c', 'start']);
});

test('left and right lead to the nearest card of the branch beside it, also of the block around', () => {
  expect(walk('l', 'ArrowRight')).toBe('r');
  expect(walk('l1', 'ArrowRight')).toBe('r1');
  expect(walk('p', 'ArrowRight')).toBe('r2');
  expect(walk('r1', 'ArrowLeft')).toBe('l1');
  expect(walk('pl', 'ArrowRight')).toBe('pr');
  expect(walk('pr', 'ArrowRight')).toBe('r2');
  expect(walk('r', 'ArrowRight')).toBeUndefined();
  expect(walk('start', 'ArrowLeft')).toBeUndefined();
});

test('Home and End lead to the start and the end', () => {
  expect(walk('pl1', 'Home')).toBe('start');
  expect(walk('pl1', 'End')).toBe('end');
});
