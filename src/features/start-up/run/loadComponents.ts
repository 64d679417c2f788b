import type { Api, DynamicComponent, LocalStore, Services, WidgetRecord } from '@/services';

export interface ComponentParts {
  api: Pick<Api['protocol'], 'widgets' | 'widget'>;
  store: LocalStore;
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

/** The tenant's components; only files that changed are downloaded. One that fails is named and the rest goes on. */
export async function loadComponents({ api, store, log }: ComponentParts): Promise<LoadedComponents> {
  const records = await api.widgets();
  const missing: string[] = [];
  const load = async (record: WidgetRecord): Promise<DynamicComponent[]> => {
    const { type, updatedAt, fileKey } = record;
    const code = storedCode(await store.get(type), record);
    if (code !== undefined) return [{ type, code }];
    try {
      const component = await api.widget(record);
      await store.set(type, { type, code: component.code, updatetime: updatedAt, filekey: fileKey });
      return [component];
    } catch (error) {
      log({ level: 'error', source: 'start-up', message: `The component ${type} could not be fetched`, error });
      missing.push(type);
      return [];
    }
  };
  return { components: (await Promise.all(records.map(load))).flat(), missing };
}
