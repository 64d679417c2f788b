import type { Organisation, Position } from '../company/entities';
import type { CompanyPlan } from '../company/plan';
import { POSTS } from '../company/plan';
import { ROLE_IDS } from '../fixtures';
import { SEEDED } from '../records/record';

/** Vacant positions: one in each branch, one in each department, and one that is given up. */
export function seedVacancies(plan: CompanyPlan, organisations: ReadonlyMap<string, Organisation>): Position[] {
  const vacancy = (id: string, name: string, code: string, roleIds: readonly string[], isDisabled = false) => {
    const organisation = organisations.get(code);
    return organisation ? [{ ...SEEDED, id: `${plan.tenantCode}-${id}`, name, organisation, roleIds, isDisabled }] : [];
  };
  const [firstBranch] = plan.branches;
  return [
    ...plan.branches.flatMap(({ code }, index) => vacancy(`channel-${index + 1}`, '渠道经理', code, ['role-channel'])),
    ...plan.departments.flatMap(({ code }, index) =>
      vacancy(`department-${index + 1}`, index === 0 ? '应收会计' : '人事专员', code, [
        index === 0 ? 'role-accountant' : 'role-hr',
      ]),
    ),
    ...vacancy('phone', `电话${POSTS.representative}`, firstBranch?.code ?? '', [ROLE_IDS.representative], true),
  ];
}
