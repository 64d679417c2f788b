import type { Caller } from '../accounts/caller';
import { currentMoment } from '../calendar';
import type { OrderStatus } from '../company/entities';
import { forbidden, notFound, refused } from '../refusal';
import { currentStep } from './process';
import type { Process } from './process';

/** The process, for somebody who has or had a step in it. */
export function getProcess({ company, position }: Caller, id: string): Readonly<Process> {
  const process = company.processes.find(id);
  if (!process) throw notFound('flow.not_found');
  if (!process.steps.some((step) => step.position.id === position.id)) throw forbidden('flow.not_yours');
  return process;
}

function closeOrder({ company }: Caller, orderId: string | undefined, status: OrderStatus) {
  const order = company.orders.find(orderId ?? '');
  if (!order) return;
  company.change(order, { status });
  // What is approved will be delivered, and then owed.
  const { customer, amountCents } = order;
  if (status === 'approved') company.change(customer, { outstandingCents: customer.outstandingCents + amountCents });
}

/** Decides the step that waits for the caller; after the last approval, or a rejection, the process is over. */
export function handleProcess(
  caller: Caller,
  id: string,
  decision: 'approve' | 'reject',
  comment: string,
): Readonly<Process> {
  const { company } = caller;
  const process = getProcess(caller, id);
  const step = currentStep(process);
  if (step?.position.id !== caller.position.id) throw refused('flow.already_handled');
  if (decision === 'reject' && comment === '') throw refused('flow.comment_required');
  company.change(step, { decision, comment, handledAt: currentMoment() });
  if (decision === 'reject') company.change(process, { state: 'rejected' });
  else if (!currentStep(process)) company.change(process, { state: 'approved' });
  if (process.state !== 'running')
    closeOrder(caller, process.orderId, process.state === 'approved' ? 'approved' : 'rejected');
  return process;
}
