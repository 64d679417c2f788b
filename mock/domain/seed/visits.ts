import type { Day } from '../calendar';
import { FIRST_DAY, TODAY, parseDay, weekday } from '../calendar';
import type { Customer, Employee, Visit } from '../company/entities';
import { VISIT_PURPOSES } from '../company/entities';
import type { CompanyPlan } from '../company/plan';
import { idOf } from '../ids';
import type { Random } from '../random';
import { createRandom } from '../random';
import { VISIT_SUMMARIES } from './names';

/** Added to the plan's seed, so that the rest of the company does not depend on the visits. */
const SEED_OFFSET = 3;
/** The first month of the lists that is whole: the course of the visits by month would begin with a rise otherwise. */
const FIRST_VISIT_DAY: Day = parseDay('2025-12-01') ?? FIRST_DAY;
/** How often a shop is visited in a week, by its level. */
const WEEKLY_VISITS: ReadonlyMap<string, number> = new Map([
  ['A', 2.5],
  ['B', 1.5],
  ['C', 0.75],
]);
const WORKDAYS_OF_WEEK = 5;
const SATURDAY = 5;
const SATURDAY_SHARE = 0.2;
/** Days on which a representative visits nobody: leave, training, meetings. */
const ABSENT_SHARE = 0.06;
/** One shop in so many of each representative has not been visited for a month or longer. */
const NEGLECTED_EACH = 6;
const NEGLECTED_DAYS = { fewest: 31, most: 75 } as const;

const HOUR_MINUTES = 60;
/** Minutes of the day. */
const DAY_STARTS = 8 * HOUR_MINUTES + 15;
const DAY_MINUTES = 9 * HOUR_MINUTES;
/** Each visit has a slot of the day: its arrival is in the first part, and it ends before the next slot. */
const ARRIVAL_SHARE = 0.4;
const LONGEST_SHARE = 0.6;
const VISIT_MINUTES = { fewest: 10, most: 55 } as const;

/** A shop on the route of its representative. */
interface Stop {
  customer: Customer;
  /** The chance of a visit on a workday. */
  chance: number;
  lastDay: Day;
}

const two = (number: number) => String(number).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / HOUR_MINUTES))}:${two(minute % HOUR_MINUTES)}`;

function planRoutes(customers: readonly Customer[], random: Random): ReadonlyMap<Employee, readonly Stop[]> {
  const routes = new Map<Employee, Stop[]>();
  for (const customer of customers) {
    const route = routes.get(customer.owner) ?? [];
    routes.set(customer.owner, route);
    const isNeglected = route.length % NEGLECTED_EACH === NEGLECTED_EACH - 1;
    route.push({
      customer,
      chance: (WEEKLY_VISITS.get(customer.level) ?? 1) / WORKDAYS_OF_WEEK,
      lastDay: isNeglected ? TODAY - random.between(NEGLECTED_DAYS.fewest, NEGLECTED_DAYS.most) : TODAY,
    });
  }
  return routes;
}

/** The shops that a representative visits on a day, in the order of the tour. */
function tourOf(route: readonly Stop[], day: Day, random: Random): readonly Customer[] {
  const share = weekday(day) < SATURDAY ? 1 : weekday(day) === SATURDAY ? SATURDAY_SHARE : 0;
  if (share === 0 || random.next() < ABSENT_SHARE) return [];
  const chosen = route.filter(({ chance, lastDay }) => random.next() < chance * share && day <= lastDay);
  const start = random.between(0, Math.max(0, chosen.length - 1));
  return [...chosen.slice(start), ...chosen.slice(0, start)].map(({ customer }) => customer);
}

function generate(routes: ReadonlyMap<Employee, readonly Stop[]>, firstId: number, random: Random): Visit[] {
  const visits: Visit[] = [];
  for (let day = FIRST_VISIT_DAY; day <= TODAY; day += 1) {
    for (const [employee, route] of routes) {
      const tour = tourOf(route, day, random);
      const slot = Math.floor(DAY_MINUTES / tour.length);
      const longest = Math.min(VISIT_MINUTES.most, Math.floor(slot * LONGEST_SHARE));
      tour.forEach((customer, place) => {
        visits.push({
          id: idOf('visit', firstId + visits.length + 1),
          customer,
          employee,
          day,
          arrival: timeOf(DAY_STARTS + place * slot + random.between(0, Math.floor(slot * ARRIVAL_SHARE))),
          minutes: random.between(VISIT_MINUTES.fewest, longest),
          purpose: random.pick(VISIT_PURPOSES),
          summary: random.pick(VISIT_SUMMARIES),
        });
      });
    }
  }
  return visits;
}

/**
 * The visits of twelve months, oldest first: tours of each representative to the own shops. They are generated
 * when they are first read, from the shops as they were seeded.
 */
export function seedVisits({ seed, firstId }: CompanyPlan, customers: readonly Customer[]): () => readonly Visit[] {
  const random = createRandom(seed + SEED_OFFSET);
  const routes = planRoutes(customers, random);
  let visits: readonly Visit[] | undefined;
  return () => (visits ??= generate(routes, firstId, random));
}
