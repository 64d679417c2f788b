import type { Customer, Employee } from '../company/entities';
import type { CompanyPlan } from '../company/plan';
import { idOf } from '../ids';
import type { Random } from '../random';
import { CHANNELS, GIVEN_NAMES, SHOP_NAMES, STREETS, SURNAMES } from './names';
import { uniqueName } from './uniqueName';

const CREDIT_STEP_CENTS = 1_000_000;

/** The first three customers are fixtures (`fixtures.ts`). */
const KNOWN: readonly Partial<Customer>[] = [
  { name: '永兴超市', channel: 'supermarket', creditLimitCents: 5_000_000, outstandingCents: 5_680_000 },
  { name: '惠民生活超市', channel: 'supermarket', creditLimitCents: 20_000_000, outstandingCents: 18_900_000 },
  { name: '百联便利店', channel: 'convenience', creditLimitCents: 50_000_000, outstandingCents: 3_260_000 },
];

/** Of the seed: the higher the credit limit, the better. */
const levelOf = (creditLimitCents: number) =>
  creditLimitCents >= 45_000_000 ? 'A' : creditLimitCents >= 25_000_000 ? 'B' : 'C';

/** Generates shops round-robin over the regions, each owned by a representative of its branch. */
export function seedCustomers(plan: CompanyPlan, sellers: ReadonlyMap<string, Employee[]>, random: Random): Customer[] {
  const taken = new Set<string>();
  // Start with the second branch: the fixtures belong to the representative with two positions.
  const branches = [...plan.branches.slice(1), ...plan.branches.slice(0, 1)];
  return Array.from({ length: plan.customerCount }, (_, index) => {
    const known = plan.hasFixtures ? KNOWN[index] : undefined;
    const branch = branches[known ? 0 : index % branches.length];
    const owners = sellers.get(branch?.code ?? '');
    if (!branch || !owners?.[0]) throw new Error(`Nobody sells in ${branch?.name}`);
    const district = random.pick(branch.districts);
    const { code: channel, ending } = random.pick(CHANNELS);
    const shop = () =>
      `${random.pick(SHOP_NAMES)}${ending}（${random.pick(branch.districts)}${random.between(1, 99)}店）`;
    const creditLimitCents = CREDIT_STEP_CENTS * random.between(15, 60);
    const person = random.pick(SURNAMES) + random.pick(GIVEN_NAMES);
    return {
      id: idOf('customer', plan.firstId + index + 1),
      code: `C${String(index + 1).padStart(5, '0')}`,
      name: uniqueName(taken, shop),
      region: branch.region,
      channel,
      level: levelOf(known?.creditLimitCents ?? creditLimitCents),
      address: `${branch.region}市${district}区${random.pick(STREETS)}${random.between(1, 888)}号`,
      contact: person,
      phone: `13${random.between(0, 9)}${random.between(10_000_000, 99_999_999)}`,
      creditLimitCents,
      outstandingCents: Math.round((creditLimitCents * random.between(0, 50)) / 100),
      owner: known ? owners[0] : random.pick(owners),
      ...known,
    };
  });
}
