import { moreControls } from '@/engine/controls/moreControls';
import { moreFunctions } from '@/engine/expressions/functions/more';
import { addFunctions } from '@/engine/expressions/functions/table';
import { createFakeHost, fakeUser } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import type { PageOpenRequest } from '@/engine/host';
import { addControls } from '@/engine/loadParts';
import { createTestPage } from '@/engine/model/testPage';
import { POSITION_IDS } from '../../mock/domain/fixtures';
import { findPage } from '../../mock/domain/protocols';
import { startPlatform } from './mock/support/platformServer';
import type { PlatformServer } from './mock/support/platformServer';

addControls(moreControls);
addFunctions(moreFunctions);

interface Account {
  rolecodes: string[];
  functioncodes: string[];
}
interface Protocol {
  controls: readonly unknown[];
  toolbar?: readonly unknown[];
  onload?: object;
}
interface Options {
  linkParam?: Record<string, unknown>;
  /** Functions that the person does not have. */
  without?: readonly string[];
}

let server: PlatformServer;
beforeAll(async () => {
  server = await startPlatform();
});
afterAll(() => server.stop());

async function enter(username: string, positionId?: string) {
  const client = server.client();
  return { client, account: (await client.signIn(username, positionId)).data<Account>() };
}
type Person = Awaited<ReturnType<typeof enter>>;

/** A page of the mock, whose calls the mock answers. */
async function open({ client, account }: Person, code: string, { linkParam = {}, without = [] }: Options = {}) {
  const { controls, toolbar, onload } = findPage(code)?.protocol as Protocol;
  const host = createFakeHost({
    call: async ({ api, input }) => (await client.business(api, input)).data(),
    user: fakeUser({
      hasFunction: (wanted = '') => account.functioncodes.includes(wanted) && !without.includes(wanted),
      hasRole: (role) => account.rolecodes.includes(role),
    }),
  });
  const opened = createTestPage(controls, {
    host,
    status: PAGE_STATUS.edit,
    linkParam,
    more: { ...(toolbar && { toolbar }), ...(onload && { onload }) },
  });
  await opened.page.start();
  return opened;
}

/** What the press on a figure of the home page opens, and the figure. */
async function press(person: Person, name: string, options?: Options) {
  const { page, host, value } = await open(person, 'workbench', options);
  expect(page.control(name).isHidden()).toBe(false);
  page.control(name).press();
  await new Promise(setImmediate);
  expect(host.log.opened).toHaveLength(1);
  return { figure: value(name), request: host.log.opened[0] as PageOpenRequest };
}

/** The list that a press opens: the count and sum of its rows, and what its filters show of the parameters. */
async function listOf(person: Person, { pageCode, linkParam }: PageOpenRequest, table: string) {
  const opened = await open(person, pageCode, { linkParam });
  await opened.table(table).load();
  const { count, summary } = opened.table(table).state();
  return {
    count,
    amount: summary.amount,
    filters: Object.fromEntries(Object.keys(linkParam).map((field) => [field, opened.value(field)])),
  };
}

const SALES = ['pending', 'approved', 'shipping'];
const REPRESENTATIVE = ['li.na', POSITION_IDS.liNaRepresentative] as const;
const PEOPLE = [
  ['director', 'zhang.wei', undefined],
  ['manager', 'li.na', POSITION_IDS.liNaManager],
  ['representative', ...REPRESENTATIVE],
] as const;

describe.each(PEOPLE)('the home page of a %s', (_role, ...signIn) => {
  let person: Person;
  beforeAll(async () => {
    person = await enter(...signIn);
  });

  it('opens the sales of today, as many as it counts', async () => {
    const { figure, request } = await press(person, 'orderstoday');
    expect(figure).toBeGreaterThan(0);
    expect(await listOf(person, request, 'orders')).toMatchObject({
      count: figure,
      filters: { datefrom: '2026-11-20', dateto: '2026-11-20', status: SALES },
    });
  });

  it('opens the visits of this week, as many as it counts', async () => {
    const { figure, request } = await press(person, 'weekvisits');
    expect(figure).toBeGreaterThan(0);
    expect(await listOf(person, request, 'visits')).toMatchObject({
      count: figure,
      filters: { datefrom: '2026-11-16', dateto: '2026-11-20' },
    });
  });

  it('opens the sales of this month, with its amount, for a person who may see no reports', async () => {
    const { figure, request } = await press(person, 'monthamount', { without: ['REPORT_VIEW'] });
    expect(figure).toBeGreaterThan(0);
    expect(await listOf(person, request, 'orders')).toMatchObject({
      amount: figure,
      filters: { datefrom: '2026-11-01', dateto: '2026-11-20', status: SALES },
    });
  });
});

it.each(PEOPLE.slice(0, 2))('the home page of a %s opens the processes that it counts', async (_role, ...signIn) => {
  const person = await enter(...signIn);
  const { figure, request } = await press(person, 'pendingapprovals');
  expect(request.pageCode).toBe('native:undeal');
  const path = '/api/teapi/workflow/flow/getmyprocesslist';
  const waiting = await person.client.post(path, { af_querytype: 'undeal' });
  expect(waiting.data<{ af_itemcount: number }>().af_itemcount).toBe(figure);
});

describe('the customers whom a representative has not visited for long', () => {
  it('are those of the list that their figure opens', async () => {
    const person = await enter(...REPRESENTATIVE);
    const { figure, request } = await press(person, 'unvisitedcustomers');
    expect(figure).toBeGreaterThan(0);
    expect(await listOf(person, request, 'customers')).toMatchObject({
      count: figure,
      filters: { ownerid: expect.any(String) as string, unvisiteddays: '30' },
    });
  });

  it('are also those that the list exports', async () => {
    const person = await enter(...REPRESENTATIVE);
    const { request } = await press(person, 'unvisitedcustomers');
    const { page, host } = await open(person, request.pageCode, { linkParam: request.linkParam });
    page.control('export').press();
    await new Promise(setImmediate);
    expect(host.log.exports).toMatchObject([{ input: request.linkParam }]);
  });

  it('are fewer the longer the list says that it was', async () => {
    const person = await enter(...REPRESENTATIVE);
    const countOf = async (linkParam: Record<string, unknown>) =>
      (await listOf(person, { pageCode: 'customer-list', linkParam } as PageOpenRequest, 'customers')).count ?? 0;
    const counts = await Promise.all(['', '30', '60', '90'].map((unvisiteddays) => countOf({ unvisiteddays })));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  it('are asked for with a number of days', async () => {
    const { client } = await enter(...REPRESENTATIVE);
    expect((await client.business('customerquery', { unvisiteddays: 'long' })).status).toBe(400);
  });
});
