import type { Process, ProcessStep } from '../flows/process';
import type { ProcessBook } from '../flows/processBook';
import type { Customer, Employee, Order, Organisation, Position, Product, Visit } from './entities';
import type { OrderBook } from './orderBook';

/** Gives out texts that nobody has. */
interface TextSource {
  next(): string;
}

/** Everything one tenant's company has and does. Nothing in it reaches another company. */
export interface Company {
  tenantCode: string;
  name: string;
  organisations: ReadonlyMap<string, Organisation>;
  employees: readonly Employee[];
  positions: ReadonlyMap<string, Position>;
  /** The region each branch serves, by the branch's code. */
  regions: ReadonlyMap<string, string>;
  /** Who may be responsible for customers and orders. */
  sellers: readonly Employee[];
  customers: ReadonlyMap<string, Readonly<Customer>>;
  products: ReadonlyMap<string, Product>;
  visits: readonly Visit[];
  orders: OrderBook;
  processes: ProcessBook;
  lineIds: TextSource;
  processIds: TextSource;
  customerIds: TextSource;
  customerCodes: TextSource;
  addCustomer(customer: Customer): void;
  /** The only way to change a thing that the company has. */
  change<Thing extends Order | Customer | Process | ProcessStep>(thing: Readonly<Thing>, fields: Partial<Thing>): void;
  /** Whether anything is no longer as on the first morning. */
  isChanged(): boolean;
}
