import type { DictionaryCategory, DictionaryItem } from '../dictionaries/dictionary';
import type { Flow } from '../flows/definition/flow';
import type { PersonalStore } from '../flows/personalStore';
import type { ProcessRepository } from '../flows/processRepository';
import type { Messages } from '../messages/messages';
import type { Role } from '../roles/role';
import type { Customer, Employee, Order, Organisation, Position, Product, Visit } from './entities';
import type { OrderRepository } from './orderRepository';

/** Generates unique ids or codes. */
interface IdSource {
  next(): string;
}

/** All business data of one tenant. No object of it refers to another company. */
export interface Company {
  tenantCode: string;
  name: string;
  /** By code. Changed through `Administration`. */
  organisations: Map<string, Organisation>;
  employees: readonly Employee[];
  /** Changed through `Administration`. */
  positions: Map<string, Position>;
  /** By id. Changed through `Administration`. */
  roles: Map<string, Role>;
  /** The values that forms and filters offer. Changed through `Administration`. */
  dictionaries: Map<string, DictionaryCategory>;
  dictionaryItems: Map<string, DictionaryItem>;
  /** Region by branch code. */
  regions: ReadonlyMap<string, string>;
  /** Employees who may own customers and orders. */
  sellers: readonly Employee[];
  customers: ReadonlyMap<string, Readonly<Customer>>;
  products: ReadonlyMap<string, Product>;
  /** Generated when they are first read. */
  readonly visits: readonly Visit[];
  orders: OrderRepository;
  /** By code, which is also the id. Changed through `Administration`. */
  flows: Map<string, Flow>;
  processes: ProcessRepository;
  /** Comment templates and signatures. */
  personal: PersonalStore;
  messages: Messages;
  lineIds: IdSource;
  processIds: IdSource;
  customerIds: IdSource;
  customerCodes: IdSource;
  addEmployee(employee: Employee): void;
  addCustomer(customer: Customer): void;
  /** Notes a change that is not made by `change`. */
  markChanged(): void;
  /** Assigns fields of an entity. All changes of business data go through here, so that `isChanged` can report them. */
  change<Entity extends Order | Customer>(entity: Readonly<Entity>, fields: Partial<Entity>): void;
  /** True when any data differs from the seed. */
  isChanged(): boolean;
  /** Counts the changes. */
  revision(): number;
}
