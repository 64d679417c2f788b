import { boundFlow, MOST_PARTS } from './boundFlow';
import type { Branch, FlowNode } from './flowNodes';
import { flowParts, partId } from './flowParts';
import { approval, block, branch, copy, end, start } from './testFlows';

test('a flow that can be drawn is the same object', () => {
  const nodes = [start, block('condition', 'c', branch('l', [approval('a')]), branch('r')), end];
  expect(boundFlow(nodes)).toEqual({ nodes, isCut: false });
  expect(boundFlow(nodes).nodes).toBe(nodes);
});

test('of 10,000 steps, and of a block with 10,000 branches, as many are drawn as can be', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => copy(`n${index}`));
  const wide = block('parallel', 'p', ...Array.from({ length: 10_000 }, (_, index) => branch(`b${index}`)));
  for (const nodes of [many, [wide]]) {
    const bound = boundFlow(nodes);
    expect(bound.isCut).toBe(true);
    expect(flowParts(bound.nodes)).toHaveLength(MOST_PARTS);
  }
});

test('of 200 levels of branches the outer ones are drawn', () => {
  let nodes: FlowNode[] = [approval('deepest')];
  for (let level = 0; level < 200; level += 1) nodes = [block('condition', `c${level}`, branch(`b${level}`, nodes))];
  const bound = boundFlow(nodes);
  expect(bound.isCut).toBe(true);
  expect(flowParts(bound.nodes).length).toBeLessThan(25);
});

test('a branch that contains itself, and parts with the id of another, are drawn once', () => {
  const around: Branch = { ...branch('b'), nodes: [] };
  const circle = block('condition', 'c', around, branch('c'));
  (around as { nodes: readonly FlowNode[] }).nodes = [circle, approval('b'), approval('a')];
  const bound = boundFlow([circle, approval('a'), copy('__proto__')]);
  expect(bound.isCut).toBe(true);
  expect(flowParts(bound.nodes).map(partId)).toEqual(['c', 'b', 'a', '__proto__']);
});
