import type { Caller } from '../accounts/caller';
import { notFound } from '../apiError';
import type { Company } from '../company/company';
import type { Order } from '../company/entities';
import { ORDER_STATUSES } from '../company/entities';
import type { Page, PageRequest } from '../query/page';
import { sortedPage } from '../query/page';
import type { Ranks } from '../query/sorting';
import { contains, textRank } from '../query/text';
import type { OrderFilter } from './filter';
import { orderTest } from './filter';

/** Totals of all matches, not only of the page. */
export interface Totals {
  qty: number;
  amountCents: number;
}

export const ranksOfOrders = ({ customers, employees }: Company) =>
  ({
    newest: () => (order) => order.day * 100_000 + (order.number % 100_000),
    orderno: () => (order) => order.number,
    orderdate: () => (order) => order.day,
    customername: () => {
      const rank = textRank(customers.values(), ({ name }) => name);
      return (order) => rank(order.customer);
    },
    ownername: () => {
      const rank = textRank(employees, ({ name }) => name);
      return (order) => rank(order.owner);
    },
    qty: () => (order) => order.qty,
    amount: () => (order) => order.amountCents,
    status: () => (order) => ORDER_STATUSES.indexOf(order.status),
  }) satisfies Ranks<Order>;

/** The default sorting: newest day first, then highest number first. */
export const NEWEST_FIRST: PageRequest['sorting'] = [{ field: 'newest', order: 'desc' }];

/** One page of the orders in the caller's data scope. The keyword searches number, customer and owner. */
export function queryOrders(caller: Caller, filter: OrderFilter, page: PageRequest): Page<Order> & Totals {
  const { company } = caller;
  const test = orderTest(caller, filter);
  const hits = contains(filter.keyword);
  const isFound = (order: Order) => hits(order.no) || hits(order.customer.name) || hits(order.owner.name);
  const found = company.orders.all().filter((order) => test(order) && (filter.keyword === '' || isFound(order)));
  const sorting = page.sorting.length > 0 ? page.sorting : NEWEST_FIRST;
  return {
    ...sortedPage(found, { ...page, sorting }, ranksOfOrders(company)),
    qty: found.reduce((sum, order) => sum + order.qty, 0),
    amountCents: found.reduce((sum, order) => sum + order.amountCents, 0),
  };
}

/** The order; undefined for an unknown id and outside the caller's data scope. */
export function findOrder({ company, scope }: Caller, id: string): Order | undefined {
  const order = company.orders.find(id);
  return order && scope.order(order) ? order : undefined;
}

/** The order. Throws 404 for an unknown id and outside the caller's data scope. */
export function getOrder(caller: Caller, id: string): Order {
  const order = findOrder(caller, id);
  if (!order) throw notFound('order.not_found');
  return order;
}
