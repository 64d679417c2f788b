import { seedDictionaries } from '../dictionaries/seedDictionaries';
import { createPersonalStore } from '../flows/personalStore';
import { createProcessRepository } from '../flows/processRepository';
import { createIdSource } from '../ids';
import { createMessages } from '../messages/messages';
import { createRandom } from '../random';
import { byId, seedFoundation } from '../seed/foundation';
import { seedHistory } from '../seed/history';
import { isArchivedIn, prepareArchive } from '../seed/processes/archive';
import { seedVisits } from '../seed/visits';
import type { Company } from './company';
import { createOrderRepository } from './orderRepository';
import type { CompanyPlan } from './plan';

/** Ids of records added at run time start this far above the seeded ones. */
const RUNTIME_ID_OFFSET = 800_000;

function createCodeSource(start: number) {
  let count = start;
  return { next: () => `C${String((count += 1)).padStart(5, '0')}` };
}

/** Seeds a company. The same plan always yields the same company. */
export function createCompany(plan: CompanyPlan): Company {
  const foundation = seedFoundation(plan, createRandom(plan.seed));
  const { organisations, people, network, customers, positions, roles, flows } = foundation;
  const { products, orders, processes, messages: seededMessages } = seedHistory(plan, foundation);
  const visits = seedVisits(plan, customers);
  const customersById = byId(customers);
  const employees = [...people.employees, ...network.employees];
  const messages = createMessages(seededMessages);
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
      archive: prepareArchive({ plan, flows, roles, positions: people.positions, orders }),
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
