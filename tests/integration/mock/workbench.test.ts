import { isoDay } from '../../../mock/domain/calendar';
import type { Company } from '../../../mock/domain/company/company';
import type { Order, Visit } from '../../../mock/domain/company/entities';
import { POSITION_IDS, ROLE_IDS } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import type { PlatformServer } from './support/platformServer';
import { near } from './support/plainSums';
import { startPlatform } from './support/platformServer';

interface Rank {
  id: string;
  name: string;
  orders: number;
  amount: number;
}
type Ranking = 'regions' | 'people' | 'customers';
interface Workbench extends Record<Ranking, Rank[]> {
  [figure: string]: unknown;
  todos: { kind: string; name: string; note?: string; recordid?: string }[];
  visitstoday: { arrival: string; customername: string; ownername: string }[];
  recentorders: { orderno: string; orderdate: string; ownername: string }[];
}

let server: PlatformServer;
let company: Company;
let director: Workbench;
let representative: Workbench;
beforeAll(async () => {
  server = await startPlatform();
  company = platform().company('hd');
  [director, representative] = await Promise.all([
    workbenchOf('zhang.wei'),
    workbenchOf('li.na', POSITION_IDS.liNaRepresentative),
  ]);
});
afterAll(() => server.stop());

async function workbenchOf(username: string, positionId?: string, language = 'zh-CN'): Promise<Workbench> {
  const client = server.client();
  client.headers.language = language;
  await client.signIn(username, positionId);
  return (await client.business('workbench')).data<Workbench>();
}

// Computed from the raw data, with days as texts, and for the two positions apart.
type Owned = Order | Visit;
const ownerOf = (item: Owned) => ('owner' in item ? item.owner.name : item.employee.name);
const isOf = (who: 'director' | 'representative') => (item: Owned) => who === 'director' || ownerOf(item) === '李娜';
const on = (first: string, last: string) => (item: Owned) => isoDay(item.day) >= first && isoDay(item.day) <= last;
const isCounted = ({ status }: Order) => ['pending', 'approved', 'shipping'].includes(status);
const yuanOf = (orders: readonly Order[]) => {
  let cents = 0;
  for (const order of orders) cents += order.amountCents;
  return cents / 100;
};
const changeOf = (now: number, before: number) => near((now - before) / before);

describe.each(['director', 'representative'] as const)('the workbench of a %s', (who) => {
  const shown = () => (who === 'director' ? director : representative);
  const orders = () => company.orders.all().filter(isOf(who));
  const visits = () => company.visits.filter(isOf(who));
  const sales = (first: string, last: string) => orders().filter((order) => isCounted(order) && on(first, last)(order));

  it('counts the sales of today, beside yesterday and day by day', () => {
    const count = (day: string) => sales(day, day).length;
    expect(shown().orderstoday).toBe(count('2026-11-20'));
    expect(shown().orderstodaychange).toEqual(changeOf(count('2026-11-20'), count('2026-11-19')));
    const days = ['07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20'];
    expect(shown().orderstodaytrend).toEqual(days.map((day) => count(`2026-11-${day}`)));
  });

  it('adds up the sales of the month, beside the same days of the month before and day by day', () => {
    const amount = yuanOf(sales('2026-11-01', '2026-11-20'));
    expect(shown().monthamount).toBe(amount);
    expect(shown().monthamountchange).toEqual(changeOf(amount, yuanOf(sales('2026-10-01', '2026-10-20'))));
    const trend = shown().monthamounttrend as number[];
    expect(trend).toHaveLength(20);
    expect(trend[4]).toBe(yuanOf(sales('2026-11-05', '2026-11-05')));
  });

  it('counts the visits since Monday, beside the same days of the week before', () => {
    const count = (first: string, last: string) => visits().filter(on(first, last)).length;
    expect(shown().weekvisits).toBe(count('2026-11-16', '2026-11-20'));
    expect(shown().weekvisitschange).toEqual(
      changeOf(count('2026-11-16', '2026-11-20'), count('2026-11-09', '2026-11-13')),
    );
    expect((shown().weekvisitstrend as number[]).at(-2)).toBe(count('2026-11-19', '2026-11-19'));
  });

  it.each<[Ranking, (order: Order) => string]>([
    ['regions', ({ customer }) => customer.region],
    ['people', ({ owner }) => owner.name],
    ['customers', ({ customer }) => customer.name],
  ])('ranks %s by the sales of the month', (ranking, nameOf) => {
    const sums = new Map<string, Order[]>();
    for (const order of sales('2026-11-01', '2026-11-20'))
      sums.set(nameOf(order), [...(sums.get(nameOf(order)) ?? []), order]);
    const greatest = [...sums].sort(([, a], [, b]) => yuanOf(b) - yuanOf(a)).slice(0, 8);
    expect(shown()[ranking].map(({ name, orders: count, amount }) => [name, count, amount])).toEqual(
      greatest.map(([name, group]) => [name, group.length, yuanOf(group)]),
    );
  });

  it('lists the visits of today, the latest first, and the newest orders', () => {
    const today = visits()
      .filter(on('2026-11-20', '2026-11-20'))
      .map(({ arrival }) => arrival)
      .sort();
    expect(shown().visitstoday.map(({ arrival }) => arrival)).toEqual(today.reverse().slice(0, 8));
    const numbers = orders()
      .map(({ day, no }) => `${isoDay(day)} ${no}`)
      .sort();
    expect(shown().recentorders.map(({ orderno, orderdate }) => `${orderdate} ${orderno}`)).toEqual(
      numbers.reverse().slice(0, 8),
    );
  });
});

