import { CUSTOMER_IDS, ORDER_IDS, POSITION_IDS, PROCESS_IDS } from '../fixtures';
import { TODAY } from '../calendar';
import { openTasks } from '../flows/process';
import type { Company } from './company';
import type { Order } from './entities';
import { createCompany } from './createCompany';
import { COMPANY_PLANS } from './plans';

const companies = COMPANY_PLANS.map(createCompany);
const [east, south, north] = companies as [Company, Company, Company];
const linesOf = ({ orders }: Company) => orders.all().flatMap(({ lines }) => lines);

it('has the planned size', () => {
  expect(east.orders.all()).toHaveLength(12_500);
  expect(linesOf(east)).toHaveLength(50_000);
  expect([east.customers.size, east.products.size, east.employees.length]).toEqual([400, 120, 42]);
  expect(linesOf(south)).toHaveLength(5_000);
  expect([linesOf(north).length, north.customers.size]).toEqual([3_000, 60]);
});

it('is the same for the same plan', () => {
  const describe = (company: Company) =>
    company.orders
      .all()
      .map(({ no, customer, day, status, amountCents }) => [no, customer.name, day, status, amountCents]);
  const again = createCompany(COMPANY_PLANS[0] as (typeof COMPANY_PLANS)[number]);
  expect(describe(again)).toEqual(describe(east));
});

it('has orders and processes of its own customers and people, also as a second company of a plan', () => {
  const again = createCompany(COMPANY_PLANS[1] as (typeof COMPANY_PLANS)[number]);
  for (const { customers, employees, orders, positions, processes } of [south, again]) {
    const people = new Set(employees);
    const isOwn = ({ customer, owner }: Order) => customers.get(customer.id) === customer && people.has(owner);
    expect(orders.all().filter((order) => !isOwn(order))).toHaveLength(0);
    const recent = [...positions.keys()].flatMap((id) => processes.recentlyStartedBy(id));
    const concerned = recent.flatMap(({ tasks, copies }) => [...tasks, ...copies].map(({ position }) => position));
    expect(concerned.length).toBeGreaterThan(0);
    expect(concerned.filter((position) => positions.get(position.id) !== position)).toHaveLength(0);
    expect(recent.filter(({ applicant }) => !people.has(applicant.employee))).toHaveLength(0);
  }
});

it('has unique ids across all companies', () => {
  for (const idsOf of [
    linesOf,
    ({ orders }: Company) => orders.all(),
    ({ customers }: Company) => [...customers.values()],
  ]) {
    const ids = companies.flatMap((company) => idsOf(company).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('has orders whose numbers, quantities and amounts agree with their lines', () => {
  const orders = east.orders.all();
  expect(new Set(orders.map(({ no }) => no)).size).toBe(orders.length);
  for (const { lines, qty, amountCents } of orders) {
    expect(lines.reduce((sum, line) => sum + line.qty, 0)).toBe(qty);
    expect(lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(amountCents);
  }
  expect(orders.some(({ day }) => day === TODAY)).toBe(true);
});

it('decides the steps of a process one after another', () => {
  const moments = east.processes.all().map(({ timeline }) => timeline.map(({ time }) => time));
  expect(moments.length).toBeGreaterThan(10_000);
  expect(moments.filter((each) => each.join() !== each.toSorted().join())).toEqual([]);
});

it('contains the fixtures', () => {
  for (const [status, id] of Object.entries(ORDER_IDS)) expect(east.orders.find(id)?.status).toBe(status);
  const ordersOf = Object.entries(ORDER_IDS).map(([status, id]) => [
    status,
    east.orders.find(id)?.owner.name === '李娜',
  ]);
  expect(Object.fromEntries(ordersOf)).toEqual({
    draft: true,
    pending: true,
    approved: false,
    shipping: true,
    rejected: true,
  });
  const exceeded = east.customers.get(CUSTOMER_IDS.creditExceeded);
  expect(exceeded?.outstandingCents).toBeGreaterThan(exceeded?.creditLimitCents ?? Infinity);
  const process = east.processes.find(PROCESS_IDS.pendingOrder);
  expect(process && openTasks(process).map(({ position }) => position.id)).toEqual([POSITION_IDS.zhangWei]);
  expect(process?.orderId).toBe(ORDER_IDS.pending);
});
