import type { Caller } from '../accounts/caller';
import type { Order } from '../company/entities';
import { startApproval } from '../flows/startApproval';
import { deleteOrders } from './deleteOrders';
import { findOrder } from './queryOrders';
import { creditAfter } from './saveOrder';

/** An order that was left as it is. `no` is its id where the caller may not see it or there is none. */
export interface RefusedOrder {
  id: string;
  no: string;
  /** A translation key. */
  reason: string;
}

export interface BulkOutcome {
  done: readonly Order[];
  refused: readonly RefusedOrder[];
}

/** Tries each order by itself: `refuse` names the reason why it is left as it is, else `work` changes it. */
function each(
  caller: Caller,
  ids: readonly string[],
  refuse: (order: Order) => string | undefined,
  work: (order: Order) => void,
): BulkOutcome {
  const done: Order[] = [];
  const refused: RefusedOrder[] = [];
  for (const id of new Set(ids)) {
    const order = findOrder(caller, id);
    const reason = order ? refuse(order) : 'order.not_found';
    if (order && reason === undefined) {
      work(order);
      done.push(order);
    } else refused.push({ id, no: order?.no ?? id, reason: reason ?? '' });
  }
  return { done, refused };
}

/** Submits the drafts among these orders for approval. */
export function submitDrafts(caller: Caller, ids: readonly string[]): BulkOutcome {
  return each(
    caller,
    ids,
    (order) => {
      if (order.status !== 'draft') return 'order.only_drafts_submitted';
      return creditAfter(order.customer, order.amountCents) === 'exceeded' ? 'order.credit_too_low' : undefined;
    },
    (order) => {
      startApproval(caller, order);
      caller.company.change(order, { status: 'pending' });
    },
  );
}

/** Deletes the drafts among these orders. */
export function deleteDrafts(caller: Caller, ids: readonly string[]): BulkOutcome {
  return each(
    caller,
    ids,
    ({ status }) => (status === 'draft' ? undefined : 'order.only_drafts_deleted'),
    ({ id }) => deleteOrders(caller, [id]),
  );
}
