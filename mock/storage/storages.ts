import { randomInt } from 'node:crypto';
import { createAzureStorage } from './azure/createAzureStorage';
import type { CloudStorage, StorageContext, StorageToken } from './cloudStorage';
import { createCredentials } from './credentials';
import { createOssStorage } from './oss/createOssStorage';
import { createS3Storage } from './s3/createS3Storage';
import type { StorageFault } from './storageFaults';
import { createStorageFaults } from './storageFaults';
import type { StorageProvider } from './tenantStorages';
import { tenantStorage } from './tenantStorages';

const HOUR_MS = 3_600_000;
const LIMIT_BYTES = 256 * 1024 * 1024;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const CREATE: Readonly<Record<StorageProvider, (context: StorageContext) => Promise<CloudStorage>>> = {
  awss3: createS3Storage,
  aliyun: createOssStorage,
  azure: createAzureStorage,
};

const randomText = (length: number) =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Starts each storage once, when a tenant first needs it. */
function createStorages() {
  const credentials = createCredentials(randomText, Date.now);
  const faults = createStorageFaults();
  const started = new Map<StorageProvider, Promise<CloudStorage>>();
  let ttlMs = HOUR_MS;

  const of = (tenantCode: string): Promise<CloudStorage> => {
    const settings = tenantStorage(tenantCode);
    if (!settings) throw new Error(`Tenant ${tenantCode} has no storage`);
    const { provider, region } = settings;
    const storage =
      started.get(provider) ??
      CREATE[provider]({ region, credentials, faults, limitBytes: LIMIT_BYTES, now: Date.now });
    started.set(provider, storage);
    return storage;
  };
  const expireAll = async () => {
    const running = await Promise.all(started.values());
    await Promise.all(running.map((storage) => storage.expireAll()));
  };

  return {
    of,
    /** A temporary credential for the buckets of the tenant. */
    issue: async (tenantCode: string): Promise<StorageToken> => (await of(tenantCode)).issue(tenantCode, ttlMs),
    orderFault: (fault: StorageFault): void => faults.order(fault),
    clearFaults: (): void => faults.clear(),
    /** Sets the lifetime of future credentials. */
    setTtl(milliseconds: number): void {
      ttlMs = milliseconds;
    },
    expireAll,
    /** The initial state: no faults, no valid credential. Objects stay: their random keys cannot collide with those of the next test. */
    async reset(): Promise<void> {
      ttlMs = HOUR_MS;
      faults.clear();
      await expireAll();
    },
    async close(): Promise<void> {
      const running = await Promise.all(started.values());
      started.clear();
      await Promise.all(running.map((storage) => storage.close()));
    },
  };
}
type Storages = ReturnType<typeof createStorages>;

const KEY = Symbol.for('atrium.mock.storages');
const holder = globalThis as { [KEY]?: Storages };

/** The storages of this process. They outlive the modules, which the development server loads again after a change. */
export const storages = (): Storages => (holder[KEY] ??= createStorages());
