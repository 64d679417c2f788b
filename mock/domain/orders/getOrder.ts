import type { Caller } from '../accounts/caller';
import { canSee } from '../accounts/caller';
import type { Order } from '../company/entities';
import { forbidden, notFound } from '../apiError';

/** The order, if there is one and the caller may see it. */
export function getOrder(caller: Caller, id: string): Order {
  const order = caller.company.orders.find(id);
  if (!order) throw notFound('order.not_found');
  if (!canSee(caller, order.owner)) throw forbidden('order.not_yours');
  return order;
}
