import { isRecord } from '@/common/isRecord';
import type { Api, DynamicComponent, LocalStore, Services, WidgetRecord } from '@/services';

export interface ComponentParts {
  api: Pick<Api['protocol'], 'widgets' | 'widget'>;
  store: LocalStore;
  /** A stored file of another tenant is never used: two tenants may give a component the same name. */
  tenantCode: string;
  /** SHA-256 of a text, in hexadecimal digits. */
  hash(text: string): Promise<string>;
  log: Services['log'];
}

export interface LoadedComponents {
  components: readonly DynamicComponent[];
  /** Types whose file could not be loaded. */
  missing: readonly string[];
}

/** The stored code of a component (shell spec §9: type, code), if it is the tenant's and the version of the record. */
function storedCode(stored: unknown, tenantCode: string, { updatedAt, fileKey }: WidgetRecord): string | undefined {
  if (!isRecord(stored) || stored.tenantcode !== tenantCode) return undefined;
  if (stored.updatetime !== updatedAt || stored.filekey !== fileKey) return undefined;
  return typeof stored.code === 'string' ? stored.code : undefined;
}

/**
 * Loads the tenant's components; only changed files are downloaded. A component is trusted when the hash of its code is
 * the content hash of its record. A stored file with another hash is downloaded again; a downloaded one is not stored.
 * A component that fails to load is listed in `missing`; the others are loaded.
 */
export async function loadComponents({ api, store, tenantCode, hash, log }: ComponentParts): Promise<LoadedComponents> {
  const records = await api.widgets();
  const missing: string[] = [];
  const hasRecordedHash = async ({ contentHash }: WidgetRecord, code: string) =>
    contentHash !== undefined && (await hash(code)) === contentHash;
  const reportMismatch = (type: string, where: string) =>
    log({ level: 'error', source: 'start-up', message: `The ${where} file of ${type} is not what the tenant names` });

  const warnNotStored = (type: string, error: unknown) =>
    log({ level: 'warn', source: 'start-up', message: `The file of ${type} could not be stored`, error });

  async function fromStore(record: WidgetRecord): Promise<DynamicComponent | undefined> {
    const { type, contentHash } = record;
    const code = storedCode(await store.get(type), tenantCode, record);
    if (code === undefined) return undefined;
    const isTrusted = await hasRecordedHash(record, code);
    if (isTrusted || contentHash === undefined) return { type, code, isTrusted };
    reportMismatch(type, 'stored');
    return undefined;
  }

  async function fromServer(record: WidgetRecord): Promise<DynamicComponent> {
    const { type, updatedAt, fileKey, contentHash } = record;
    const code = await api.widget(record);
    const isTrusted = await hasRecordedHash(record, code);
    if (isTrusted || contentHash === undefined) {
      const stored = { type, code, tenantcode: tenantCode, updatetime: updatedAt, filekey: fileKey };
      // Start-up goes on meanwhile.
      store.set(type, stored).catch((error: unknown) => warnNotStored(type, error));
    } else reportMismatch(type, 'downloaded');
    return { type, code, isTrusted };
  }

  const load = async (record: WidgetRecord): Promise<DynamicComponent[]> => {
    try {
      return [(await fromStore(record)) ?? (await fromServer(record))];
    } catch (error) {
      log({ level: 'error', source: 'start-up', message: `The component ${record.type} could not be fetched`, error });
      missing.push(record.type);
      return [];
    }
  };
  return { components: (await Promise.all(records.map(load))).flat(), missing };
}
