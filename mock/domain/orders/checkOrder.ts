import { parseDay } from '../calendar';
import type { Day } from '../calendar';
import type { Company } from '../company/company';
import type { Customer, Employee, Product } from '../company/entities';
import { toCents } from '../money';
import { businessError } from '../apiError';
import { isPhone } from '../phoneNumber';

/** Submitted fields of a line. Without a price the product's price applies. */
export interface LineInput {
  id: string;
  productId: string;
  qty: number;
  price?: number;
}

/** Submitted fields of an order. */
export interface OrderInput {
  /** A reserved id; empty: the platform generates one. */
  id: string;
  customerId: string;
  date: string;
  /** Empty: the caller. */
  ownerId: string;
  address: string;
  phone: string;
  payment?: string;
  remark: string;
  /** In per cent; undefined keeps the stored discount. */
  discount?: number;
  lines: readonly LineInput[];
  /** True to submit the order for approval. */
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

/** Validates a line and resolves its product. */
export function checkLine(company: Company, { id, productId, qty, price }: LineInput): CheckedLine {
  const product = company.products.get(productId);
  if (!product) throw businessError('order.product_not_found');
  if (!Number.isInteger(qty) || qty < QTY.least || qty > QTY.most) throw businessError('order.qty_invalid');
  const priceCents = price === undefined ? product.priceCents : toCents(price);
  if (priceCents === undefined || priceCents < 0) throw businessError('order.price_invalid');
  return { id, product, qty, priceCents };
}

function checkDiscount(discount: number | undefined): number | undefined {
  if (discount === undefined) return undefined;
  if (discount < 0 || discount > 100 || toCents(discount) === undefined) throw businessError('order.discount_invalid');
  return discount;
}

/** Validates the input and resolves its ids. Throws the first error. */
export function checkOrder(company: Company, input: OrderInput): CheckedOrder {
  if (input.customerId === '') throw businessError('order.customer_required');
  const customer = company.customers.get(input.customerId);
  if (!customer) throw businessError('order.customer_not_found');
  const day = parseDay(input.date);
  if (day === undefined) throw businessError('order.date_invalid');
  const owner = company.employees.find(({ id }) => id === input.ownerId);
  if (input.ownerId !== '' && !owner) throw businessError('order.owner_not_found');
  if (input.phone !== '' && !isPhone(input.phone)) throw businessError('order.phone_invalid');
  const discount = checkDiscount(input.discount);
  if (input.lines.length === 0) throw businessError('order.lines_required');
  return { customer, day, owner, discount, lines: input.lines.map((line) => checkLine(company, line)) };
}
