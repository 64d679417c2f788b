import type { Caller } from '../accounts/caller';
import { currentMoment } from '../calendar';
import type { OrderStatus } from '../company/entities';
import { forbidden, notFound, businessError } from '../apiError';
import { currentStep } from './process';
import type { Process } from './process';

/** The process. Throws 403 unless the caller's position decides one of its steps. */
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
  // An approved order adds to the customer's outstanding amount.
  const { customer, amountCents } = order;
  if (status === 'approved') company.change(customer, { outstandingCents: customer.outstandingCents + amountCents });
}

/** Decides the current step of the caller. The last approval or any rejection ends the process. */
export function handleProcess(
  caller: Caller,
  id: string,
  decision: 'approve' | 'reject',
  comment: string,
): Readonly<Process> {
  const { company } = caller;
  const process = getProcess(caller, id);
  const step = currentStep(process);
  if (step?.position.id !== caller.position.id) throw businessError('flow.already_handled');
  if (decision === 'reject' && comment === '') throw businessError('flow.comment_required');
  company.change(step, { decision, comment, handledAt: currentMoment() });
  if (decision === 'reject') company.change(process, { state: 'rejected' });
  else if (!currentStep(process)) company.change(process, { state: 'approved' });
  if (process.state !== 'running')
    closeOrder(caller, process.orderId, process.state === 'approved' ? 'approved' : 'rejected');
  return process;
}
