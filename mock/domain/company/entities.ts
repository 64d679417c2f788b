import type { Day } from '../calendar';
import type { AdminRecord } from '../records/record';

/** A unit of the organisation tree. Its id is its code, which never changes. */
export interface Organisation extends AdminRecord {
  code: string;
  name: string;
  parent?: Organisation;
  /** Its place among the children of its parent. */
  order: number;
  /** A disabled unit gets no new positions or subordinate units. */
  isDisabled: boolean;
}

export interface Employee {
  id: string;
  name: string;
  organisation: Organisation;
}

/** A job position in an organisation, held by at most one employee. */
export interface Position extends AdminRecord {
  name: string;
  organisation: Organisation;
  /** Undefined while the position is vacant. */
  employee?: Employee;
  /** What its holder may do is the union of what these roles allow. */
  roleIds: readonly string[];
  isDisabled: boolean;
}

/** A position of an employee who signs in with it or decides in it. */
export type HeldPosition = Position & { employee: Employee };

export const isHeld = (position: Position): position is HeldPosition => position.employee !== undefined;

/** A file in the tenant's storage (business spec §3). */
export interface FileRecord {
  url: string;
  filename: string;
  type: string;
  date: string;
  datetime: string;
}

/** A shop that places orders. */
export interface Customer {
  id: string;
  code: string;
  name: string;
  region: string;
  /** Type of shop: an item of a dictionary, as level, payment and purpose are. */
  channel: string;
  level: string;
  address: string;
  contact: string;
  phone: string;
  creditLimitCents: number;
  /** Delivered and not yet paid. */
  outstandingCents: number;
  owner: Employee;
  /** Undefined while there is none. */
  photos?: readonly FileRecord[];
  attachments?: readonly FileRecord[];
}

export interface Product {
  id: string;
  name: string;
  spec: string;
  unit: string;
  category: string;
  priceCents: number;
}

export const ORDER_STATUSES = ['draft', 'pending', 'approved', 'shipping', 'rejected'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Orders with these statuses are sales: what the workbench and the reports count until a person asks for others. */
export const SALE_STATUSES: readonly OrderStatus[] = ['pending', 'approved', 'shipping'];
export const isSale = ({ status }: { status: OrderStatus }) => SALE_STATUSES.includes(status);

/** Orders with these statuses cannot be changed or deleted. */
export const LOCKED_STATUSES: readonly OrderStatus[] = ['approved', 'shipping'];

/** The seeded ways of payment; administrators maintain them. */
export const PAYMENTS = ['cash', 'month30', 'month60'] as const;

export interface OrderLine {
  id: string;
  order: Order;
  product: Product;
  qty: number;
  priceCents: number;
  /** Before the order's discount. */
  amountCents: number;
}

export interface Order {
  id: string;
  /** `202611` × 100,000 + the number within the month; the sort key of orders. */
  number: number;
  /** The displayed number, `SO-202611-00042`. */
  no: string;
  customer: Customer;
  day: Day;
  owner: Employee;
  status: OrderStatus;
  address: string;
  phone: string;
  payment: string;
  remark: string;
  /** Discount on the total, in per cent. */
  discount: number;
  lines: OrderLine[];
  qty: number;
  /** After the discount. */
  amountCents: number;
}

/** The seeded purposes of visits; administrators maintain them. */
export const VISIT_PURPOSES = ['routine', 'order', 'display', 'collection', 'complaint'] as const;

export interface Visit {
  id: string;
  customer: Customer;
  employee: Employee;
  day: Day;
  /** `HH:mm`. */
  arrival: string;
  minutes: number;
  purpose: string;
  summary: string;
}

/** Formats the displayed number: `SO-202611-00042`. */
export const orderNo = (number: number) =>
  `SO-${Math.floor(number / 100_000)}-${String(number % 100_000).padStart(5, '0')}`;
