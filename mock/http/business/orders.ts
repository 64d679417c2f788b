import { array, nullish, number, object } from 'valibot';
import type { Caller } from '../../domain/accounts/caller';
import { isoDay } from '../../domain/calendar';
import { CATEGORIES } from '../../domain/dictionaries/dictionary';
import { itemTexts } from '../../domain/dictionaries/options';
import { maySee } from '../../domain/flows/handleProcess';
import type { Process } from '../../domain/flows/process';
import { toYuan } from '../../domain/money';
import { withOrderLog } from '../../domain/operation-log/businessEntries';
import { deleteDrafts, submitDrafts } from '../../domain/orders/bulkOrders';
import type { BulkOutcome } from '../../domain/orders/bulkOrders';
import { deleteOrders } from '../../domain/orders/deleteOrders';
import { queryLines } from '../../domain/orders/queryLines';
import { getOrder, queryOrders } from '../../domain/orders/queryOrders';
import { saveOrder } from '../../domain/orders/saveOrder';
import { optionalNumber, text, texts, toPageRequest } from '../fields';
import type { CallContext } from '../createHandler';
import { administrationOf } from '../recordCalls';
import { ResultWithMessages } from '../reply';
import { defineBusinessApi } from './defineBusinessApi';
import {
  lineRow,
  orderFilterEntries,
  orderFilterSchema,
  orderRow,
  pageWithTotals,
  toOrderFilter,
  productText,
} from './orderShapes';

export const orderquery = defineBusinessApi('ORDER_VIEW', orderFilterSchema, (input, caller) =>
  pageWithTotals(queryOrders(caller, toOrderFilter(input), toPageRequest(input)), orderRow),
);

export const orderlinequery = defineBusinessApi(
  'ORDER_VIEW',
  object({ ...orderFilterEntries, category: text }),
  (input, caller) => {
    const filter = { ...toOrderFilter(input), category: input.category };
    return pageWithTotals(queryLines(caller, filter, toPageRequest(input)), lineRow);
  },
);

/** The latest process about an order that the caller may see; undefined without one. */
function approvalOf(caller: Caller, orderId: string): Process | undefined {
  const process = caller.company.processes.latestFor(orderId);
  return process && maySee(caller, process) ? process : undefined;
}

export const orderget = defineBusinessApi('ORDER_VIEW', object({ orderid: text }), (input, caller, { language }) => {
  const order = getOrder(caller, input.orderid);
  return {
    orderid: order.id,
    orderno: order.no,
    processid: approvalOf(caller, order.id)?.id ?? '',
    customerid: order.customer.id,
    customername: order.customer.name,
    orderdate: isoDay(order.day),
    ownerid: order.owner.id,
    ownername: order.owner.name,
    address: order.address,
    phone: order.phone,
    payment: order.payment,
    paymentname: itemTexts(caller.company, CATEGORIES.payment, language)(order.payment),
    remark: order.remark,
    discount: order.discount,
    status: order.status,
    amount: toYuan(order.amountCents),
    lines: order.lines.map(({ id, product, priceCents, qty, amountCents }) => ({
      lineid: id,
      productid: product.id,
      productname: productText(product),
      price: toYuan(priceCents),
      qty,
      amount: toYuan(amountCents),
    })),
  };
});

const lineSchema = object({ lineid: text, productid: text, qty: number(), price: optionalNumber });
const orderSchema = object({
  orderid: text,
  customerid: text,
  orderdate: text,
  ownerid: text,
  address: text,
  phone: text,
  payment: text,
  remark: text,
  discount: optionalNumber,
  lines: nullish(array(lineSchema), []),
  status: text,
});

/** Runs a change of these orders, and notes in the operation log what has become of each. */
const noted = <Answer>(
  caller: Caller,
  context: CallContext,
  ids: readonly string[],
  work: () => Answer,
  createdBy?: (answer: Answer) => string[],
) => withOrderLog(administrationOf(caller, context).log, caller, ids, work, createdBy);

/** The caller can only submit an order; every other status in the input is ignored. */
export const ordersave = defineBusinessApi('ORDER_EDIT', orderSchema, (input, caller, context) => {
  const wanted = {
    id: input.orderid,
    customerId: input.customerid,
    date: input.orderdate,
    ownerId: input.ownerid,
    address: input.address,
    phone: input.phone,
    payment: input.payment || undefined,
    remark: input.remark,
    discount: input.discount,
    lines: input.lines.map(({ lineid, productid, qty, price }) => ({ id: lineid, productId: productid, qty, price })),
    isSubmitted: input.status === 'pending',
  };
  const { order, isCreditNearlyUsed } = noted(
    caller,
    context,
    [input.orderid],
    () => saveOrder(caller, wanted, context.platform.issuedIds.next),
    (saved) => [saved.order.id],
  );
  const answer = { orderid: order.id, orderno: order.no };
  return new ResultWithMessages(
    answer,
    isCreditNearlyUsed ? [{ type: 'warning', key: 'order.credit_nearly_used' }] : [],
  );
});

export const orderdelete = defineBusinessApi('ORDER_EDIT', object({ orderids: texts }), (input, caller, context) => ({
  deleted: noted(caller, context, input.orderids, () => deleteOrders(caller, input.orderids)),
}));

/** Order numbers that one message names. */
const NAMED = 10;

/** How many orders were changed; and which were not, with a warning for each reason. */
function bulkAnswer({ done, refused }: BulkOutcome): ResultWithMessages {
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  const messages = reasons.map((reason) => {
    const numbers = refused.filter((one) => one.reason === reason).map(({ no }) => no);
    const more = numbers.length > NAMED ? ' …' : '';
    const params = { count: numbers.length, reason, numbers: numbers.slice(0, NAMED).join(', ') + more };
    return { type: 'warning', key: 'order.refused', params } as const;
  });
  const answer = {
    done: done.length,
    refused: refused.map(({ id, no, reason }) => ({ orderid: id, orderno: no, reason })),
  };
  return new ResultWithMessages(answer, messages);
}

export const orderssubmit = defineBusinessApi('ORDER_EDIT', object({ orderids: texts }), (input, caller, context) =>
  bulkAnswer(noted(caller, context, input.orderids, () => submitDrafts(caller, input.orderids))),
);

export const ordersdeletedrafts = defineBusinessApi(
  'ORDER_EDIT',
  object({ orderids: texts }),
  (input, caller, context) =>
    bulkAnswer(noted(caller, context, input.orderids, () => deleteDrafts(caller, input.orderids))),
);
