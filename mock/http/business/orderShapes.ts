import { array, object, picklist, pipe, transform } from 'valibot';
import type { InferOutput } from 'valibot';
import { isoDay } from '../../domain/calendar';
import type { Order, OrderLine } from '../../domain/company/entities';
import { ORDER_STATUSES } from '../../domain/company/entities';
import { toYuan } from '../../domain/money';
import type { OrderFilter } from '../../domain/orders/filter';
import type { Totals } from '../../domain/orders/queryOrders';
import type { Page } from '../../domain/query/page';
import { optionalDay, pagingEntries, text, texts } from '../fields';

const statuses = pipe(
  texts,
  transform((value) => [...value]),
  array(picklist(ORDER_STATUSES)),
);

/** Filter and paging fields of the two order queries. */
export const orderFilterEntries = {
  keyword: text,
  customerid: text,
  ownerid: text,
  status: statuses,
  datefrom: optionalDay,
  dateto: optionalDay,
  ...pagingEntries,
};
export const orderFilterSchema = object(orderFilterEntries);

export const toOrderFilter = (input: InferOutput<typeof orderFilterSchema>): OrderFilter => ({
  keyword: input.keyword,
  customerId: input.customerid,
  ownerId: input.ownerid,
  statuses: input.status,
  from: input.datefrom,
  to: input.dateto,
});

/** An order as a row of a list. */
export const orderRow = (order: Order) => ({
  orderid: order.id,
  orderno: order.no,
  customerid: order.customer.id,
  customername: order.customer.name,
  orderdate: isoDay(order.day),
  ownerid: order.owner.id,
  ownername: order.owner.name,
  qty: order.qty,
  amount: toYuan(order.amountCents),
  status: order.status,
});

const MINUTES_OF_OFFICE_DAY = 9 * 60;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A time of day from 08:00 on, derived from the order number. */
function orderedAt({ day, number }: Order): string {
  const minutes = 8 * 60 + ((number * 7) % MINUTES_OF_OFFICE_DAY);
  return `${isoDay(day)} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00`;
}

/** A product as it is chosen, with its size: products of one name differ by it. */
export const productText = ({ name, spec }: OrderLine['product']): string => `${name} ${spec}`;

/** A line as a row of a list. */
export const lineRow = ({ id, order, product, qty, priceCents, amountCents }: OrderLine) => ({
  lineid: id,
  orderid: order.id,
  orderno: order.no,
  customername: order.customer.name,
  orderdate: isoDay(order.day),
  orderedat: orderedAt(order),
  ownername: order.owner.name,
  address: order.address,
  phone: order.phone,
  share: amountCents / order.lines.reduce((sum, line) => sum + line.amountCents, 0),
  productname: product.name,
  spec: product.spec,
  price: toYuan(priceCents),
  qty,
  amount: toYuan(amountCents),
  status: order.status,
});

/** A page of rows with the totals of all matches. */
export const pageWithTotals = <Row, Wire>(
  { rows, count, qty, amountCents }: Page<Row> & Totals,
  toWire: (row: Row) => Wire,
) => ({
  items: rows.map(toWire),
  __itemcount: count,
  __summary: { qty, amount: toYuan(amountCents) },
});
