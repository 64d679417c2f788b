import type { Caller } from '../accounts/caller';
import { LOCKED_STATUSES } from '../company/entities';
import { businessError } from '../apiError';
import { cancelApproval } from '../flows/startApproval';
import { findOrder } from './queryOrders';

/**
 * Deletes all orders or none and returns how many existed in the caller's data scope. An unknown id is no error, so that
 * a repeated call succeeds after its first response was lost.
 */
export function deleteOrders(caller: Caller, ids: readonly string[]): number {
  const { company } = caller;
  const { orders } = company;
  const found = [...new Set(ids)].flatMap((id) => findOrder(caller, id) ?? []);
  for (const order of found) {
    if (LOCKED_STATUSES.includes(order.status)) throw businessError('order.locked');
  }
  for (const { id } of found) {
    orders.remove(id);
    cancelApproval(caller, id);
  }
  return found.length;
}
