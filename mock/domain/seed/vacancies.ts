import type { Organisation, Position } from '../company/entities';
import type { CompanyPlan } from '../company/plan';
import { POSTS } from '../company/plan';
import { POSITION_IDS, ROLE_IDS } from '../fixtures';
import { SEEDED } from '../records/record';

/** Vacant positions: one in each branch, one in each department, one that is given up, and that of `fixtures.ts`. */
export function seedVacancies(plan: CompanyPlan, organisations: ReadonlyMap<string, Organisation>): Position[] {
  const vacancy = (id: string, name: string, code: string, roleIds: readonly string[], isDisabled = false) => {
    const organisation = organisations.get(code);
    return organisation ? [{ ...SEEDED, id, name, organisation, roleIds, isDisabled }] : [];
  };
  const { tenantCode, branches, departments, hasFixtures } = plan;
  return [
    ...branches.flatMap(({ code }, index) =>
      vacancy(`${tenantCode}-channel-${index + 1}`, '渠道经理', code, ['role-channel']),
    ),
    ...departments.flatMap(({ code }, index) =>
      vacancy(`${tenantCode}-department-${index + 1}`, index === 0 ? '应收会计' : '人事专员', code, [
        index === 0 ? 'role-accountant' : 'role-hr',
      ]),
    ),
    ...vacancy(
      `${tenantCode}-phone`,
      `电话${POSTS.representative}`,
      branches[0]?.code ?? '',
      [ROLE_IDS.representative],
      true,
    ),
    ...(hasFixtures ? vacancy(POSITION_IDS.auditor, '审计专员', departments.at(-1)?.code ?? '', ['role-auditor']) : []),
  ];
}
