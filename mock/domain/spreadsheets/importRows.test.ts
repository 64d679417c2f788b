import { createCompany } from '../company/createCompany';
import { COMPANY_PLANS } from '../company/plans';
import type { Caller } from '../accounts/caller';
import { UNRESTRICTED } from '../data-rules/dataScope';
import { seedRoles } from '../roles/builtInRoles';
import { TODAY } from '../calendar';
import { importRows, runAtOnce } from './importRows';
import type { ImportModel } from './models/importModel';
import { customerImport } from './models/customers';
import { orderImport } from './models/orders';
import type { Cell, Sheet } from './read/cell';

const company = createCompany(COMPANY_PLANS[1] as (typeof COMPANY_PLANS)[number]);
const position = [...company.positions.values()][0];
const role = seedRoles()[0];
if (!position || !role) throw new Error('The plan has nobody');
const caller = { account: {}, company, position, roles: [role], scope: UNRESTRICTED } as unknown as Caller;
let ids = 0;

const sheetOf = (...lines: readonly (readonly Cell[])[]): Sheet => ({
  name: 'A',
  rows: lines.map((cells, index) => ({ line: index + 1, cells })),
});
const start = (model: ImportModel, sheets: readonly Sheet[], strategy: 'ignore' | 'overwrite' | 'error' = 'error') =>
  importRows({
    model,
    context: { caller, strategy, nextId: () => `issued-${(ids += 1)}` },
    language: 'zh-CN',
    mostRows: 50_000,
    readSheets: () => Promise.resolve(sheets),
    storeErrors: () => Promise.resolve('http://errors'),
    onRowsEnd: () => undefined,
  });
const CUSTOMER = ['客户名称', '客户编码', '区域', '联系电话'];
const ORDER = ['订单号', '客户编码', '下单日期', '商品编码', '数量', '备注'];
const customerNamed = (name: string) => [...company.customers.values()].find((each) => each.name === name);

it('refuses more rows than one sheet may have, and none of them is saved', async () => {
  const rows = Array.from({ length: 50_001 }, (_, index) => [`店${index}`]);
  await expect(runAtOnce(start(customerImport, [sheetOf(CUSTOMER, ...rows)]))).rejects.toMatchObject({
    key: 'spreadsheet.too_many_rows',
    params: { sheet: 'A', max: 50_000 },
  });
  expect(customerNamed('店0')).toBeUndefined();
});

it('yields after each thousand rows with the counts so far', async () => {
  const rows = Array.from({ length: 2_500 }, (_, index) => [index % 2 ? `步店${index}` : '']);
  const seen: unknown[] = [];
  const work = start(customerImport, [sheetOf(CUSTOMER, ...rows.map((row) => [...row, '', '广州']))]);
  for (let step = await work.next(); !step.done; step = await work.next())
    if (step.value.counts) seen.push([step.value.counts.processed, step.value.counts.faulty, step.value.progress]);
  expect(seen).toEqual([
    [0, 0, 10],
    [1_000, 500, 44],
    [2_000, 1_000, 78],
    [2_500, 1_250, 95],
  ]);
});

it('ignores blank rows, and reads all chosen sheets', async () => {
  const first = sheetOf(CUSTOMER, ['双店甲'], [], ['', ' '], ['双店乙']);
  const result = await runAtOnce(start(customerImport, [first, { ...sheetOf(CUSTOMER, ['双店丙']), name: 'B' }]));
  expect(result).toMatchObject({ counts: { total: 3, processed: 3, faulty: 0 } });
  expect(result.errorFileUrl).toBeUndefined();
  expect(customerNamed('双店丙')).toBeDefined();
});

it('finds an existing customer by code, also to rename it', async () => {
  const { code = '', name = '' } = [...company.customers.values()][5] ?? {};
  const rows = [CUSTOMER, ['改名店', code, '', ''], ['新店', 'C99999', '', ''], [name, '', '', '13800000000']];
  const result = await runAtOnce(start(customerImport, [sheetOf(...rows)], 'overwrite'));
  expect(result.counts).toEqual({ total: 3, processed: 3, faulty: 1, ignored: 0 });
  expect(customerNamed('改名店')?.code).toBe(code);
  // The first row renames the customer. The third row has its old name and creates another one.
  expect(customerNamed(name)?.code).not.toBe(code);
});

it('saves the lines of one order together, or not at all', async () => {
  const { code = '' } = [...company.customers.values()][3] ?? {};
  const before = company.orders.all().length;
  const sheet = sheetOf(
    ORDER,
    ['X-1', code, TODAY + 25_569, 'P-0001', 2, '附言'],
    ['X-2', code, '2026-11-20', 'P-0001', 1.5],
    ['X-1', code, '2026-11-20', 'P-0002', '3', '附言'],
    ['X-3', code, '2026-11-20', 'P-0001', 1],
    ['X-3', code, '2026-11-19', 'P-0001', 1],
  );
  const result = await runAtOnce(start(orderImport, [sheet]));
  expect(result).toMatchObject({ counts: { total: 5, faulty: 3 }, errorFileUrl: 'http://errors' });
  const added = company.orders.all().slice(before);
  expect(added.map(({ status, remark, lines }) => [status, remark, lines.map(({ qty }) => qty)])).toEqual([
    ['draft', '附言', [2, 3]],
  ]);
});

it('changes an order with a known number only when it may be overwritten', async () => {
  const order = company.orders.all().find(({ status }) => status === 'draft');
  const approved = company.orders.all().find(({ status }) => status === 'approved');
  if (!order || !approved) throw new Error('No such orders');
  const row = (no: string) => [no, order.customer.code, '2026-11-20', 'P-0003', 7];
  const run = (strategy: 'ignore' | 'overwrite' | 'error') =>
    runAtOnce(start(orderImport, [sheetOf(ORDER, row(order.no), row(approved.no))], strategy));
  expect((await run('ignore')).counts).toMatchObject({ ignored: 2, faulty: 0 });
  expect((await run('error')).counts).toMatchObject({ ignored: 0, faulty: 2 });
  expect(company.orders.find(order.id)?.lines[0]?.qty).not.toBe(7);
  // An approved order is locked.
  expect((await run('overwrite')).counts).toMatchObject({ ignored: 0, faulty: 1 });
  expect(company.orders.find(order.id)).toMatchObject({ no: order.no, qty: 7 });
});
