import fc from 'fast-check';
import { seededRandom } from '../../../../../tests/support/seededRandom';
import type { BranchingNode, FlowNode } from '../../flow/flowNodes';
import { flowParts, isBranching, isElse, partId } from '../../flow/flowParts';
import { layoutFlow } from '../../flow/layoutFlow';
import type { Slot } from '../../flow/layoutFlow';
import { approval, block, branch, copy, end, randomFlow, start } from '../../flow/testFlows';
import { addBranch, canMoveBranch, moveBranch, removeBranch, stepGap } from './editBranches';
import { duplicateNode, insertNode, insertRefusal, moveNode, moveRefusal, removeNode, stepSlot } from './editNodes';
import { changeList, countNodes, depthOf, findPart, idsOf, updateBranch, updateNode } from './flowTree';
import { newIds, newNode, NODE_KINDS } from './newNode';

const nodes: readonly FlowNode[] = [
  start,
  approval('a'),
  block(
    'condition',
    'c',
    branch('l', [approval('l1'), approval('l2')], 'x > 1'),
    branch('m', [], 'x > 0'),
    branch('r'),
  ),
  approval('b'),
  end,
];

/** The ids in lists: branches in brackets. */
const outline = (list: readonly FlowNode[]): string =>
  list
    .map((node) =>
      isBranching(node)
        ? `${node.id}[${node.branches.map((each) => `${each.id}:${outline(each.nodes)}`).join('|')}]`
        : node.id,
    )
    .join(' ');
const at = (branchId: string | undefined, index: number): Slot => ({ branchId, index });
const names = { node: (kind: string) => kind, branch: (number: number) => `条件 ${number}`, others: '其他情况' };
const counter = () => {
  let count = 0;
  return () => `x${(count += 1)}`;
};
const theBlock = (flow: readonly FlowNode[], id = 'c') => {
  const found = findPart(flow, id);
  return (found?.kind === 'node' ? found.node : undefined) as BranchingNode;
};

test('a node is inserted into the flow and into branches, also into an empty one', () => {
  expect(outline(insertNode(nodes, at(undefined, 1), copy('k')))).toBe('start k a c[l:l1 l2|m:|r:] b end');
  expect(outline(insertNode(nodes, at('m', 0), copy('k')))).toBe('start a c[l:l1 l2|m:k|r:] b end');
  expect(outline(insertNode(nodes, at('l', 2), copy('k')))).toBe('start a c[l:l1 l2 k|m:|r:] b end');
});

test('nothing stands above the start or below the end', () => {
  expect(insertRefusal(nodes, copy('k'), at(undefined, 0))).toBe('noPlace');
  expect(insertRefusal(nodes, copy('k'), at(undefined, 5))).toBe('noPlace');
  expect(insertRefusal(nodes, copy('k'), at('nowhere', 0))).toBe('noPlace');
  expect(insertNode(nodes, at(undefined, 0), copy('k'))).toBe(nodes);
});

test('start and end cannot be removed, moved or copied', () => {
  expect(removeNode(nodes, 'start')).toBe(nodes);
  expect(removeNode(nodes, 'end')).toBe(nodes);
  expect(moveRefusal(nodes, 'end', at('l', 0))).toBe('fixed');
  expect(duplicateNode(nodes, 'start', counter(), String).nodes).toBe(nodes);
  expect(outline(removeNode(nodes, 'c'))).toBe('start a b end');
});

test('a node moves within its list, into a branch and out of it', () => {
  expect(outline(moveNode(nodes, 'a', at(undefined, 4)))).toBe('start c[l:l1 l2|m:|r:] b a end');
  expect(outline(moveNode(nodes, 'b', at(undefined, 1)))).toBe('start b a c[l:l1 l2|m:|r:] end');
  expect(outline(moveNode(nodes, 'l1', at('l', 2)))).toBe('start a c[l:l2 l1|m:|r:] b end');
  expect(outline(moveNode(nodes, 'a', at('m', 0)))).toBe('start c[l:l1 l2|m:a|r:] b end');
  expect(outline(moveNode(nodes, 'l2', at(undefined, 3)))).toBe('start a c[l:l1|m:|r:] l2 b end');
});

