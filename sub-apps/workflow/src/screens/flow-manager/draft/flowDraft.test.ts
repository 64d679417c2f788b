import type { FlowDraft } from '../../../api/flowDefinitions';
import type { FlowNode } from '../../../flow/flowNodes';
import { basicProblems } from './basicProblems';
import { changedFields, keptDraft, mergedDraft, readKeptDraft } from './flowDraft';
import { nodeChanges } from './nodeChanges';

const copy = (id: string, name = id): FlowNode => ({ id, name, type: 'copy', approvers: [] });
const split = (id: string, ...branches: readonly (readonly FlowNode[])[]): FlowNode => ({
  id,
  name: id,
  type: 'parallel',
  branches: branches.map((nodes, index) => ({ id: `${id}${index}`, name: `${id}${index}`, condition: '', nodes })),
});
const BASE: FlowDraft = {
  code: 'expense',
  name: '费用报销',
  group: '财务',
  icon: '',
  description: '',
  pageCode: 'flow-expense',
  nodes: [copy('a')],
  admins: ['p-1'],
};
const mine = { ...BASE, name: '费用报销单', nodes: [copy('a'), copy('b')] };
const theirs = { ...BASE, group: '行政', nodes: [copy('a'), copy('c')] };

test('a merge keeps what each of two people has changed, and of what both have changed the preferred one', () => {
  const added = [copy('a'), copy('b'), copy('c')];
  const conflicts = { fields: [], nodes: expect.arrayContaining(['b', 'c']) as unknown };
  expect(mergedDraft(BASE, mine, theirs, 'mine')).toEqual({
    draft: { ...mine, group: '行政', nodes: added },
    conflicts,
  });
  const renamed = { ...theirs, name: '报销' };
  expect(mergedDraft(BASE, mine, renamed, 'stored')).toMatchObject({
    draft: { name: '报销', group: '行政', nodes: [{ id: 'a' }, { id: 'c' }, { id: 'b' }] },
    conflicts: { fields: ['name'] },
  });
});

test('what both have changed in the same way is no conflict', () => {
  const same = { ...BASE, name: '费用报销单' };
  expect(mergedDraft(BASE, same, same, 'mine').conflicts).toEqual({ fields: [], nodes: [] });
  const reordered = { ...copy('a'), id: 'a' };
  const { approvers, ...rest } = reordered as FlowNode & { approvers: [] };
  expect(changedFields(BASE, { ...BASE, nodes: [{ approvers, ...rest } as FlowNode] })).toEqual([]);
});

test('a draft that was kept is read again, and anything else is none', () => {
  const kept: unknown = JSON.parse(JSON.stringify(keptDraft(mine)));
  expect(readKeptDraft(kept)).toEqual(mine);
  expect(changedFields(BASE, mine)).toEqual(['name', 'nodes']);
  for (const other of [undefined, null, 'x', {}, { ...BASE, nodes: [{ id: 'x', type: 'other', name: '' }] }]) {
    expect(readKeptDraft(other)).toBeUndefined();
  }
});

test.each([
  ['an added node does not move the others', [copy('a'), copy('b')], [copy('a'), copy('n'), copy('b')], ['added n']],
  ['a removed node is named', [copy('a'), copy('b')], [copy('b')], ['removed a']],
  ['a renamed node is changed', [copy('a')], [copy('a', '财务')], ['changed a']],
  ['one of three changes its place', [copy('a'), copy('b'), copy('c')], [copy('b'), copy('c'), copy('a')], ['moved a']],
  ['a node moves into a branch', [copy('a'), split('p', [], [])], [split('p', [copy('a')], [])], ['moved a']],
  ['a new branch is named', [split('p', [])], [split('p', [], [copy('a')])], ['added p1', 'added a']],
  ['nothing has changed', [split('p', [copy('a')])], [split('p', [copy('a')])], []],
])('the changes of the nodes in words: %s', (_what, before, after, expected) => {
  expect(nodeChanges(before, after).map(({ kind, id }) => `${kind} ${id}`)).toEqual(expected);
});

test('name, code and administrators are needed, and the code has a form', () => {
  expect(basicProblems(BASE)).toEqual({});
  expect(Object.keys(basicProblems({ name: ' ', code: '', admins: [] }))).toEqual(['name', 'code', 'admins']);
  expect(basicProblems({ name: 'A', code: '1 a' })).toEqual({ code: 'workflow.manager.code.pattern' });
  expect(basicProblems({ name: 'A', code: 'leave-2026' })).toEqual({});
});
