import { seedDictionaries } from '../dictionaries/seedDictionaries';
import { seedFlows } from '../flows/definition/seedFlows';
import { createPersonalStore } from '../flows/personalStore';
import { createProcessRepository } from '../flows/processRepository';
import { createIdSource } from '../ids';
import { createMessages } from '../messages/messages';
import { seedMessages } from '../messages/seedMessages';
import { createRandom } from '../random';
import { seedRoles } from '../roles/builtInRoles';
import { seedCustomers } from '../seed/customers';
import { placeFixtureOrders } from '../seed/fixtureOrders';
import { seedOrders } from '../seed/orders';
import { seedNetwork } from '../seed/network';
import { seedOrganisations } from '../seed/organisations';
import { seedPeople } from '../seed/people';
import { isArchivedIn, prepareArchive } from '../seed/processes/archive';
import { seedProcesses } from '../seed/processes/seedProcesses';
import { seedProducts } from '../seed/products';
import { seedVacancies } from '../seed/vacancies';
import { seedVisits } from '../seed/visits';
import type { Company } from './company';
import type { Position } from './entities';
import { createOrderRepository } from './orderRepository';
import type { CompanyPlan } from './plan';

const byId = <Entity extends { id: string }>(entities: readonly Entity[]) =>
  new Map(entities.map((entity) => [entity.id, entity]));

/** Ids of records added at run time start this far above the seeded ones. */
const RUNTIME_ID_OFFSET = 800_000;

function createCodeSource(start: number) {
  let count = start;
  return { next: () => `C${String((count += 1)).padStart(5, '0')}` };
}

/** Seeds a company. The same plan always yields the same company. */
export function createCompany(plan: CompanyPlan): Company {
  const random = createRandom(plan.seed);
  const organisations = seedOrganisations(plan);
  const people = seedPeople(plan, organisations, random);
  const network = seedNetwork(plan, organisations);
  const customers = seedCustomers(plan, people.sellers, random);
  const products = seedProducts();
  const orders = seedOrders(plan, customers, products, random);
  if (plan.hasFixtures) placeFixtureOrders(orders, customers);
  const visits = seedVisits(plan, customers);
  const customersById = byId(customers);
  const positions = byId<Position>([...people.positions, ...network.positions, ...seedVacancies(plan, organisations)]);
  const roles = byId(seedRoles());
  const flows = seedFlows(positions.values());
  const employees = [...people.employees, ...network.employees];
  const processSeed = { plan, flows, roles, positions: people.positions, orders, customers, random };
  const processes = seedProcesses(processSeed);
  const messages = createMessages(seedMessages(people.positions, processes, flows));
  let revision = 0;
  const markChanged = () => {
    revision += 1;
  };
  const markingChanges = ({ next }: { next(): string }) => ({
    next() {
      markChanged();
      return next();
    },
  });
  return {
    tenantCode: plan.tenantCode,
    name: plan.name,
    organisations,
    employees,
    positions,
    roles,
    ...seedDictionaries(plan.tenantCode),
    regions: new Map(plan.branches.map(({ code, region }) => [code, region])),
    sellers: [...new Set([...people.sellers.values()].flat())],
    customers: customersById,
    products: byId(products),
    get visits() {
      return visits();
    },
    orders: createOrderRepository(orders, markChanged),
    flows,
    processes: createProcessRepository({
      seed: processes,
      archive: prepareArchive(processSeed),
      isArchived: isArchivedIn(plan.firstId),
      markChanged,
    }),
    personal: createPersonalStore(markChanged),
    messages,
    lineIds: markingChanges(createIdSource('line', plan.firstId + RUNTIME_ID_OFFSET)),
    processIds: markingChanges(createIdSource('process', plan.firstId + RUNTIME_ID_OFFSET)),
    customerIds: markingChanges(createIdSource('customer', plan.firstId + RUNTIME_ID_OFFSET)),
    customerCodes: markingChanges(createCodeSource(plan.customerCount)),
    addEmployee(employee) {
      markChanged();
      employees.push(employee);
    },
    addCustomer(customer) {
      markChanged();
      customersById.set(customer.id, customer);
    },
    markChanged,
    change(entity, fields) {
      markChanged();
      Object.assign(entity, fields);
    },
    isChanged: () => revision > 0 || messages.isChanged(),
    revision: () => revision,
  };
}
