import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { memoryStorage } from '@/services/storage/memoryStorage';
import { createRecords } from '@/services/storage/records';
import { storageOrigins } from './storageOrigins';

it.each([
  [
    'the addresses of its storages',
    {
      storage: { storageurl: 'https://files.example.com/bucket' },
      'storage-1d': { storageurl: 'http://localhost:4568/day' },
    },
    ['https://files.example.com', 'http://localhost:4568'],
  ],
  ['nothing without settings', undefined, []],
  ['nothing that is no address', { storage: { storageurl: 'files' }, b: 7, c: { storageurl: { a: 1 } }, d: null }, []],
])('a tenant’s pictures may come from %s', (_what, settings, origins) => {
  const records = createRecords(memoryStorage());
  if (settings !== undefined) records.write(STORAGE_KEYS.cloudStorage, settings);
  expect(storageOrigins(records)).toEqual(origins);
});
