import { approval, area, branching, by, companyOf, copy, end, position, start, way } from './fakeCompany';
import { checkFlow } from './checkFlow';
import type { ConditionFields } from './conditionFields';
import type { FlowNode } from './flow';

const company = companyOf(
  position('a', area, { roleIds: ['held'] }),
  position('powerless', area, { roleIds: ['trainee'] }),
  position('vacant', area, { person: null, roleIds: ['unheld'] }),
  position('disabled', area, { isDisabled: true, roleIds: ['unheld'] }),
);
const ROLES = ['held', 'unheld', 'trainee'];
const roles = {
  find: (id: string) =>
    ROLES.includes(id) ? ({ id, name: id, functionCodes: id === 'held' ? ['FLOW_UNDEAL'] : [] } as never) : undefined,
};
const fields: ConditionFields = new Map([
  ['amount', { title: '金额', type: 'money' }],
  ['type', { title: '类型', type: 'select', options: [{ value: 'travel', text: '差旅' }] }],
  ['lines', { title: '明细', type: 'array', columns: ['amount', 'date'] }],
  ['reason', { title: '事由', type: 'textarea' }],
  ['files', { title: '附件', type: 'file' }],
]);

const problems = (nodes: readonly FlowNode[]) =>
  checkFlow({ nodes }, { company, roles, fields }).map(
    ({ nodeId, code, severity }) => `${nodeId || '-'} ${code}${severity === 'warning' ? ' (warning)' : ''}`,
  );
const inside = (...nodes: readonly FlowNode[]) => problems([start, ...nodes, end]);
const fine = approval('fine', [by('a')]);
const conditions = (...texts: readonly string[]) =>
  inside(
    branching('condition', 'c', ...texts.map((text, place) => way(`b${place}`, text, copy(`n${place}`, by('a'))))),
  );

const nested = (levels: number): FlowNode =>
  branching(
    'parallel',
    `p${levels}`,
    way(`l${levels}`, '', levels > 1 ? nested(levels - 1) : fine),
    way(`r${levels}`, '', copy(`c${levels}`, by('a'))),
  );

