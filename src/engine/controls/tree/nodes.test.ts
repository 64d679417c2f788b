import { inSight, nodesOfRows, withBelow } from './nodes';
import type { TreeNode } from './nodes';

const shape = (nodes: readonly TreeNode[]): unknown[] => nodes.map(({ key, children }) => (children.length > 0 ? [key, shape(children)] : key));
const row = (key: string | number, parentid?: string | number | null) => ({ key, text: String(key), parentid });

it('puts rows below their parents, whichever comes first', () => {
  expect(shape(nodesOfRows([row('c', 'b'), row('b', 'a'), row('a'), row('d', 'a')]))).toEqual([['a', [['b', ['c']], 'd']]]);
});

it('loses no row: one without a known parent stands at the top, and a circle is opened', () => {
  const nodes = nodesOfRows([row('a', 'gone'), row('b', 'b'), row('x', 'z'), row('y', 'x'), row('z', 'y'), row('n', null)]);
  expect(nodes.flatMap(withBelow).map(({ key }) => key).toSorted()).toEqual(['a', 'b', 'n', 'x', 'y', 'z']);
  expect(nodes).toHaveLength(4);
});

it('shows what is below an unfolded node only', () => {
  const nodes = nodesOfRows([row(1), row(2, 1), row(3, 2), row(4)]);
  expect(inSight(nodes, new Set([1])).map(({ key }) => key)).toEqual([1, 2, 4]);
});
