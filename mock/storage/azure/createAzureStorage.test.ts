import type { CloudStorage } from '../cloudStorage';
import { createCredentials } from '../credentials';
import { createStorageFaults } from '../storageFaults';
import { createAzureStorage } from './createAzureStorage';

const MB = 1024 * 1024;
const BUCKET = 'bf-storage';

let storage: CloudStorage;
beforeAll(async () => {
  storage = await createAzureStorage({
    region: '',
    credentials: createCredentials(() => '', Date.now),
    faults: createStorageFaults(),
    limitBytes: 2 * MB,
    now: Date.now,
  });
});
afterAll(() => storage.close());

const object = { body: Buffer.alloc(MB, 7), contentType: 'text/plain', disposition: 'attachment; filename="a.txt"' };
const isStored = async (key: string) => (await storage.read(BUCKET, key)) !== undefined;

it('drops the oldest blobs beyond its limit and frees their memory', async () => {
  // Three times the memory of azurite.
  for (let count = 1; count <= 12; count += 1) await storage.write(BUCKET, `blob-${count}`, object);
  expect(await Promise.all(['blob-1', 'blob-10', 'blob-12'].map(isStored))).toEqual([false, false, true]);
});

it('returns an empty object as such, and nothing for a missing one', async () => {
  await storage.write(BUCKET, 'empty', { ...object, body: Buffer.alloc(0) });
  expect(await storage.read(BUCKET, 'empty')).toEqual(Buffer.alloc(0));
  expect(await storage.read(BUCKET, 'missing')).toBeUndefined();
});

it('counts the seconds of a credential, because a SAS knows no milliseconds', async () => {
  const { expiresAt, securityToken } = await storage.issue('bf', 1_500);
  expect(expiresAt % 1_000).toBe(0);
  expect(expiresAt - Date.now()).toBeGreaterThan(1_400);
  const end = new URLSearchParams(securityToken).get('se') ?? '';
  expect(Date.parse(end)).toBe(expiresAt);
});
