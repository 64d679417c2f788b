import type { Caller } from './accounts/caller';
import { isHeld } from './company/entities';
import { createCompany } from './company/createCompany';
import { COMPANY_PLANS } from './company/plans';
import { UNRESTRICTED } from './data-rules/dataScope';
import { saveCustomer } from './customers/saveCustomer';
import { handleProcess, plainRequest } from './flows/handleProcess';
import { saveDraft } from './flows/drafts';
import { CUSTOMER_IDS, ORDER_IDS, POSITION_IDS, PROCESS_IDS, ROLE_IDS, WATER_PRODUCT_ID } from './fixtures';
import { deleteOrders } from './orders/deleteOrders';
import { saveOrder } from './orders/saveOrder';
import { platform, resetPlatform } from './platform';
import type { Company } from './company/company';

let initialState: string;
beforeAll(() => {
  initialState = contentOf(createCompany(COMPANY_PLANS[0] as (typeof COMPANY_PLANS)[number]));
});
beforeEach(() => resetPlatform());

function zhangWei(): Caller {
  const { accounts, company, administration } = platform();
  const [account] = accounts;
  const position = company('hd').positions.get(POSITION_IDS.zhangWei);
  const role = administration('hd').roles.get(ROLE_IDS.administrator);
  if (!account || !position || !isHeld(position)) throw new Error('The director is missing');
  return {
    account,
    company: company('hd'),
    position,
    roles: [role],
    functionCodes: role.functionCodes,
    scope: UNRESTRICTED,
  };
}

const order = (id: string, customerId: string) => ({
  id,
  customerId,
  date: '2026-11-20',
  ownerId: '',
  isSubmitted: true,
  address: '',
  phone: '',
  remark: '',
  lines: [{ id: '', productId: WATER_PRODUCT_ID, qty: 1 }],
});

/** Serialises all data that can change. */
const contentOf = ({ orders, customers, processes, positions, roles, lineIds, customerIds, customerCodes }: Company) =>
  JSON.stringify([
    orders
      .all()
      .map(({ id, status, remark, qty, customer, lines }) => [id, status, remark, qty, customer.id, lines[0]?.id]),
    [...customers.values()].map(({ owner, ...customer }) => [customer, owner.id]),
    [...positions.keys()].map((id) =>
      [...processes.waitingFor(id), ...processes.recentlyDecidedBy(id), ...processes.recentlyStartedBy(id)].map(
        (process) => [process.id, process.state, process.timeline.map(({ action, comment }) => [action, comment])],
      ),
    ),
    [...roles.values()].map(({ functionCodes }) => functionCodes),
    [lineIds.next(), customerIds.next(), customerCodes.next()],
  ]);

const readAll = ({ orders, processes }: Company) => {
  processes.find(PROCESS_IDS.pendingOrder);
  return orders.all();
};

it('reuses a company after a reset when it was only read', () => {
  const { company } = zhangWei();
  expect(readAll(company)).toHaveLength(12_500);
  resetPlatform();
  expect(zhangWei().company).toBe(company);
});

it.each<[string, (caller: Caller) => void]>([
  ['an order was saved', (caller) => saveOrder(caller, order('', CUSTOMER_IDS.ordinary), () => '1')],
  [
    'an order was refused',
    (caller) => expect(() => saveOrder(caller, order('', CUSTOMER_IDS.creditExceeded), () => '1')).toThrow(),
  ],
  ['an order was deleted', (caller) => deleteOrders(caller, [ORDER_IDS.draft])],
  ['an order with a running process was deleted', (caller) => deleteOrders(caller, [ORDER_IDS.pending])],
  ['a process was approved', (caller) => handleProcess(caller, PROCESS_IDS.pendingOrder, 'approve', plainRequest())],
  [
    'a process was rejected',
    (caller) => handleProcess(caller, PROCESS_IDS.pendingOrder, 'reject', plainRequest('价格有误')),
  ],
  [
    'a draft was saved',
    (caller) =>
      saveDraft(caller, { flowCode: 'leave', processId: '', version: undefined, values: {}, chosen: new Map() }),
  ],
  [
    'a role was changed',
    () =>
      void platform()
        .administration('hd')
        .roles.update(
          ROLE_IDS.manager,
          'any',
          { functionCodes: [] },
          { accountCode: '', name: '张伟', positionName: '' },
        ),
  ],
  ['a customer was added', (caller) => saveCustomer(caller, { id: '', name: '新客户' })],
  ['a customer was changed', (caller) => saveCustomer(caller, { id: CUSTOMER_IDS.ordinary, name: '改名' })],
])('restores the initial data after %s and a reset', (_what, write) => {
  const caller = zhangWei();
  write(caller);
  resetPlatform();
  const { company } = zhangWei();
  expect(company).not.toBe(caller.company);
  expect(contentOf(company)).toBe(initialState);
});
