import type { Caller } from '../accounts/caller';
import type { Company } from '../company/company';
import type { Order, OrderLine } from '../company/entities';
import type { Page, PageRequest } from '../query/page';
import { sortedPage } from '../query/page';
import type { Ranks } from '../query/sorting';
import { contains, textRank } from '../query/text';
import type { OrderFilter } from './filter';
import { orderTest } from './filter';
import type { Totals } from './queryOrders';
import { NEWEST_FIRST, ranksOfOrders } from './queryOrders';

export interface LineFilter extends OrderFilter {
  category: string;
}

function ranksOfLines(company: Company): Ranks<OrderLine> {
  const { newest, orderno, orderdate, customername, ownername, status } = ranksOfOrders(company);
  const byOrder = (make: () => (order: Order) => number) => () => {
    const rank = make();
    return (line: OrderLine) => rank(line.order);
  };
  const byProduct = (field: 'name' | 'spec') => () => {
    const rank = textRank(company.products.values(), (product) => product[field]);
    return (line: OrderLine) => rank(line.product);
  };
  return {
    newest: byOrder(newest),
    orderno: byOrder(orderno),
    orderdate: byOrder(orderdate),
    customername: byOrder(customername),
    ownername: byOrder(ownername),
    status: byOrder(status),
    productname: byProduct('name'),
    spec: byProduct('spec'),
    price: () => (line) => line.priceCents,
    qty: () => (line) => line.qty,
    amount: () => (line) => line.amountCents,
  };
}

function findLines(caller: Caller, filter: LineFilter): OrderLine[] {
  const { company } = caller;
  const test = orderTest(caller, filter);
  const hits = contains(filter.keyword);
  const isFound = (order: Order) => filter.keyword === '' || hits(order.no) || hits(order.customer.name);
  const products = new Set([...company.products.values()].filter(({ name }) => filter.keyword !== '' && hits(name)));
  const found: OrderLine[] = [];
  for (const order of company.orders.all()) {
    if (!test(order)) continue;
    const isOrderFound = isFound(order);
    for (const line of order.lines) {
      const isInCategory = filter.category === '' || line.product.category === filter.category;
      if (isInCategory && (isOrderFound || products.has(line.product))) found.push(line);
    }
  }
  return found;
}

/** One page of the order lines in the caller's data scope. The keyword searches order number, customer and product. */
export function queryLines(caller: Caller, filter: LineFilter, page: PageRequest): Page<OrderLine> & Totals {
  const found = findLines(caller, filter);
  const sorting = page.sorting.length > 0 ? page.sorting : NEWEST_FIRST;
  return {
    ...sortedPage(found, { ...page, sorting }, ranksOfLines(caller.company)),
    qty: found.reduce((sum, line) => sum + line.qty, 0),
    amountCents: found.reduce((sum, line) => sum + line.amountCents, 0),
  };
}
