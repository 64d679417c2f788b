import { TODAY } from '../calendar';
import type { Customer, Visit } from '../company/entities';
import { VISIT_PURPOSES } from '../company/entities';
import type { CompanyPlan } from '../company/plan';
import { idOf } from '../ids';
import type { Random } from '../random';
import { VISIT_SUMMARIES } from './names';

const DAYS_OF_VISITS = 90;
const two = (number: number) => String(number).padStart(2, '0');

/** Generates visits of the last months, oldest first. */
export function seedVisits(plan: CompanyPlan, customers: readonly Customer[], random: Random): Visit[] {
  return Array.from({ length: plan.visitCount }, (_, index) => {
    const customer = random.pick(customers);
    const daysAgo = DAYS_OF_VISITS - 1 - Math.floor((index * DAYS_OF_VISITS) / plan.visitCount);
    return {
      id: idOf('visit', plan.firstId + index + 1),
      customer,
      employee: customer.owner,
      day: TODAY - daysAgo,
      arrival: `${two(random.between(8, 17))}:${two(random.between(0, 59))}`,
      minutes: random.between(8, 75),
      purpose: random.pick(VISIT_PURPOSES),
      summary: random.pick(VISIT_SUMMARIES),
    };
  });
}
