import { createProcessBook } from '../flows/processBook';
import { createIdSource } from '../ids';
import { createRandom } from '../random';
import { seedCustomers } from '../seed/customers';
import { placeLandmarkOrders } from '../seed/landmarkOrders';
import { seedOrders } from '../seed/orders';
import { seedOrganisations } from '../seed/organisations';
import { seedPeople } from '../seed/people';
import { seedProcesses } from '../seed/processes';
import { seedProducts } from '../seed/products';
import { seedVisits } from '../seed/visits';
import type { Company } from './company';
import { createOrderBook } from './orderBook';
import type { CompanyPlan } from './plan';

const byId = <Thing extends { id: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing]));

/** What is added later has ids far from those of the seed. */
const LATER = 800_000;

function countCodes(start: number) {
  let count = start;
  return { next: () => `C${String((count += 1)).padStart(5, '0')}` };
}

/** A company as it is on its first morning: the same for the same plan. */
export function createCompany(plan: CompanyPlan): Company {
  const random = createRandom(plan.seed);
  const organisations = seedOrganisations(plan);
  const people = seedPeople(plan, organisations, random);
  const customers = seedCustomers(plan, people.sellers, random);
  const products = seedProducts();
  const orders = seedOrders(plan, customers, products, random);
  if (plan.hasLandmarks) placeLandmarkOrders(orders, customers);
  const visits = seedVisits(plan, customers, random);
  const customersById = byId(customers);
  let isChanged = false;
  const noteChange = () => {
    isChanged = true;
  };
  const noting = ({ next }: { next(): string }) => ({
    next() {
      noteChange();
      return next();
    },
  });
  return {
    tenantCode: plan.tenantCode,
    name: plan.name,
    organisations,
    employees: people.employees,
    positions: byId(people.positions),
    regions: new Map(plan.branches.map(({ code, region }) => [code, region])),
    sellers: [...new Set([...people.sellers.values()].flat())],
    customers: customersById,
    products: byId(products),
    visits,
    orders: createOrderBook(orders, noteChange),
    processes: createProcessBook(seedProcesses(plan, people.positions, orders, random), noteChange),
    lineIds: noting(createIdSource('line', plan.firstId + LATER)),
    processIds: noting(createIdSource('process', plan.firstId + LATER)),
    customerIds: noting(createIdSource('customer', plan.firstId + LATER)),
    customerCodes: noting(countCodes(plan.customerCount)),
    addCustomer(customer) {
      noteChange();
      customersById.set(customer.id, customer);
    },
    change(thing, fields) {
      noteChange();
      Object.assign(thing, fields);
    },
    isChanged: () => isChanged,
  };
}
