import type { Caller } from '../accounts/caller';
import type { Day } from '../calendar';
import { TODAY } from '../calendar';
import type { Customer, Order } from '../company/entities';
import { isUnvisitedFor, lastVisitOf } from '../customers/visited';

/** An own customer without a visit for long. */
export interface Unvisited {
  customer: Customer;
  /** Undefined when there is no record of a visit. */
  lastVisit: Day | undefined;
}

/** The days without a visit after which a customer is to be visited. */
export const DAYS_UNTIL_UNVISITED = 30;
const DAYS_OF_REJECTIONS = 30;

/** The caller's own customers without a visit for 30 days; those without any visit first, then the longest. */
export function unvisitedCustomers({ company, position, scope }: Caller): readonly Unvisited[] {
  const lastVisit = lastVisitOf(company);
  return [...company.customers.values()]
    .filter((customer) => customer.owner === position.employee && scope.customer(customer))
    .map((customer) => ({ customer, lastVisit: lastVisit(customer) }))
    .filter((each) => isUnvisitedFor(DAYS_UNTIL_UNVISITED, each.lastVisit))
    .sort((a, b) => (a.lastVisit ?? 0) - (b.lastVisit ?? 0) || a.customer.code.localeCompare(b.customer.code));
}

/** The caller's own orders of the last 30 days that were rejected, newest first. */
export const rejectedOrders = ({ position }: Caller, orders: readonly Order[]): readonly Order[] =>
  orders
    .filter(
      ({ owner, status, day }) =>
        owner === position.employee && status === 'rejected' && day > TODAY - DAYS_OF_REJECTIONS,
    )
    .sort((a, b) => b.number - a.number);