test('a block cannot be moved into itself, and a place beside a node is its own', () => {
  expect(moveRefusal(nodes, 'c', at('l', 0))).toBe('noPlace');
  expect(moveRefusal(nodes, 'a', at(undefined, 1))).toBe('noPlace');
  expect(moveRefusal(nodes, 'a', at(undefined, 2))).toBe('noPlace');
  expect(moveNode(nodes, 'c', at('l', 0))).toBe(nodes);
});

test('one step leads past the neighbour, out of a branch at its ends, and into the branch beside it', () => {
  const step = (id: string, to: Parameters<typeof stepSlot>[2]) => {
    const slot = stepSlot(nodes, id, to);
    return slot && outline(moveNode(nodes, id, slot));
  };
  expect(step('a', 'down')).toBe('start c[l:l1 l2|m:|r:] a b end');
  expect(step('a', 'up')).toBeUndefined();
  expect(step('b', 'down')).toBeUndefined();
  expect(step('l1', 'up')).toBe('start a l1 c[l:l2|m:|r:] b end');
  expect(step('l2', 'down')).toBe('start a c[l:l1|m:|r:] l2 b end');
  expect(step('l2', 'right')).toBe('start a c[l:l1|m:l2|r:] b end');
  expect(step('l1', 'left')).toBeUndefined();
  expect(step('a', 'right')).toBeUndefined();
});

test('a copy stands below its original, with new ids throughout', () => {
  const { nodes: next, copy: copied } = duplicateNode(nodes, 'c', counter(), (name) => `${name} 副本`);
  expect(outline(next)).toBe('start a c[l:l1 l2|m:|r:] x1[x2:x3 x4|x5:|x6:] b end');
  expect(copied).toMatchObject({ name: '块c 副本', branches: [{ condition: 'x > 1' }, {}, {}] });
});

test('a new branch of a condition stands before the one for all other cases, of parallel ones at the end', () => {
  expect(outline(addBranch(nodes, theBlock(nodes), branch('n')))).toBe('start a c[l:l1 l2|m:|n:|r:] b end');
  const parallel = [start, block('parallel', 'p', branch('x'), branch('y')), end];
  expect(outline(addBranch(parallel, theBlock(parallel, 'p'), branch('z')))).toBe('start p[x:|y:|z:] end');
});

test('the branch for all other cases stays the last one', () => {
  expect(removeBranch(nodes, 'r')).toBe(nodes);
  expect(canMoveBranch(theBlock(nodes), 1, stepGap(1, 1))).toBe(false);
  expect(canMoveBranch(theBlock(nodes), 2, stepGap(2, -1))).toBe(false);
  expect(outline(moveBranch(nodes, 'm', stepGap(1, -1)))).toBe('start a c[m:|l:l1 l2|r:] b end');
  expect(moveBranch(nodes, 'l', stepGap(0, -1))).toBe(nodes);
  const three = addBranch(nodes, theBlock(nodes), branch('n'));
  expect(outline(moveBranch(three, 'l', 3))).toBe('start a c[m:|n:|l:l1 l2|r:] b end');
  expect(outline(moveBranch(three, 'n', 0))).toBe('start a c[n:|l:l1 l2|m:|r:] b end');
  expect(moveBranch(three, 'l', 4)).toBe(three);
});

test('the removal of the last but one branch dissolves the block and keeps the nodes of the other one', () => {
  const two = removeBranch(nodes, 'm');
  expect(outline(two)).toBe('start a c[l:l1 l2|r:] b end');
  expect(outline(removeBranch(two, 'r'))).toBe('start a l1 l2 b end');
  expect(outline(removeBranch(two, 'l'))).toBe('start a b end');
});

