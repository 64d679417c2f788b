import type { NodeState, NodeStatus } from './nodeState';
import { takenLines } from './takenLines';
import { approval, block, branch, end, start } from './testFlows';

const states = (statuses: Record<string, NodeStatus>): ReadonlyMap<string, NodeState> =>
  new Map(Object.entries(statuses).map(([id, status]) => [id, { status, handlers: [] }]));

const branching = (type: 'condition' | 'parallel') => [
  start,
  block(type, 'c', branch('l', [approval('a')]), branch('r', [approval('b')]), branch('empty')),
  approval('last'),
  end,
];

test('the path runs to the current step, through the branch that was taken', () => {
  const taken = takenLines(
    branching('condition'),
    states({ start: 'done', c: 'current', l: 'done', a: 'current', r: 'skipped', b: 'skipped', last: 'pending' }),
  );
  expect([...taken]).toEqual(['into start', 'into c', 'into l', 'into a']);
});

test('a branch that was passed is left where the branches join', () => {
  const taken = takenLines(
    branching('condition'),
    states({ start: 'done', c: 'done', l: 'skipped', a: 'skipped', empty: 'done', last: 'current' }),
  );
  expect([...taken]).toEqual(['into start', 'into c', 'into empty', 'out empty', 'into last']);
});

test('of parallel branches, one that is complete is left while another one is running', () => {
  const taken = takenLines(
    branching('parallel'),
    states({ start: 'done', c: 'current', l: 'done', a: 'done', r: 'current', b: 'current', last: 'pending' }),
  );
  expect(taken.has('out l')).toBe(true);
  expect(taken.has('out r')).toBe(false);
  expect(taken.has('into last')).toBe(false);
});

test('a step that passed by itself is on the path', () => {
  const taken = takenLines(
    [start, approval('a'), approval('b'), end],
    states({ start: 'done', a: 'skipped', b: 'rejected', end: 'pending' }),
  );
  expect([...taken]).toEqual(['into start', 'into a', 'into b']);
});