describe('the check of a flow', () => {
  it('finds nothing wrong with a complete one', () => {
    expect(
      inside(fine, branching('condition', 'c', way('large', 'amount > 1', copy('told', by('a'))), way('else', ''))),
    ).toEqual([]);
  });

  it.each([
    ['no start', [fine, end], ['- no_start']],
    ['no end', [start, fine], ['- no_end']],
    ['steps behind the end', [start, end, fine], ['fine unreachable']],
    ['a second start', [start, { ...start, id: 'again' }, end], ['again misplaced']],
    [
      'an end in a branch',
      [start, branching('parallel', 'p', way('x', '', { ...end, id: 'inner' }), way('y', '', fine)), end],
      ['inner misplaced'],
    ],
    ['two nodes with one id', [start, fine, fine, end], ['fine duplicate_id']],
    [
      'a branch with the id of a node',
      [
        start,
        fine,
        branching('parallel', 'p', way('fine', '', copy('k', by('a'))), way('y', '', copy('l', by('a')))),
        end,
      ],
      ['fine duplicate_id'],
    ],
  ] as [string, FlowNode[], string[]][])('names %s', (_case, nodes, expected) => {
    expect(problems(nodes)).toEqual(expected);
  });

  it('limits the number of nodes and the depth', () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => approval(`n${place}`, [by('a')]));
    expect(inside(...many(298))).toEqual([]);
    expect(inside(...many(299))).toEqual(['- too_many_nodes']);
    expect(inside(nested(10))).toEqual([]);
    expect(inside(nested(11))).toEqual(['p1 too_deep']);
  });

  it.each([
    ['nobody', [], ['x missing_approver']],
    ['an empty list of positions', [by()], ['x missing_approver']],
    ['an empty list of roles', [{ type: 'role', ids: [] }], ['x missing_approver']],
    ['a deleted position', [by('a', 'gone')], ['x unknown_position']],
    ['a deleted role', [{ type: 'role', ids: ['gone'] }], ['x unknown_role']],
    ['a vacant position', [by('vacant')], ['x vacant_position (warning)']],
    ['a disabled position', [by('disabled')], ['x vacant_position (warning)']],
    ['a role that nobody holds', [{ type: 'role', ids: ['unheld'] }], ['x vacant_role (warning)']],
    ['somebody by level', [{ type: 'orglevel', level: 1 }], []],
    ['somebody who is chosen', [{ type: 'chosen', isMultiple: false }, { type: 'applicant' }], []],
  ] as [string, Parameters<typeof approval>[1], string[]][])('of a step with %s', (_case, approvers, expected) => {
    expect(inside(approval('x', approvers))).toEqual(expected);
    expect(inside(copy('x', ...approvers))).toEqual(expected);
  });

  it('warns of an approver who may not decide; a copy may go to anybody', () => {
    expect(inside(approval('x', [by('powerless')]))).toEqual(['x powerless_position (warning)']);
    expect(inside(copy('x', by('powerless')))).toEqual([]);
    const trainee = { type: 'role', ids: ['trainee'] } as const;
    expect(inside(approval('x', [trainee]))).toEqual(['x powerless_role (warning)']);
    expect(inside(copy('x', trainee))).toEqual([]);
    expect(inside(approval('x', [{ type: 'role', ids: ['held'] }]))).toEqual([]);
  });

  it.each([
    ['a missing one', ['', ''], ['b0 missing_condition']],
    ['one that cannot be read', ['amount >', ''], ['b0 bad_condition']],
    ['an unknown field', ['amuont > 1', ''], ['b0 bad_condition']],
    ['a member of a value without members', ['amount >= 1 && amount.constructor', ''], ['b0 bad_condition']],
    ['the same by a key', ["amount['length'] > 1", ''], ['b0 bad_condition']],
    ['a column that a table does not have', ['sum(lines.price) > 1', ''], ['b0 bad_condition']],
    ['a member of a cell', ['lines[0].amount.constructor', ''], ['b0 bad_condition']],
    ['what a file does not have', ["contains(files.owner, 'x')", ''], ['b0 bad_condition']],
    ['a member of a fact of the applicant', ['applicant.orgname.length > 1', ''], ['b0 bad_condition']],
    ['a value that a field does not offer', ["type == 'trvael'", ''], ['b0 unknown_option (warning)']],
    [
      'the same in a search, and in the other order',
      ["contains(type, 'a') || 'b' != type", ''],
      ['b0 unknown_option (warning)', 'b0 unknown_option (warning)'],
    ],
    ['the same among several', ["isin(type, 'travel', 'meal')", ''], ['b0 unknown_option (warning)']],
    [
      'nothing in right ones',
      ["type == 'travel' || type == '' || sum(lines.amount) > 1 && lines[0].date != ''", ''],
      [],
    ],
    [
      'texts that are compared with numbers by their size',
      ["reason > 3 || 3 < type || number(reason) > 3 || reason > 'a' || amount > 3", ''],
      ['b0 not_number (warning)', 'b0 not_number (warning)'],
    ],
    ['nothing in a file or the applicant', ["contains(files.filename, 'x') || applicant.orgname == 'y'", ''], []],
    ['one at the last branch', ['amount > 1', 'amount > 0'], ['b1 no_else']],
    ['one that always holds', ['1 == 1', 'amount > 1', ''], ['b1 unreachable', 'b2 unreachable']],
    ['one that never holds', ['1 == 2', ''], ['b0 unreachable']],
    ['nothing in what changes with the time', ["today() >= '2026-12-01'", 'date() == 1', ''], []],
    ['nothing in what takes long to compute', ["len(rept('x', 9999)) > 1", ''], []],
    ['one that functions make constant', ["upper('a') == 'A'", ''], ['b1 unreachable']],
    ['the same twice', ['amount > 1', ' amount > 1', ''], ['b1 unreachable']],
    ['a narrower one behind a wider one', ['amount >= 1000', 'amount >= 3000', ''], ['b1 unreachable']],
    ['one whose parts contradict each other', ['amount > 3 && amount < 2', ''], ['b0 unreachable']],
    ['a narrower one behind a word', ["type == 'travel'", "type == 'travel' && amount > 2", ''], ['b1 unreachable']],
    [
      'one that two others leave nothing to',
      ['amount > 3', 'amount <= 3', 'amount > 5', ''],
      ['b2 unreachable', 'b3 unreachable (warning)'],
    ],
    ['what is left over after two that leave nothing', ['amount > 3', 'amount <= 3', ''], ['b2 unreachable (warning)']],
    ['nothing where a gap is left', ['amount > 3', 'amount < 3', ''], []],
    ['a wider one behind a narrower one', ['amount >= 3000', 'amount >= 1000', ''], []],
  ])('of a condition names %s', (_case, texts, expected) => {
    expect(conditions(...texts)).toEqual(expected);
  });

  it('wants steps in branches, except in the one for everything else', () => {
    expect(inside(branching('condition', 'c', way('x', 'amount > 1'), way('else', '')))).toEqual([
      'x empty_branch (warning)',
    ]);
    expect(inside(branching('parallel', 'p', way('x', '', fine), way('y', '')))).toEqual(['y empty_branch (warning)']);
    expect(inside(branching('parallel', 'p', way('x', '', fine)))).toEqual(['p too_few_branches']);
  });

  it('warns of rights of fields that the form does not have', () => {
    const rights = { default: 'readonly', fields: { amount: 'hidden', gone: 'required' } } as const;
    expect(inside(approval('x', [by('a')], { rights }))).toEqual(['x unknown_field (warning)']);
  });
});
