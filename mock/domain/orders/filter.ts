import type { Caller } from '../accounts/caller';
import { maySee } from '../accounts/caller';
import type { Day } from '../calendar';
import type { Order, OrderStatus } from '../company/entities';

/** Which orders are wanted. Empty texts and lists ask for nothing in particular. */
export interface OrderFilter {
  keyword: string;
  customerId: string;
  ownerId: string;
  statuses: readonly OrderStatus[];
  from?: Day;
  to?: Day;
}

/** Whether a text contains what was typed, whatever the case of letters. */
export function contains(keyword: string): (text: string) => boolean {
  const wanted = keyword.trim().toLowerCase();
  return (text) => text.toLowerCase().includes(wanted);
}

/** Everything of the filter but the keyword, and what the caller may see at all. */
export function orderTest(caller: Caller, { customerId, ownerId, statuses, from, to }: Omit<OrderFilter, 'keyword'>) {
  const wanted = new Set(statuses);
  const isAll = caller.role.dataScope === 'all';
  return (order: Order): boolean =>
    (from === undefined || order.day >= from) &&
    (to === undefined || order.day <= to) &&
    (wanted.size === 0 || wanted.has(order.status)) &&
    (customerId === '' || order.customer.id === customerId) &&
    (ownerId === '' || order.owner.id === ownerId) &&
    (isAll || maySee(caller, order.owner));
}