test('a change leaves everything else the same object', () => {
  const next = updateBranch(nodes, 'm', { name: '中' });
  expect(next[1]).toBe(nodes[1]);
  expect(theBlock(next).branches[0]).toBe(theBlock(nodes).branches[0]);
  expect(theBlock(next).branches[1]).toMatchObject({ name: '中', condition: 'x > 0' });
  const renamed = updateNode(nodes, approval('l1'), { name: '新' });
  expect(findPart(renamed, 'l1')).toMatchObject({ node: { name: '新', type: 'approval' } });
  expect(changeList(nodes, 'gone', () => [])).toBe(nodes);
});

test('no more than 300 nodes, and branches in ten levels at most', () => {
  const many = [start, ...Array.from({ length: 298 }, (_, index) => approval(`n${index}`)), end];
  expect(insertRefusal(many, copy('k'), at(undefined, 1))).toBe('tooMany');
  let deep: readonly FlowNode[] = [];
  for (let level = 9; level >= 0; level -= 1)
    deep = [block('parallel', `p${level}`, branch(`d${level}`, deep), branch(`e${level}`))];
  const flow = [start, ...deep, end];
  expect(depthOf(deep[0] as FlowNode)).toBe(10);
  expect(insertRefusal(flow, approval('k'), at('d9', 0))).toBeUndefined();
  expect(insertRefusal(flow, block('parallel', 'k', branch('k1'), branch('k2')), at('d9', 0))).toBe('tooDeep');
});

test('new ids are those of no other node, and a new block has two branches', () => {
  const offered = ['a', 'a', 'b', 'c', 'd', 'e', 'f'];
  const newId = newIds([approval('na')], () => offered.shift() ?? 'z');
  expect([newId(), newId()]).toEqual(['nb', 'nc']);
  expect(newNode('condition', newId, names)).toMatchObject({
    id: 'nd',
    branches: [
      { id: 'ne', name: '条件 1' },
      { id: 'nf', name: '其他情况', condition: '' },
    ],
  });
  expect(newNode('countersign', counter(), names)).toMatchObject({ type: 'approval', mode: 'all', approvers: [] });
});

test('random edits keep the flow whole: start first, end last, ids unique, the last branch without condition', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const random = seededRandom(seed);
      const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
      let flow: readonly FlowNode[] = randomFlow(random);
      for (let edit = 0; edit < 20; edit += 1) {
        const { slots } = layoutFlow(flow, { cardWidthPx: 1, gapPx: 1, columnGapPx: 1, marginPx: 0, measure: () => 1 });
        const id = pick([...idsOf(flow)]);
        const found = findPart(flow, id);
        const newId = newIds(flow);
        const before = countNodes(flow);
        const edits = [
          () => insertNode(flow, pick(slots), newNode(pick(NODE_KINDS), newId, names)),
          () => removeNode(flow, id),
          () => moveNode(flow, id, pick(slots)),
          () => duplicateNode(flow, id, newId, String).nodes,
          () => removeBranch(flow, id),
          () => moveBranch(flow, id, pick([0, 1, 2, 3])),
          () => (found?.kind === 'branch' ? addBranch(flow, found.block, branch(newId())) : flow),
        ];
        const kind = Math.floor(random() * edits.length);
        flow = (edits[kind] as () => readonly FlowNode[])();
        if (kind === 2) expect(countNodes(flow)).toBe(before);
        const parts = flowParts(flow);
        expect(new Set(parts.map(partId)).size).toBe(parts.length);
        expect([flow[0]?.type, flow.at(-1)?.type]).toEqual(['start', 'end']);
        expect(
          parts.filter(
            (part) => part.kind === 'branch' && isElse(part.block, part.index) && part.branch.condition !== '',
          ),
        ).toEqual([]);
        expect(
          parts.filter((part) => part.kind === 'node' && isBranching(part.node) && part.node.branches.length < 2),
        ).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});
