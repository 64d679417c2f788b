import { isDeepStrictEqual } from 'node:util';
import { serialize, deserialize } from 'node:v8';
import { setPassword } from './accounts/password';
import { IDENTITIES } from './accounts/identities';
import { platform, resetPlatform } from './platform';
import type { Records } from './records/createRecords';
import type { Actor, AdminRecord } from './records/record';

const ACTOR: Actor = { accountCode: '', name: '张伟', positionName: '' };
/** Accounts whose sign-ins are compared and ended. */
const SOME = 40;
/** The smallest company; all of them are created in the same way. */
const TENANT = 'bf';

const isRecords = (part: object): part is Records<AdminRecord> => 'loggedFields' in part;

/** The records that administrators maintain, by their name. */
const allRecords = () =>
  Object.entries(platform().administration(TENANT)).flatMap(([name, part]: [string, object]) =>
    isRecords(part) ? [[name, part] as const] : [],
  );

/** What the API shows of the company, by the name of the part. */
function shownOfCompany(): [string, unknown][] {
  const company = platform().company(TENANT);
  const { log } = platform().administration(TENANT);
  const { orders, processes, messages, visits, employees, customers, products, personal } = company;
  const positionIds = [...company.positions.keys()].slice(0, SOME);
  return [
    ...allRecords().map(([name, records]): [string, unknown] => [name, records.listed()]),
    ['log', log.all()],
    ['orders', orders.all()],
    ['processes', processes.all()],
    ['messages', positionIds.map((id) => messages.list(id))],
    ['people', [employees, employees.slice(0, SOME).map(({ id }) => [personal.phrases(id), personal.signatures(id)])]],
    ['business', [customers, products, visits]],
    ['ids', [company.lineIds, company.processIds, company.customerIds, company.customerCodes].map((ids) => ids.next())],
  ];
}

/** A deep copy of what the API shows. Reading it uses up ids and tokens. */
function shown(): ReadonlyMap<string, unknown> {
  const { accounts, sessions, settings, issuedIds, bindings } = platform();
  const parts: [string, unknown][] = [
    ['accounts', accounts],
    ['settings', settings.current()],
    ['issued ids', issuedIds.next()],
    ['identities', IDENTITIES.map((identity) => bindings.accountOf(identity)?.username)],
    ...shownOfCompany(),
    [
      'sign-ins',
      accounts
        .filter(({ isLocked }) => !isLocked)
        .slice(0, SOME)
        .map((account) => {
          const { token } = sessions.begin(account, {});
          return [token, sessions.signInsOf(account, token).filter(({ isCurrent }) => !isCurrent)];
        }),
    ],
  ];
  return new Map(parts.map(([name, part]) => [name, deserialize(serialize(part)) as unknown]));
}

const differences = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>) =>
  [...a.keys()].filter((name) => !isDeepStrictEqual(a.get(name), b.get(name)));

/** Changes every record, order, process, person and account, and what belongs to them. */
function changeEverything(): void {
  const { accounts, sessions, settings, issuedIds, bindings, company } = platform();
  for (const account of accounts.slice(0, SOME)) sessions.endAll(account);
  for (const account of accounts) {
    setPassword(account, 'Changed2026', settings.current());
    Object.assign(account, { name: '改名', isLocked: !account.isLocked });
    for (const membership of account.memberships) Object.assign(membership, { positionIds: [], devices: [] });
  }
  const { orders, processes, messages, employees, customers, personal, positions, change, ...ids } = company(TENANT);
  for (const source of [ids.lineIds, ids.processIds, ids.customerIds, ids.customerCodes]) source.next();
  for (const order of orders.all()) {
    change(order, { status: 'draft', remark: '改' });
    for (const line of order.lines) line.qty += 1;
    order.lines.pop();
  }
  for (const customer of customers.values()) change(customer, { name: '改名' });
  for (const employee of employees) employee.name = '改名';
  for (const process of processes.all()) processes.put({ ...process, state: 'cancelled', tasks: [] });
  for (const id of [...positions.keys()].slice(0, SOME)) messages.markAllRead(id);
  for (const { id } of employees.slice(0, SOME)) personal.savePhrases(id, ['改']);
  for (const [, records] of allRecords()) {
    const [first, ...others] = records.all();
    for (const { id } of others.slice(0, SOME)) records.update(id, 'any', { name: '改名' } as object, ACTOR);
    if (first) records.remove([first], ACTOR);
  }
  accounts.splice(0, SOME);
  const [identity] = IDENTITIES;
  if (identity && accounts[0]) bindings.bind(identity, accounts[0]);
  settings.change({ passwordPattern: '^x$' });
  issuedIds.next();
}

it('shows the same after a reset as after a start, whatever was changed before', () => {
  const atStart = shown();
  resetPlatform();
  platform();
  changeEverything();
  const changed = shown();
  resetPlatform();
  expect(differences(atStart, shown())).toEqual([]);
  // A new company has no layouts of reports.
  const unchanged = [...atStart.keys()].filter((name) => !differences(atStart, changed).includes(name));
  expect(unchanged).toEqual(['reportLayouts']);
});
