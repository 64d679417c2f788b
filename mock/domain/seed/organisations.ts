import type { Organisation } from '../company/entities';
import type { CompanyPlan } from '../company/plan';

/** The organisations by code: company, area with branches, departments. */
export function seedOrganisations(plan: CompanyPlan): Map<string, Organisation> {
  const root: Organisation = { id: `org-${plan.tenantCode}`, code: plan.tenantCode, name: plan.name };
  const under = (parent: Organisation) => (unit: { code: string; name: string }) => ({
    id: `org-${unit.code}`,
    code: unit.code,
    name: unit.name,
    parent,
  });
  const area = under(root)(plan.area);
  const units = [root, area, ...plan.branches.map(under(area)), ...plan.departments.map(under(root))];
  return new Map(units.map((unit) => [unit.code, unit]));
}
