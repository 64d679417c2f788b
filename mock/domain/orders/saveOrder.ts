import type { Caller } from '../accounts/caller';
import type { Customer, Order } from '../company/entities';
import { LOCKED_STATUSES, orderNo } from '../company/entities';
import { CATEGORIES } from '../dictionaries/dictionary';
import { defaultItem, isAllowed } from '../dictionaries/options';
import { startApproval } from '../flows/startApproval';
import { followOrder } from '../flows/orderProcess';
import { lessDiscount } from '../money';
import { forbidden, businessError } from '../apiError';
import type { CheckedOrder, OrderInput } from './checkOrder';
import { checkOrder } from './checkOrder';

const NEARLY_USED_SHARE = 0.9;

export interface SavedOrder {
  order: Order;
  isCreditNearlyUsed: boolean;
}

/** Compares a further amount with the customer's credit limit. */
export function creditAfter({ outstandingCents, creditLimitCents }: Customer, amountCents: number) {
  const used = outstandingCents + amountCents;
  if (used > creditLimitCents) return 'exceeded';
  return used > creditLimitCents * NEARLY_USED_SHARE ? 'nearlyUsed' : 'enough';
}

/**
 * The order to update, or undefined for a new one. Throws when the order is locked, deleted or outside the data scope.
 */
function editableOrder(caller: Caller, id: string): Order | undefined {
  const { orders } = caller.company;
  const order = orders.find(id);
  if (orders.wasRemoved(id) || (order && !caller.scope.order(order))) throw businessError('order.not_found');
  if (order && LOCKED_STATUSES.includes(order.status)) throw businessError('order.locked');
  return order;
}

function compose(
  caller: Caller,
  id: string,
  input: OrderInput,
  checked: CheckedOrder,
  before: Order | undefined,
): Order {
  const { company } = caller;
  if (checked.customer !== before?.customer && !caller.scope.customer(checked.customer))
    throw businessError('order.customer_not_found');
  if (!isAllowed(company, CATEGORIES.payment, input.payment ?? '', before?.payment))
    throw businessError('order.payment_not_offered');
  const owner = checked.owner ?? before?.owner ?? caller.position.employee;
  const number = before?.number ?? company.orders.nextNumber(checked.day);
  const order: Order = {
    id,
    number,
    no: orderNo(number),
    customer: checked.customer,
    day: checked.day,
    owner,
    status: before?.status === 'pending' || input.isSubmitted ? 'pending' : 'draft',
    address: input.address,
    phone: input.phone,
    payment: input.payment ?? before?.payment ?? defaultItem(company, CATEGORIES.payment)?.code ?? '',
    remark: input.remark,
    discount: checked.discount ?? before?.discount ?? 0,
    lines: [],
    qty: checked.lines.reduce((sum, { qty }) => sum + qty, 0),
    amountCents: 0,
  };
  order.lines = checked.lines.map((line) => ({
    ...line,
    id: line.id || company.lineIds.next(),
    order,
    amountCents: line.qty * line.priceCents,
  }));
  const gross = order.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  order.amountCents = lessDiscount(gross, order.discount);
  if (!caller.scope.order(order)) throw forbidden('order.not_yours');
  return order;
}

/**
 * Inserts an order or updates the one with the same id, so that saving is idempotent.
 * Computes all amounts; submitted amounts are ignored.
 */
export function saveOrder(caller: Caller, input: OrderInput, nextId: () => string): SavedOrder {
  const { company } = caller;
  const id = input.id || nextId();
  const before = editableOrder(caller, id);
  const checked = checkOrder(company, input);
  const order = compose(caller, id, input, checked, before);
  const credit = creditAfter(order.customer, order.amountCents);
  if (credit === 'exceeded') throw businessError('order.credit_exceeded');
  if (order.status === 'pending' && before?.status !== 'pending') startApproval(caller, order);
  else followOrder(company, order);
  company.orders.put(order);
  return { order, isCreditNearlyUsed: credit === 'nearlyUsed' };
}
