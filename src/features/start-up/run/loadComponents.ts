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
  /** Types whose file could not be fetched. */
  missing: readonly string[];
}

/** The stored file of a component (shell spec §9: type, code), if it is the one the record names. */
function storedCode(stored: unknown, { updatedAt, fileKey }: WidgetRecord): string | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('updatetime' in stored) || stored.updatetime !== updatedAt) return undefined;
  if (!('filekey' in stored) || stored.filekey !== fileKey) return undefined;
  return 'code' in stored && typeof stored.code === 'string' ? stored.code : undefined;
}

/**
 * The tenant's components; only files that changed are downloaded. One is trusted when its record names a content and
 * its code is that: a stored file that is not is fetched anew, and what is not even then is never stored. One that
 * fails is named and the rest goes on.
 */
export async function loadComponents({ api, store, hash, log }: ComponentParts): Promise<LoadedComponents> {
  const records = await api.widgets();
  const missing: string[] = [];
  const isNamed = async ({ contentHash }: WidgetRecord, code: string) =>
    contentHash !== undefined && (await hash(code)) === contentHash;
  const tellForged = (type: string, where: string) =>
    log({ level: 'error', source: 'start-up', message: `The ${where} file of ${type} is not what the tenant names` });

  async function fromStore(record: WidgetRecord): Promise<DynamicComponent | undefined> {
    const { type, contentHash } = record;
    const code = storedCode(await store.get(type), record);
    if (code === undefined) return undefined;
    const isTrusted = await isNamed(record, code);
    if (isTrusted || contentHash === undefined) return { type, code, isTrusted };
    tellForged(type, 'stored');
    return undefined;
  }

  async function fromServer(record: WidgetRecord): Promise<DynamicComponent> {
    const { type, updatedAt, fileKey, contentHash } = record;
    const code = await api.widget(record);
    const isTrusted = await isNamed(record, code);
    if (isTrusted || contentHash === undefined)
      await store.set(type, { type, code, updatetime: updatedAt, filekey: fileKey });
    else tellForged(type, 'downloaded');
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