describe('what is to be done', () => {
  it('names the processes that wait for the position as one', () => {
    const waiting = company.processes.waitingPositions().filter(({ id }) => id === POSITION_IDS.zhangWei).length;
    expect(waiting).toBeGreaterThan(1);
    expect(director.pendingapprovals).toBe(waiting);
    expect(director.todos).toEqual([
      {
        todoid: 'approvals',
        kind: 'approval',
        name: `${waiting} 条流程等待您审批`,
        note: expect.stringMatching(/^最早提交于 2026-11-\d\d$/) as string,
      },
    ]);
  });

  it('names the own orders that were rejected and the own customers without a visit for 30 days', () => {
    const rejected = company.orders
      .all()
      .filter((order) => isOf('representative')(order) && order.status === 'rejected')
      .filter(on('2026-10-22', '2026-11-20'))
      .map(({ no }) => no)
      .sort()
      .reverse();
    const kinds = (kind: string) => representative.todos.filter((todo) => todo.kind === kind);
    expect(rejected.length).toBeGreaterThan(0);
    expect(kinds('rejected').map(({ name }) => name)).toEqual(rejected.slice(0, 4));

    const unvisited = [...company.customers.values()].filter(
      ({ id, owner }) =>
        owner.name === '李娜' &&
        !company.visits.some(({ customer, day }) => customer.id === id && isoDay(day) > '2026-10-21'),
    );
    expect(unvisited.length).toBeGreaterThan(0);
    expect(representative.unvisitedcustomers).toBe(unvisited.length);
    const names = unvisited.map(({ name }) => name);
    expect(kinds('unvisited').length).toBe(Math.min(4, unvisited.length));
    kinds('unvisited').forEach(({ name }) => expect(names).toContain(name));
    const days = kinds('unvisited').map(({ note = '' }) => (/^\d+/.exec(note) ? parseInt(note, 10) : Infinity));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  it('is said in the language of the caller', async () => {
    const english = await workbenchOf('zhang.wei', undefined, 'en');
    expect(english.todos[0]?.name).toMatch(/^Processes that wait for you: \d+$/);
    expect(english.regions.map(({ name }) => name)).toContain('Shanghai');
  });
});

it('leaves out what the position may not see elsewhere', async () => {
  const client = server.client();
  const { roles } = platform().administration('hd');
  const actor = { accountCode: '', name: '', positionName: '' };
  const { functionCodes } = roles.get(ROLE_IDS.representative);
  roles.update(ROLE_IDS.representative, 'any', { functionCodes: ['WORKBENCH_VIEW', 'VISIT_VIEW'] }, actor);
  await client.signIn('li.na', POSITION_IDS.liNaRepresentative);
  const shown = (await client.business('workbench')).data<Workbench>();
  roles.update(ROLE_IDS.representative, 'any', { functionCodes }, actor);
  expect(Object.keys(shown).sort()).toEqual([
    'todos',
    'visitstoday',
    'weekfilter',
    'weekvisits',
    'weekvisitschange',
    'weekvisitstrend',
  ]);
  expect(shown.todos).toEqual([]);
});
