import { createStore } from '@/common/store';
import type { Session } from '@/services';
import { createRecords } from '@/services/storage/records';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createScreenPreferences } from './createScreenPreferences';

const sessionOf = (tenantCode: string, accountCode: string) =>
  createStore<Session | undefined>({ user: { tenantCode, accountCode } } as Session);

test('two tenants and two accounts keep their settings apart on the same computer', () => {
  const records = createRecords(memoryStorage());
  const of = (tenant: string, account: string) => createScreenPreferences(records, sessionOf(tenant, account));
  of('east', 'li').set('columns.undeal', ['amount']);
  expect(of('east', 'li').get('columns.undeal')).toEqual(['amount']);
  expect(of('west', 'li').get('columns.undeal')).toBeUndefined();
  expect(of('east', 'zhang').get('columns.undeal')).toBeUndefined();
});
