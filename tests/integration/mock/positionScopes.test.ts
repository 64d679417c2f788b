import { POSITION_IDS, REPORT_CODES } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';
import { toCents } from './support/plainSums';
import { call, reportOf } from './support/reportCalls';
import type { WireReport } from './support/reportCalls';

interface OrderRow {
  customername: string;
  orderdate: string;
  ownername: string;
  amount: number;
  status: string;
}
interface Found<Row> {
  items: Row[];
  __itemcount: number;
}

/** Who signs in, and the people whose rows they see; undefined: those of everybody. */
const POSITIONS = [
  ['the director', 'zhang.wei', POSITION_IDS.zhangWei, undefined],
  ['the manager of a branch', 'li.na', POSITION_IDS.liNaManager, '上海分部'],
  ['the manager of another branch', 'chen.lin', 'hd-chen-lin-manager', '杭州分部'],
  ['a representative', 'li.na', POSITION_IDS.liNaRepresentative, '李娜'],
] as const;

let server: PlatformServer;
beforeAll(async () => {
  server = await startPlatform();
});
afterAll(() => server.stop());

/** All rows of a list, page by page, or those of its first page. */
async function rowsOf<Row>(client: Client, api: string, mostPages = Infinity): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const found = (await client.business(api, { __pageindex: page, __pagesize: 5_000 })).data<Found<Row>>();
    rows.push(...found.items);
    if (rows.length >= found.__itemcount) break;
  }
  return rows;
}

const countOf = async (client: Client, api: string, filter: object = {}) =>
  (await client.business(api, { __pagesize: 1, ...filter })).data<Found<unknown>>().__itemcount;

const SALES = ['pending', 'approved', 'shipping'];
const amountOf = (rows: readonly OrderRow[]) => rows.reduce((sum, { amount }) => sum + toCents(amount), 0);
/** Cents by the text of a group. */
const amounts = (rows: readonly OrderRow[], textOf: (row: OrderRow) => string) => {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[textOf(row)] = (sums[textOf(row)] ?? 0) + toCents(row.amount);
  return sums;
};
const shown = ({ rows }: WireReport, code: string) =>
  Object.fromEntries(rows.map((row) => [row[code], toCents(Number(row.amount))]));

describe.each(POSITIONS)('%s', (_who, username, positionId, whose) => {
  let client: Client;
  let orders: OrderRow[];
  let visits: { ownername: string }[];
  let visitCount: number;
  let customers: { ownername: string }[];
  let theirs: ReadonlySet<string>;
  const isTheirs = (ownerName: string) => theirs.has(ownerName);
  beforeAll(async () => {
    const { sellers } = platform().company('hd');
    const some = sellers.filter(({ name, organisation }) => !whose || [name, organisation.name].includes(whose));
    theirs = new Set(some.map(({ name }) => name));
    client = server.client();
    await client.signIn(username, positionId);
    orders = await rowsOf(client, 'orderquery');
    visits = await rowsOf(client, 'visitquery', 1);
    visitCount = await countOf(client, 'visitquery');
    customers = await rowsOf(client, 'customerquery');
  });
  const month = () => orders.filter(({ orderdate, status }) => orderdate >= '2026-11-01' && SALES.includes(status));

  it('finds all orders and visits of these people in the lists, and no others', () => {
    const company = platform().company('hd');
    expect(orders).toHaveLength(company.orders.all().filter(({ owner }) => isTheirs(owner.name)).length);
    expect(visitCount).toBe(company.visits.filter(({ employee }) => isTheirs(employee.name)).length);
    expect(orders.length).toBeGreaterThan(0);
    expect([...new Set([...orders, ...visits].map(({ ownername }) => ownername))].every(isTheirs)).toBe(true);
  });

  it('sees the sums of these orders and visits in the reports', async () => {
    const pageInfo = { pageindex: 1, pagesize: 1_000 };
    const sales = await reportOf(client, REPORT_CODES.sales, { switchdim: { elementcode: 'owner' }, pageInfo });
    expect(shown(sales, 'owner')).toEqual(amounts(orders, ({ ownername }) => ownername));
    expect([sales.totals.orders, toCents(sales.totals.amount)]).toEqual([orders.length, amountOf(orders)]);
    const ranking = await reportOf(client, REPORT_CODES.customers, { pageInfo });
    expect(shown(ranking, 'customer')).toEqual(amounts(orders, ({ customername }) => customername));
    const work = await reportOf(client, REPORT_CODES.daily, { slices: [] });
    expect(work.totals.visits).toBe(visitCount);
  });

  it('sees the same sales of the month in the workbench, in the list of reports and in the list of orders', async () => {
    const workbench = (await client.business('workbench')).data<{ monthamount: number; people: { name: string }[] }>();
    expect(toCents(workbench.monthamount)).toBe(amountOf(month()));
    for (const { name } of workbench.people) expect(isTheirs(name)).toBe(true);
    const entries = (await call(client, 'list')).data<{ reportcode: string; figure: { value: number } }[]>();
    const figures = new Map(entries.map(({ reportcode, figure }) => [reportcode, figure.value]));
    expect(toCents(figures.get(REPORT_CODES.sales))).toBe(amountOf(month()));
    expect(figures.get(REPORT_CODES.months)).toBe(month().length);
    expect(figures.get(REPORT_CODES.daily)).toBe(await countOf(client, 'visitquery', { datefrom: '2026-11-01' }));
  });

  it('sees their customers; a representative may see those of others as well', () => {
    const all = [...platform().company('hd').customers.values()];
    const seen = whose === '李娜' ? all : all.filter(({ owner }) => isTheirs(owner.name));
    expect(customers.map(({ ownername }) => ownername).sort()).toEqual(seen.map(({ owner }) => owner.name).sort());
  });
});

it('the figures of the report list differ between the demo accounts', async () => {
  const figures = new Set<number>();
  for (const [, username, positionId] of POSITIONS) {
    const client = server.client();
    await client.signIn(username, positionId);
    const entries = (await call(client, 'list')).data<{ reportcode: string; figure: { value: number } }[]>();
    expect(entries).toHaveLength(11);
    figures.add(entries.find(({ reportcode }) => reportcode === REPORT_CODES.sales)?.figure.value ?? 0);
  }
  const elsewhere = server.client();
  await elsewhere.signIn('gao.fei');
  const [entry] = (await call(elsewhere, 'list')).data<{ figure: { value: number } }[]>();
  figures.add(entry?.figure.value ?? 0);
  expect(figures.size).toBe(POSITIONS.length + 1);
  expect(figures).not.toContain(0);
  const trainee = server.client();
  await trainee.signIn('sun.li');
  expect((await call(trainee, 'list')).status).toBe(403);
});
