import { parseDay } from '../calendar';
import type { Day } from '../calendar';
import type { Company } from '../company/company';
import type { Customer, Employee, Payment, Product } from '../company/entities';
import { toCents } from '../money';
import { refused } from '../refusal';
import { isPhone } from './phone';

/** A line as somebody typed it. Without a price the product's counts. */
export interface LineInput {
  id: string;
  productId: string;
  qty: number;
  price?: number;
}

/** An order as somebody typed it. */
export interface OrderInput {
  /** Given out in advance; empty: the platform finds one. */
  id: string;
  customerId: string;
  date: string;
  /** Empty: the person who saves. */
  ownerId: string;
  address: string;
  phone: string;
  payment?: Payment;
  remark: string;
  /** Per cent; undefined leaves it as it was. */
  discount?: number;
  lines: readonly LineInput[];
  /** Also asks for approval. */
  isSubmitted: boolean;
}

export interface CheckedLine {
  id: string;
  product: Product;
  qty: number;
  priceCents: number;
}

export interface CheckedOrder {
  customer: Customer;
  day: Day;
  owner: Employee | undefined;
  discount: number | undefined;
  lines: CheckedLine[];
}

const QTY = { least: 1, most: 9_999 } as const;

function checkLine(company: Company, { id, productId, qty, price }: LineInput): CheckedLine {
  const product = company.products.get(productId);
  if (!product) throw refused('order.product_not_found');
  if (!Number.isInteger(qty) || qty < QTY.least || qty > QTY.most) throw refused('order.qty_invalid');
  const priceCents = price === undefined ? product.priceCents : toCents(price);
  if (priceCents === undefined || priceCents < 0) throw refused('order.price_invalid');
  return { id, product, qty, priceCents };
}

function checkDiscount(discount: number | undefined): number | undefined {
  if (discount === undefined) return undefined;
  if (discount < 0 || discount > 100 || toCents(discount) === undefined) throw refused('order.discount_invalid');
  return discount;
}

/** The input with everything it names looked up; refuses the first thing that is wrong. */
export function checkOrder(company: Company, input: OrderInput): CheckedOrder {
  if (input.customerId === '') throw refused('order.customer_required');
  const customer = company.customers.get(input.customerId);
  if (!customer) throw refused('order.customer_not_found');
  const day = parseDay(input.date);
  if (day === undefined) throw refused('order.date_invalid');
  const owner = company.employees.find(({ id }) => id === input.ownerId);
  if (input.ownerId !== '' && !owner) throw refused('order.owner_not_found');
  if (input.phone !== '' && !isPhone(input.phone)) throw refused('order.phone_invalid');
  const discount = checkDiscount(input.discount);
  if (input.lines.length === 0) throw refused('order.lines_required');
  return { customer, day, owner, discount, lines: input.lines.map((line) => checkLine(company, line)) };
}
