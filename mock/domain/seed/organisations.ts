import type { Organisation } from '../company/entities';
import type { CompanyPlan } from '../company/plan';
import { SEEDED } from '../records/record';

type Unit = Pick<Organisation, 'code' | 'name'>;

/** A seeded unit, the `order`-th child of its parent. */
export const seededUnit = ({ code, name }: Unit, parent: Organisation | undefined, order: number): Organisation => ({
  ...SEEDED,
  id: code,
  code,
  name,
  ...(parent && { parent }),
  order,
  isDisabled: false,
});

/** The organisations by code: company, area with branches, departments. */
export function seedOrganisations(plan: CompanyPlan): Map<string, Organisation> {
  const root = seededUnit({ code: plan.tenantCode, name: plan.name }, undefined, 0);
  const area = seededUnit(plan.area, root, 0);
  const branches = plan.branches.map((branch, order) => seededUnit(branch, area, order));
  const departments = plan.departments.map((department, index) => seededUnit(department, root, index + 1));
  return new Map([root, area, ...branches, ...departments].map((unit) => [unit.code, unit]));
}
