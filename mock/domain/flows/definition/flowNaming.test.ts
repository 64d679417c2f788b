import { SEEDED } from '../../records/record';
import { approval, branching, by, way } from './fakeCompany';
import type { Flow, FlowNode } from './flow';
import { flowNaming } from './flowNaming';

const version = (published: number, ...nodes: readonly FlowNode[]) => ({
  ...{ published, name: '报销', pageCode: '', publishedAt: '', publishedBy: '', note: '' },
  nodes,
});
const flow: Flow = {
  ...SEEDED,
  ...{ id: 'expense', code: 'expense', name: '报销', group: '', icon: '', description: '', pageCode: '' },
  ...{ isDisabled: false, isInternal: false, adminPositionIds: ['admin'] },
  nodes: [approval('d', [by('drafted')])],
  versions: [
    version(1, approval('a', [by('ended')])),
    version(2, approval('b', [by('running')])),
    version(
      3,
      branching('parallel', 'p', way('x', '', approval('c', [{ type: 'role', ids: ['finance'] }])), way('y', '')),
    ),
  ],
};
const company = {
  flows: new Map([[flow.code, flow]]),
  processes: { aliveByVersion: () => new Map([[2, 4]]) },
} as unknown as Parameters<typeof flowNaming>[0];

describe('a flow needs', () => {
  it.each([
    ['a role of its newest version, also in a branch', 'role', 'finance'],
    ['a position of an older version that processes still follow', 'position', 'running'],
    ['its administrators', 'position', 'admin'],
  ] as const)('%s', (_what, type, id) => {
    expect(flowNaming(company, type, id)?.code).toBe('expense');
  });

  it.each([
    ['a position of a version that no process follows any more', 'position', 'ended'],
    ['a position of the draft alone, whose check will say so', 'position', 'drafted'],
    ['a position with the id of a role', 'position', 'finance'],
  ] as const)('not %s', (_what, type, id) => {
    expect(flowNaming(company, type, id)).toBeUndefined();
  });
});
