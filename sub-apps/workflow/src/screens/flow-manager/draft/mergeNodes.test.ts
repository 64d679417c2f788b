import { approval, block, branch, copy, end, start } from '../../../flow/testFlows';
import type { FlowNode } from '../../../flow/flowNodes';
import { mergeNodes } from './mergeNodes';

const [a, b, c] = [approval('a'), approval('b'), approval('c')];
const flow = (...nodes: readonly FlowNode[]) => [start, ...nodes, end];
const named = (node: FlowNode, name: string) => ({ ...node, name });
/** Ids in their order, with what is inside a branch in brackets. */
const shown = (nodes: readonly FlowNode[]): string =>
  nodes
    .map((node) =>
      'branches' in node
        ? `${node.id}{${node.branches.map((each) => `${each.id}(${shown(each.nodes)})`).join(' ')}}`
        : `${node.id}${node.name.includes('*') ? node.name.slice(node.name.indexOf('*')) : ''}`,
    )
    .join(' ');
type Nodes = readonly FlowNode[];
const merge = (base: Nodes, mine: Nodes, stored: Nodes, prefer: 'mine' | 'stored' = 'mine') => {
  const { nodes, conflicts } = mergeNodes(base, mine, stored, prefer);
  return [shown(nodes), conflicts];
};
const split = (...inner: readonly FlowNode[]) =>
  block('condition', 'if', branch('x', inner, 'amount > 1'), branch('else'));

describe('changes of different nodes are both kept', () => {
  test('settings of one, and settings of another one', () => {
    expect(merge(flow(a, b), flow(named(a, '*我'), b), flow(a, named(b, '*他')))).toEqual(['start a*我 b*他 end', []]);
  });

  test('an addition here, and an addition there', () => {
    expect(merge(flow(a, b), flow(copy('k'), a, b), flow(a, b, c))).toEqual(['start k a b c end', []]);
    expect(merge(flow(a, split(b)), flow(a, c, split(b)), flow(a, split(b, copy('k'))))).toEqual([
      'start a c if{x(b k) else()} end',
      [],
    ]);
  });

  test('a removal, and the settings of its neighbour', () => {
    expect(merge(flow(a, b, c), flow(a, c), flow(a, b, named(c, '*他')))).toEqual(['start a c*他 end', []]);
    expect(merge(flow(a, split(b), c), flow(a, c), flow(named(a, '*他'), split(b), c))).toEqual([
      'start a*他 c end',
      [],
    ]);
  });

  test('a move, and the settings of what was moved', () => {
    expect(merge(flow(a, b, c), flow(b, a, c), flow(a, named(b, '*他'), c))).toEqual(['start b*他 a c end', []]);
    expect(merge(flow(a, split(b)), flow(split(b, a)), flow(named(a, '*他'), split(b)))).toEqual([
      'start if{x(b a*他) else()} end',
      [],
    ]);
  });

  test('the condition of a branch, and the steps in it', () => {
    const mine = block('condition', 'if', branch('x', [b], 'amount > 2'), branch('else'));
    const { nodes, conflicts } = mergeNodes(flow(split(b)), flow(mine), flow(split(b, c)), 'mine');
    expect([shown(nodes), conflicts]).toEqual(['start if{x(b c) else()} end', []]);
    expect(nodes[1]).toMatchObject({ branches: [{ condition: 'amount > 2' }, {}] });
  });

  test('a new branch of each', () => {
    const more = (id: string, isFirst: boolean) => {
      const known = branch('x', [b], 'amount > 1');
      const added = branch(id, [], 'amount > 9');
      return block('condition', 'if', ...(isFirst ? [added, known] : [known, added]), branch('else'));
    };
    expect(merge(flow(split(b)), flow(more('m', true)), flow(more('t', false)))).toEqual([
      'start if{m() x(b) t() else()} end',
      [],
    ]);
  });

  test('the same change of both', () => {
    expect(merge(flow(a, b), flow(named(a, '*同')), flow(named(a, '*同')))).toEqual(['start a*同 end', []]);
  });

  test('settings that were made in another order are no change', () => {
    const reordered = Object.fromEntries(Object.entries(a).reverse()) as typeof a;
    expect(merge(flow(a), flow(reordered), flow(named(a, '*他')))).toEqual(['start a*他 end', []]);
  });
});

