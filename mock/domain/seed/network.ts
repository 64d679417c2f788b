import type { Employee, HeldPosition, Organisation } from '../company/entities';
import type { CompanyPlan } from '../company/plan';
import { createRandom } from '../random';
import { SEEDED } from '../records/record';
import { GIVEN_NAMES, SURNAMES } from './names';
import { seededUnit } from './organisations';

/** Outlets of a district. */
const OUTLETS = 40;
const PROMOTER = { name: '促销员', roleIds: ['role-promoter'] };
/** Added to the plan's seed, so that the rest of the company does not depend on the network. */
const SEED_OFFSET = 1;

const four = (number: number) => String(number).padStart(4, '0');

/** The units below the branches: districts with outlets, `unitCount` in all. */
function seedUnits(plan: CompanyPlan, organisations: Map<string, Organisation>, unitCount: number): Organisation[] {
  const units: Organisation[] = [];
  const add = (unit: Organisation) => {
    organisations.set(unit.code, unit);
    units.push(unit);
    return unit;
  };
  for (let district = 0; units.length < unitCount; district += 1) {
    const planned = plan.branches[district % plan.branches.length];
    const branch = organisations.get(planned?.code ?? '');
    if (!planned || !branch) throw new Error('A network needs a branch');
    const place = Math.floor(district / plan.branches.length);
    const name = `${planned.districts[place % planned.districts.length]}${Math.floor(place / planned.districts.length) + 1}片区`;
    const parent = add(seededUnit({ code: `${branch.code}-${four(place + 1)}`, name }, branch, place));
    for (let outlet = 0; outlet < OUTLETS && units.length < unitCount; outlet += 1) {
      const code = `${parent.code}-${four(outlet + 1)}`;
      add(seededUnit({ code, name: `${name}${outlet + 1}号网点` }, parent, outlet));
    }
  }
  return units;
}

/** The ids and names of the promoters of the network. */
export function networkStaff({ tenantCode, seed, network }: CompanyPlan): readonly { id: string; name: string }[] {
  const random = createRandom(seed + SEED_OFFSET);
  return Array.from({ length: network?.staffCount ?? 0 }, (_, index) => ({
    id: `${tenantCode}-s${index + 1}`,
    name: random.pick(SURNAMES) + random.pick(GIVEN_NAMES),
  }));
}

/** The position of an employee of the network. */
export const networkPositionId = (employeeId: string) => `${employeeId}-post`;

/** Adds the plan's sales network to the company: its units, and one promoter in a position for each place of staff. */
export function seedNetwork(
  plan: CompanyPlan,
  organisations: Map<string, Organisation>,
): { employees: Employee[]; positions: HeldPosition[] } {
  if (!plan.network) return { employees: [], positions: [] };
  const units = seedUnits(plan, organisations, plan.network.unitCount);
  const positions = networkStaff(plan).map((person, index): HeldPosition => {
    const organisation = units[index % units.length] as Organisation;
    const employee = { ...person, organisation };
    return { ...SEEDED, ...PROMOTER, id: networkPositionId(person.id), organisation, employee, isDisabled: false };
  });
  return { employees: positions.map(({ employee }) => employee), positions };
}
