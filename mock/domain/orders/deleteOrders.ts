import type { Caller } from '../accounts/caller';
import { maySee } from '../accounts/caller';
import { LOCKED_STATUSES } from '../company/entities';
import { forbidden, refused } from '../refusal';

/**
 * Deletes all of them or none, and answers how many there were. An id without an order is no error: a call that is
 * repeated because its answer was lost finds its work done.
 */
export function deleteOrders(caller: Caller, ids: readonly string[]): number {
  const { company } = caller;
  const { orders, processes } = company;
  const found = [...new Set(ids)].flatMap((id) => orders.find(id) ?? []);
  for (const order of found) {
    if (!maySee(caller, order.owner)) throw forbidden('order.not_yours');
    if (LOCKED_STATUSES.includes(order.status)) throw refused('order.locked');
  }
  for (const { id } of found) {
    const process = processes.runningFor(id);
    if (process) company.change(process, { state: 'cancelled' });
    orders.remove(id);
  }
  return found.length;
}
