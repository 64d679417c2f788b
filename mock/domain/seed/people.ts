import type { Employee, HeldPosition, Organisation } from '../company/entities';
import type { CompanyPlan, PlannedPerson, PlannedPost } from '../company/plan';
import { POSTS } from '../company/plan';
import type { Random } from '../random';
import { ROLE_IDS } from '../fixtures';
import { SEEDED } from '../records/record';
import { GIVEN_NAMES, SURNAMES } from './names';
import { uniqueName } from './uniqueName';

export interface People {
  employees: Employee[];
  positions: HeldPosition[];
  /** Sales representatives by branch code. An employee with several positions counts where she is a representative. */
  sellers: Map<string, Employee[]>;
}

/** Generates representatives with unique names, round-robin over the branches. */
function fill(plan: CompanyPlan, random: Random): PlannedPerson[] {
  const taken = new Set(plan.people.map(({ name }) => name));
  return Array.from({ length: plan.employeeCount - plan.people.length }, (_, index) => {
    const name = uniqueName(taken, () => random.pick(SURNAMES) + random.pick(GIVEN_NAMES));
    const branch = plan.branches[index % plan.branches.length]?.code ?? '';
    const id = `${plan.tenantCode}-e${index + 1}`;
    const post: PlannedPost = {
      id: `${id}-rep`,
      name: POSTS.representative,
      organisation: branch,
      roleIds: [ROLE_IDS.representative],
    };
    return { id, name, organisation: branch, posts: [post] };
  });
}

/** The named and the generated employees of a plan. The same seed of `random` yields the same names. */
export const plannedPeople = (plan: CompanyPlan, random: Random): readonly PlannedPerson[] => [
  ...plan.people,
  ...fill(plan, random),
];

/** All employees of the company with their positions. */
export function seedPeople(
  plan: CompanyPlan,
  organisations: ReadonlyMap<string, Organisation>,
  random: Random,
): People {
  const unit = (code: string) => {
    const found = organisations.get(code);
    if (!found) throw new Error(`The plan of ${plan.tenantCode} has no organisation ${code}`);
    return found;
  };
  const people: People = { employees: [], positions: [], sellers: new Map() };
  for (const person of plannedPeople(plan, random)) {
    const employee = { id: person.id, name: person.name, organisation: unit(person.organisation) };
    people.employees.push(employee);
    for (const post of person.posts) {
      people.positions.push({ ...SEEDED, ...post, organisation: unit(post.organisation), employee, isDisabled: false });
      if (!post.roleIds.includes(ROLE_IDS.representative)) continue;
      people.sellers.set(post.organisation, [...(people.sellers.get(post.organisation) ?? []), employee]);
    }
  }
  return people;
}
