import type { DesignerProblem } from '../../../designer/designerProps';
import { markedProblems } from './markedProblems';

const problem = (nodeId: string, index: number): DesignerProblem => ({
  nodeId,
  text: String(index),
  severity: index === 4_999 ? 'error' : 'warning',
});

test('each node is marked with some of its problems, its errors first, however many there are', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => problem('a', index));
  const marked = markedProblems([...many, problem('b', 1)]);
  expect(marked).toHaveLength(11);
  expect(marked[0]).toEqual(problem('a', 4_999));
  expect(marked.at(-1)).toEqual(problem('b', 1));
});

test('a few problems are marked in their order', () => {
  const few = [problem('b', 1), problem('a', 4_999)];
  expect(markedProblems(few)).toEqual(few);
});
