import type { Day } from '../calendar';
import type { Customer, Employee, Order, OrderStatus, Product } from '../company/entities';

/** What reports count: a line of an order, or a visit, which has neither order, product nor status. */
export interface Fact {
  customer: Customer;
  owner: Employee;
  day: Day;
  order?: Readonly<Order>;
  status?: OrderStatus;
  product?: Product;
  qty: number;
  /** After the order's discount. */
  amountCents: number;
}

export type FactTest = (fact: Fact) => boolean;
