import fc from 'fast-check';
import { seededRandom } from '../../../../tests/support/seededRandom';
import { writeNodes } from '../api/writeNodes';
import { readNodes } from './flowNodes';
import type { FlowNode } from './flowNodes';
import { flowParts } from './flowParts';
import { approval, block, branch, copy, end, randomFlow, start } from './testFlows';

/** As the platform gives it back. */
const stored = (nodes: readonly FlowNode[]): unknown => JSON.parse(JSON.stringify(writeNodes(nodes)));

test('what is written is read again as it was', () => {
  const nodes: FlowNode[] = [
    start,
    approval('a', {
      approvers: [
        { type: 'position', ids: ['p1', 'p2'] },
        { type: 'role', ids: ['r1'] },
        { type: 'orglevel', level: 2 },
        { type: 'chosen', isMultiple: true },
        { type: 'applicant' },
      ],
      mode: 'inturn',
      rights: { default: 'editable', fields: { amount: 'required', note: 'hidden' } },
      dueHours: 24,
      whenEmpty: 'refuse',
      needsComment: true,
      canReturn: false,
    }),
    copy('b'),
    block('condition', 'c', branch('l', [approval('d')], 'amount >= 3000'), branch('r')),
    block('parallel', 'p', branch('x'), branch('y', [approval('e')])),
    end,
  ];
  expect(readNodes(stored(nodes))).toEqual(nodes);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
      const flow = randomFlow(seededRandom(seed));
      expect(readNodes(stored(flow))).toEqual(flow);
    }),
    { numRuns: 40 },
  );
});

test('what is no node costs itself only, and missing parts are as harmless as possible', () => {
  const nodes = readNodes([
    { id: 'start', type: 'start', name: '提交', rights: { default: 'all', fields: { a: 'hidden', b: 'magic' } } },
    { id: 'x', type: 'teleport', name: '?' },
    null,
    { id: '', type: 'copy', name: '没有编号' },
    {
      id: 7,
      type: 'approval',
      name: '审批',
      mode: 'vote',
      duehours: -1,
      approvers: [{ type: 'king' }, { type: 'role' }],
    },
    { id: 'c', type: 'condition', name: '条件', branches: { l: 1 } },
  ]);
  expect(nodes.map(({ id }) => id)).toEqual(['start', '7', 'c']);
  expect(nodes[0]).toMatchObject({ rights: { default: 'readonly', fields: { a: 'hidden' } } });
  expect(nodes[1]).toMatchObject({
    mode: 'any',
    dueHours: undefined,
    whenEmpty: 'admin',
    approvers: [{ type: 'role', ids: [] }],
  });
  expect(nodes[2]).toMatchObject({ branches: [] });
  expect(readNodes('nodes')).toEqual([]);
});

test('of nodes and branches with one id the first is read', () => {
  const nodes = readNodes([
    { id: 'a', type: 'approval', name: '一' },
    { id: 'a', type: 'copy', name: '二' },
    {
      id: 'c',
      type: 'parallel',
      name: '并行',
      branches: [{ id: 'a' }, { id: 'b', nodes: [{ id: 'c', type: 'copy' }] }],
    },
  ]);
  expect(nodes.map(({ name }) => name)).toEqual(['一', '并行']);
  expect(nodes[1]).toMatchObject({ branches: [{ id: 'b', nodes: [] }] });
});

test('an answer without end is cut off', () => {
  let nodes: unknown[] = [{ id: 'deepest', type: 'copy', name: '' }];
  for (let level = 0; level < 30; level += 1)
    nodes = [{ id: `c${level}`, type: 'condition', name: '', branches: [{ id: `b${level}`, name: '', nodes }] }];
  expect(flowParts(readNodes(nodes)).length).toBeLessThan(30);
  const many = Array.from({ length: 5_000 }, (_, index) => ({ id: `n${index}`, type: 'copy', name: '' }));
  expect(readNodes(many)).toHaveLength(2_000);
  const wide = { id: 'p', type: 'parallel', name: '', branches: many };
  expect(flowParts(readNodes([wide, ...many]))).toHaveLength(2_000);
});
