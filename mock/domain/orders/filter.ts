import type { Caller } from '../accounts/caller';
import type { Day } from '../calendar';
import type { Order, OrderStatus } from '../company/entities';

/** Filter of an order query. An empty text or list does not restrict the result. */
export interface OrderFilter {
  keyword: string;
  customerId: string;
  ownerId: string;
  statuses: readonly OrderStatus[];
  from?: Day;
  to?: Day;
}

/** A test of all filter fields except the keyword, and of the caller's data scope. */
export function orderTest(
  { scope }: Caller,
  { customerId, ownerId, statuses, from, to }: Omit<OrderFilter, 'keyword'>,
) {
  const wanted = new Set(statuses);
  const isInScope = scope.order;
  return (order: Order): boolean =>
    (from === undefined || order.day >= from) &&
    (to === undefined || order.day <= to) &&
    (wanted.size === 0 || wanted.has(order.status)) &&
    (customerId === '' || order.customer.id === customerId) &&
    (ownerId === '' || order.owner.id === ownerId) &&
    isInScope(order);
}
