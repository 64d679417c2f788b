import type { Position } from '../company/entities';
import type { CompanyPlan } from '../company/plan';
import { seedFlows } from '../flows/definition/seedFlows';
import type { Random } from '../random';
import { seedRoles } from '../roles/builtInRoles';
import { seedCustomers } from './customers';
import { seedNetwork } from './network';
import { seedOrganisations } from './organisations';
import { seedPeople } from './people';
import { seedVacancies } from './vacancies';

export const byId = <Entity extends { id: string }>(entities: readonly Entity[]) =>
  new Map(entities.map((entity) => [entity.id, entity]));

/** The people, the customers and the rules of a new company: what its orders and processes refer to. */
export function seedFoundation(plan: CompanyPlan, random: Random) {
  const organisations = seedOrganisations(plan);
  const people = seedPeople(plan, organisations, random);
  const network = seedNetwork(plan, organisations);
  const customers = seedCustomers(plan, people.sellers, random);
  const positions = byId<Position>([...people.positions, ...network.positions, ...seedVacancies(plan, organisations)]);
  const roles = byId(seedRoles());
  const flows = seedFlows(positions.values());
  return { organisations, people, network, customers, positions, roles, flows };
}
export type Foundation = ReturnType<typeof seedFoundation>;
