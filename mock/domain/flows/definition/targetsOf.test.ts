import { approval, branching, by, companyOf, copy, position, root, way } from './fakeCompany';
import { targetsOf } from './targetsOf';

const company = companyOf(
  position('held', root, { name: '区域经理' }),
  position('vacant', root, { name: '会计', person: null }),
  position('other', root),
);
const roles = { find: (id: string) => (id === 'finance' ? ({ id, name: '财务' } as never) : undefined) };

describe('the names of those whom nodes mention', () => {
  it('are those of the people of steps and copies, also in branches, and of no others', () => {
    const nodes = [
      approval('a', [by('held'), { type: 'role', ids: ['finance'] }, { type: 'orglevel', level: 1 }]),
      branching('parallel', 'p', way('x', '', copy('c', by('vacant', 'held'))), way('y', '')),
    ];
    expect(targetsOf(nodes, { company, roles }, 'zh-CN')).toEqual({
      positions: { held: 'held · 区域经理', vacant: '会计 · company' },
      roles: { finance: '财务' },
    });
  });

  it('leave out positions and roles that are gone', () => {
    const nodes = [approval('a', [by('gone'), { type: 'role', ids: ['gone'] }])];
    expect(targetsOf(nodes, { company, roles }, 'zh-CN')).toEqual({ positions: {}, roles: {} });
  });
});
