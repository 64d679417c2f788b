import type { Day } from '../calendar';
import { TODAY } from '../calendar';
import type { Company } from '../company/company';
import type { Customer } from '../company/entities';

/** The day of the last visit of a customer, whoever made it; undefined when there is no record of one. */
export function lastVisitOf({ visits }: Company): (customer: Customer) => Day | undefined {
  const lastVisits = new Map<string, Day>();
  for (const { customer, day } of visits)
    lastVisits.set(customer.id, Math.max(day, lastVisits.get(customer.id) ?? day));
  return ({ id }) => lastVisits.get(id);
}

/** Whether the last visit is at least so many days ago, or there has been none. */
export const isUnvisitedFor = (days: number, lastVisit: Day | undefined): boolean =>
  lastVisit === undefined || TODAY - lastVisit >= days;
