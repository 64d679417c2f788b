import type { Api, DynamicComponent, LocalStore, Services, WidgetRecord } from '@/services';

export interface ComponentParts {
  api: Pick<Api['protocol'], 'widgets' | 'widget'>;
  store: LocalStore;
  /** SHA-256 of a text, in hexadecimal digits. */
  hash(text: string): Promise<string>;
  log: Services['log'];
}

export interface LoadedComponents {
  components: readonly DynamicComponent[];
  /** Types whose file could not be loaded. */
  missing: readonly string[];
}

/** The stored code of a component (shell spec §9: type, code), if it is the version of the record. */
function storedCode(stored: unknown, { updatedAt, fileKey }: WidgetRecord): string | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('updatetime' in stored) || stored.updatetime !== updatedAt) return undefined;
  if (!('filekey' in stored) || stored.filekey !== fileKey) return undefined;
  return 'code' in stored && typeof stored.code === 'string' ? stored.code : undefined;
}

/**
 * Loads the tenant's components; only changed files are downloaded. A component is trusted when the hash of its code is
 * the content hash of its record. A stored file with another hash is downloaded again; a downloaded one is not stored.
 * A component that fails to load is listed in `missing`; the others are loaded.
 */
export async function loadComponents({ api, store, hash, log }: ComponentParts): Promise<LoadedComponents> {
  const records = await api.widgets();
  const missing: string[] = [];
  const hasRecordedHash = async ({ contentHash }: WidgetRecord, code: string) =>
    contentHash !== undefined && (await hash(code)) === contentHash;
  const reportMismatch = (type: string, where: string) =>
    log({ level: 'error', source: 'start-up', message: `The ${where} file of ${type} is not what the tenant names` });

  async function fromStore(record: WidgetRecord): Promise<DynamicComponent | undefined> {
    const { type, contentHash } = record;
    const code = storedCode(await store.get(type), record);
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
    if (isTrusted || contentHash === undefined)
      await store.set(type, { type, code, updatetime: updatedAt, filekey: fileKey });
    else reportMismatch(type, 'downloaded');
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