describe('where both have changed the same, the person is asked', () => {
  test('settings of one node', () => {
    const versions = [flow(a), flow(named(a, '*我')), flow(named(a, '*他'))] as const;
    expect(merge(...versions)).toEqual(['start a*我 end', ['a']]);
    expect(merge(...versions, 'stored')).toEqual(['start a*他 end', ['a']]);
  });

  test('a removal of what the other has changed', () => {
    const versions = [flow(a, b), flow(b), flow(named(a, '*他'), b)] as const;
    expect(merge(...versions)).toEqual(['start b end', ['a']]);
    expect(merge(...versions, 'stored')).toEqual(['start a*他 b end', ['a']]);
  });

  test('a removal of a block in which the other has added something: it is removed or kept as a whole', () => {
    const versions = [flow(split(a, b)), flow(), flow(split(a, b, c))] as const;
    expect(merge(...versions)).toEqual(['start end', ['if']]);
    expect(merge(...versions, 'stored')).toEqual(['start if{x(a b c) else()} end', ['if']]);
  });

  test('two additions in one place are both kept, in the order of the choice', () => {
    const versions = [flow(a), flow(a, b), flow(a, c)] as const;
    const both = expect.arrayContaining(['b', 'c']) as unknown;
    expect(merge(...versions)).toEqual(['start a b c end', both]);
    expect(merge(...versions, 'stored')).toEqual(['start a c b end', both]);
  });

  test('an addition behind a node that the other has removed is kept', () => {
    expect(merge(flow(a, b), flow(a, b, c), flow(a))).toEqual(['start a c end', ['c']]);
    expect(merge(flow(a, b), flow(a), flow(a, b, c))).toEqual(['start a c end', ['c']]);
  });

  test('two moves of one node, and two new orders', () => {
    const two = (...inner: FlowNode[][]) =>
      block('parallel', 'p', branch('x', inner[0] ?? []), branch('y', inner[1] ?? []));
    const versions = [flow(a, two()), flow(two([a])), flow(two([], [a]))] as const;
    expect(merge(...versions)).toEqual(['start p{x(a) y()} end', ['a']]);
    expect(merge(...versions, 'stored')).toEqual(['start p{x() y(a)} end', ['a']]);
    const [order, conflicts] = merge(flow(a, b, c), flow(b, a, c), flow(a, c, b), 'stored');
    expect(order).toBe('start a c b end');
    expect(conflicts).toEqual(expect.arrayContaining(['a', 'b', 'c']));
  });

  test('what was moved into a block that is removed stays where it was', () => {
    const [nodes, conflicts] = merge(flow(a, split()), flow(split(a)), flow(a), 'stored');
    expect([nodes, conflicts]).toEqual(['start a end', expect.arrayContaining(['if'])]);
  });

  test('blocks that each side has moved into the other one', () => {
    const p = (inner: readonly FlowNode[] = []) => block('parallel', 'p', branch('p1', inner), branch('p2'));
    const q = (inner: readonly FlowNode[] = []) => block('parallel', 'q', branch('q1', inner), branch('q2'));
    expect(merge(flow(p(), q()), flow(p([q()])), flow(q([p()])))).toEqual(['start p{p1(q{q1() q2()}) p2()} end', ['']]);
  });
});

test('whatever two designers do, every node of the result is there once and nothing that nobody removed is missing', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  const idsOf = (nodes: Nodes): string[] =>
    nodes.flatMap((node) => [
      node.id,
      ...('branches' in node ? node.branches.flatMap((each) => idsOf(each.nodes)) : []),
    ]);
  let added = 0;
  /** Adds, renames or swaps something somewhere; removes nothing. */
  const change = (nodes: Nodes, isMain = true): Nodes => {
    const inner = nodes.map((node) =>
      'branches' in node && random(2) === 0
        ? { ...node, branches: node.branches.map((each) => ({ ...each, nodes: change(each.nodes, false) })) }
        : node,
    );
    const place = isMain ? 1 + random(inner.length - 1) : random(inner.length + 1);
    if (random(2) === 0) return inner.toSpliced(place, 0, approval(`new${(added += 1)}`));
    return inner.map((node, index) => (index === place ? named(node, `*${random(9)}`) : node));
  };
  const base = flow(a, split(b, block('parallel', 'p', branch('p1', [c]), branch('p2', [copy('k')]))), copy('l'));
  for (let round = 0; round < 40; round += 1) {
    const [mine, stored] = [change(change(base)), change(change(base))];
    for (const prefer of ['mine', 'stored'] as const) {
      const result = idsOf(mergeNodes(base, mine, stored, prefer).nodes);
      expect(new Set(result).size).toBe(result.length);
      expect(result.toSorted()).toEqual([...new Set([...idsOf(mine), ...idsOf(stored)])].toSorted());
      expect([result[0], result.at(-1)]).toEqual(['start', 'end']);
    }
  }
});
