import { monthOf } from '../calendar';
import type { OrderLine } from '../company/entities';

/** Group-by functions of order lines. The value is also the displayed text. */
export const DIMENSIONS = {
  region: ({ order }: OrderLine) => order.customer.region,
  owner: ({ order }: OrderLine) => order.owner.name,
  customer: ({ order }: OrderLine) => order.customer.name,
  category: ({ product }: OrderLine) => product.category,
  product: ({ product }: OrderLine) => `${product.name} ${product.spec}`,
  month: ({ order }: OrderLine) => monthOf(order.day),
  status: ({ order }: OrderLine): string => order.status,
} as const;

export type Dimension = keyof typeof DIMENSIONS;

export const isDimension = (code: string): code is Dimension => Object.hasOwn(DIMENSIONS, code);
