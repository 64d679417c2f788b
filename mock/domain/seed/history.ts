import type { Order, Product } from '../company/entities';
import { isHeld } from '../company/entities';
import type { CompanyPlan } from '../company/plan';
import type { Process } from '../flows/process';
import type { SeededMessage } from '../messages/message';
import { seedMessages } from '../messages/seedMessages';
import { createRandom } from '../random';
import { placeFixtureOrders } from './fixtureOrders';
import type { Foundation } from './foundation';
import { byId, seedFoundation } from './foundation';
import { seedOrders } from './orders';
import { seedProcesses } from './processes/seedProcesses';
import { seedProducts } from './products';

/** What has happened in a new company. Products and messages are never changed, so companies may share them. */
interface History {
  products: readonly Product[];
  orders: Order[];
  processes: Process[];
  messages: readonly SeededMessage[];
}

/** Generates the history together with a foundation that no company gets. */
function generate(plan: CompanyPlan): History {
  const random = createRandom(plan.seed);
  const { people, customers, roles, flows } = seedFoundation(plan, random);
  const products = seedProducts();
  const orders = seedOrders(plan, customers, products, random);
  if (plan.hasFixtures) placeFixtureOrders(orders, customers);
  const processes = seedProcesses({ plan, flows, roles, positions: people.positions, orders, customers, random });
  return { products, orders, processes, messages: seedMessages(people.positions, processes, flows) };
}

/** Looks up what a copy refers to. Throws for what the foundation of the copy does not have. */
const lookUp =
  <Entity extends { id: string }>(entities: ReadonlyMap<string, Entity>) =>
  ({ id }: { id: string }): Entity => {
    const found = entities.get(id);
    if (!found) throw new Error(`The company has no ${id}`);
    return found;
  };

/** The history in which the people and customers of the foundation act. */
function copyFor({ people, customers, positions }: Foundation, history: History): History {
  const customerOf = lookUp(byId(customers));
  const employeeOf = lookUp(byId(people.employees));
  const positionOf = lookUp(positions);
  const orders = history.orders.map((original) => {
    const customer = customerOf(original.customer);
    const order: Order = { ...original, customer, owner: employeeOf(original.owner) };
    order.lines = original.lines.map((line) => ({ ...line, order }));
    return order;
  });
  const processes = history.processes.map((process): Process => {
    const applicant = positionOf(process.applicant);
    if (!isHeld(applicant)) throw new Error('A vacant position starts no process');
    return {
      ...process,
      applicant: { ...applicant },
      tasks: process.tasks.map((task) => ({ ...task, position: positionOf(task.position) })),
      copies: process.copies.map((copy) => ({ ...copy, position: positionOf(copy.position) })),
    };
  });
  return { ...history, orders, processes };
}

/** What was generated, by plan. It is never changed. */
const originals = new WeakMap<CompanyPlan, History>();

/**
 * The history of a new company with this foundation. It is generated once per process and plan, because all its processes
 * run through their flows; every company gets a copy.
 */
export function seedHistory(plan: CompanyPlan, foundation: Foundation): History {
  const original = originals.get(plan) ?? generate(plan);
  originals.set(plan, original);
  return copyFor(foundation, original);
}
