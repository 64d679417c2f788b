import { area, branchA, branchB, companyOf, held, position, shop } from './fakeCompany';
import type { Approvers } from './flow';
import { resolveApprovers, resolveReaders } from './resolveApprovers';

const director = position('director', area, { name: '销售总监' });
const managerA = position('manager-a', branchA, { name: '区域经理', roleIds: ['manager'] });
const managerB = position('manager-b', branchB, { name: '区域经理', roleIds: ['manager'] });
const seller = position('seller', branchA, { roleIds: ['sales'] });
const second = position('second', branchB, { roleIds: ['sales'], person: 'seller' });
const clerk = position('clerk', shop);
const vacant = position('vacant', branchA, { roleIds: ['sales'], person: null });
const disabled = position('disabled', branchA, { roleIds: ['sales'], isDisabled: true });
const trainee = position('trainee', branchA, { roleIds: ['trainee'], isPowerless: true });
const acting = position('acting', shop, { name: '区域经理', roleIds: ['trainee'], isPowerless: true });
const company = companyOf(director, managerA, managerB, seller, second, clerk, vacant, disabled, trainee, acting);

const found = (approvers: readonly Approvers[], { applicant = seller, chosen = [] as readonly string[] } = {}) =>
  resolveApprovers(approvers, { company, applicant: held(applicant), chosen }).map(({ id }) => id);
const level = (up: number): Approvers => ({ type: 'orglevel', level: up });

describe('the approvers of a step', () => {
  it('are the holders of positions and roles, in their order, each person once', () => {
    expect(
      found([
        { type: 'position', ids: ['director', 'manager-a', 'nobody'] },
        { type: 'role', ids: ['manager', 'sales'] },
      ]),
    ).toEqual(['director', 'manager-a', 'manager-b', 'seller']);
  });

  it('are nobody for vacant, disabled and deleted positions', () => {
    expect(found([{ type: 'position', ids: ['vacant', 'disabled', 'deleted'] }])).toEqual([]);
    expect(found([{ type: 'chosen', isMultiple: true }], { chosen: ['vacant', 'disabled'] })).toEqual([]);
  });

  it.each<[string, Approvers, { chosen?: string[]; applicant?: typeof seller }, string[], string[]]>([
    ['a position', { type: 'position', ids: ['trainee', 'director'] }, {}, ['director'], ['trainee', 'director']],
    ['a role', { type: 'role', ids: ['trainee'] }, {}, [], ['trainee', 'acting']],
    ['the level', level(1), { applicant: clerk }, ['manager-a'], ['acting']],
    ['the choice', { type: 'chosen', isMultiple: true }, { chosen: ['trainee'] }, [], ['trainee']],
    ['the applicant', { type: 'applicant' }, { applicant: trainee }, [], ['trainee']],
  ])('by %s are nobody where the holder may not decide; a copy still goes to them', (_by, by, given, asked, told) => {
    const context = { company, applicant: held(given.applicant ?? seller), chosen: given.chosen ?? [] };
    const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);
    expect([ids(resolveApprovers([by], context)), ids(resolveReaders([by], context))]).toEqual([asked, told]);
  });

  it.each([
    ['the manager of the own branch', seller, 1, ['manager-a']],
    ['the manager of the level above', seller, 2, ['director']],
    ['the next manager above a unit without one', clerk, 1, ['manager-a']],
    ['the manager two levels above a shop', clerk, 2, ['manager-a']],
    ['the level above for the manager', managerA, 1, ['director']],
    ['nobody for the director', director, 1, []],
    ['nobody above the company', seller, 9, []],
  ])('by organisation are %s', (_case, applicant, up, expected) => {
    expect(found([level(up)], { applicant })).toEqual(expected);
  });

  it('are not the applicant, also in another position of that person', () => {
    const other = position('other', branchA, { name: '区域经理', person: 'boss' });
    const boss = position('boss', branchA);
    const small = companyOf(other, boss, director);
    const context = { company: small, applicant: held(boss), chosen: [] };
    expect(resolveApprovers([level(1)], context).map(({ id }) => id)).toEqual(['director']);
  });

  it('are those whom the applicant chose, one where only one may be chosen, and the applicant', () => {
    const chosen = ['vacant', 'manager-b', 'director'];
    expect(found([{ type: 'chosen', isMultiple: false }], { chosen })).toEqual(['manager-b']);
    expect(found([{ type: 'chosen', isMultiple: true }, { type: 'applicant' }], { chosen })).toEqual([
      'manager-b',
      'director',
      'seller',
    ]);
  });
});
