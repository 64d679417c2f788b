import type { Caller } from '../accounts/caller';
import { currentMoment } from '../calendar';
import type { Order } from '../company/entities';
import { orderProcess, withOrder } from './orderProcess';
import { commit } from './run/commit';
import { finish } from './run/finish';
import { note, openRun } from './run/run';
import { startOf, submit } from './run/start';

/**
 * Starts the approval process of an order that the caller has submitted; one that was withdrawn goes on. Throws when nobody
 * can decide.
 */
export function startApproval({ company, position }: Caller, order: Order, now = currentMoment()): void {
  const before = company.processes.aliveFor(order.id);
  const process = before ? withOrder(before, order) : orderProcess(company.processIds.next(), order, position, now);
  const run = openRun(company, process, position, now);
  submit(run);
  commit(run, company);
}

/** Cancels the process of an order that was deleted. */
export function cancelApproval({ company, position }: Caller, orderId: string, now = currentMoment()): void {
  const process = company.processes.aliveFor(orderId);
  if (!process) return;
  const run = openRun(company, process, position, now);
  note(run, { nodeId: startOf(run).id, action: 'cancel', comment: 'flow.note.order_deleted' });
  finish(run, 'cancelled');
  commit(run, company);
}
