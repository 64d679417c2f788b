import type { IdSource } from '../ids';
import type { ProcessBook } from '../flows/processBook';
import type { Customer, Employee, Organisation, Position, Product, Visit } from './entities';
import type { OrderBook } from './orderBook';

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
  customers: Map<string, Customer>;
  products: ReadonlyMap<string, Product>;
  visits: readonly Visit[];
  orders: OrderBook;
  processes: ProcessBook;
  lineIds: IdSource;
  processIds: IdSource;
  customerIds: IdSource;
  customerCodes: { next(): string };
}
