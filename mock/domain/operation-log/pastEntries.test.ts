import { platform } from '../platform';
import { LOG_ACTIONS, LOG_OBJECTS } from '../records/operationLog';
import type { Records } from '../records/createRecords';
import type { AdminRecord } from '../records/record';
import { findText } from '../languages/records';
import { NO_ROWS } from '../spreadsheets/jobs/job';
import { customerFields, importFields, orderFields } from './businessEntries';
import { fieldText } from './shownChange';

const TENANTS = ['hd', 'nf', 'bf'];
const isRecords = (part: object): part is Records<AdminRecord> => 'loggedFields' in part;
const recordsOf = (tenantCode: string) =>
  Object.values({ ...platform().administration(tenantCode) } as Record<string, object>).filter(isRecords);

it('has a text for every kind of record and every action', () => {
  const keys = [...LOG_OBJECTS.map((kind) => `log.object.${kind}`), ...LOG_ACTIONS.map((each) => `log.action.${each}`)];
  expect(keys.filter((key) => !findText(key))).toEqual([]);
});

it('has a text for every field that a record or an entry shows', () => {
  const ofRecords = TENANTS.flatMap(recordsOf).flatMap(({ kind, all, loggedFields }) =>
    all()
      .slice(0, 500)
      .flatMap((record) => Object.keys(loggedFields(record)).map((field) => `log.field.${kind}.${field}`)),
  );
  const ofEntries = TENANTS.flatMap((tenantCode) => platform().administration(tenantCode).log.all()).flatMap(
    ({ object, changes }) => changes.map(({ field }) => `log.field.${object}.${field}`),
  );
  const company = platform().company('hd');
  const [customer] = company.customers.values();
  const [order] = company.orders.all();
  if (!customer || !order) throw new Error('The company has no business');
  const ofBusiness = [
    ...Object.keys(customerFields(customer, company)).map((field) => `log.field.customer.${field}`),
    ...Object.keys(orderFields(order, company)).map((field) => `log.field.order.${field}`),
    ...Object.keys(importFields(NO_ROWS)).flatMap((field) =>
      ['customer', 'order', 'account'].map((object) => `log.field.${object}.${field}`),
    ),
  ];
  expect(ofRecords.length).toBeGreaterThan(0);
  expect([...new Set([...ofRecords, ...ofEntries, ...ofBusiness])].filter((key) => !findText(key))).toEqual([]);
});

it('shows a field without a text by its name', () => {
  expect(fieldText('role', 'unheardOf', 'zh-CN')).toBe('unheardOf');
});

it('shows no password of any account', () => {
  for (const { accounts } of TENANTS.map((tenantCode) => platform().administration(tenantCode))) {
    const shown = new Set(accounts.all().flatMap((record) => Object.values(accounts.loggedFields(record)).flat()));
    expect(accounts.all().filter(({ account }) => shown.has(account.password))).toEqual([]);
  }
});

describe.each(TENANTS)('the past of the company %s', (tenantCode) => {
  const { log, ...parts } = platform().administration(tenantCode);
  const past = [...log.all()];

  it('has some hundred entries of real people, all before today', () => {
    expect(past.length).toBeGreaterThan(300);
    expect(past.length).toBeLessThan(1_000);
    const people = new Map(parts.accounts.all().map(({ id, account }) => [id, account.name]));
    expect(past.filter(({ actor }) => people.get(actor.accountCode) !== actor.name)).toEqual([]);
    expect(past[0]?.time.localeCompare('2026-11-20')).toBe(-1);
  });

  it('leads to the records as they are', () => {
    for (const records of Object.values<object>({ ...parts }).filter(isRecords)) {
      for (const record of records.all().filter(({ version }) => version > 1)) {
        const last = past.find(({ object, recordId }) => object === records.kind && recordId === record.id);
        expect({ time: last?.time, name: last?.actor.name }).toEqual({
          time: record.updatedAt,
          name: record.updatedBy,
        });
        const fields = records.loggedFields(record);
        for (const { field, after } of last?.changes ?? []) expect(fields[field]).toEqual(after);
      }
    }
  });
});
