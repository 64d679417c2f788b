import type { Company } from '../company/company';
import { isoDay } from '../calendar';
import type { HeldPosition, Order, OrderStatus } from '../company/entities';
import { toYuan } from '../money';
import type { Process, ProcessState } from './process';
import { newProcess } from './run/start';

const ORDER_FLOW = 'order';

/** What the process states of its order, and what its conditions read. */
const stateOf = (order: Order): Pick<Process, 'title' | 'values' | 'fields'> => ({
  title: `${order.no} ${order.customer.name}`,
  values: { amount: toYuan(order.amountCents), customername: order.customer.name },
  fields: [
    { title: 'order.no', value: order.no, type: 'text' },
    { title: 'order.customer', value: order.customer.name, type: 'text' },
    { title: 'order.date', value: isoDay(order.day), type: 'date' },
    { title: 'order.amount', value: toYuan(order.amountCents), type: 'money' },
    { title: 'order.remark', value: order.remark, type: 'text' },
  ],
});

/** The approval process of an order, not submitted yet. */
export const orderProcess = (id: string, order: Order, applicant: HeldPosition, createdAt: string): Process =>
  newProcess({
    id,
    no: `AF-${order.no.slice(3)}`,
    flowCode: ORDER_FLOW,
    applicant,
    createdAt,
    orderId: order.id,
    ...stateOf(order),
  });

/** The process as it decides about the order now. */
export const withOrder = (process: Process, order: Order): Process => ({
  ...process,
  ...stateOf(order),
  version: process.version + 1,
});

/** An order was changed while its process is alive. */
export function followOrder({ processes }: Company, order: Order): void {
  const process = processes.aliveFor(order.id);
  if (process) processes.put(withOrder(process, order));
}

/** What becomes of an order when its process gets this state. */
const ORDER_STATUSES: Readonly<Partial<Record<ProcessState, OrderStatus>>> = {
  running: 'pending',
  withdrawn: 'draft',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'draft',
};

/** Changes the order of a process with the state of the process. */
export function followProcess(company: Company, before: Process, { state, orderId = '' }: Process): void {
  const order = company.orders.find(orderId);
  const status = ORDER_STATUSES[state];
  if (!order || !status || before.state === state) return;
  company.change(order, { status });
  // An approved order adds to the customer's outstanding amount.
  const { customer, amountCents } = order;
  if (status === 'approved') company.change(customer, { outstandingCents: customer.outstandingCents + amountCents });
}
