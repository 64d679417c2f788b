import { fallback, number, object, record, string } from 'valibot';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import type { Api } from '../api/api';
import { read } from '@/common/schemas';
import type { LocalStore } from '../localdb/localStore';
import type { Records } from '../storage/records';
import { LANGUAGE_CODES } from '@/common/languages';
import type { I18n } from './i18n';

/** The stored record of one language. It is used only for the same tenant. */
const storedSchema = fallback(
  object({ tenantcode: string(), lasttimestamp: number(), texts: record(string(), string()) }),
  { tenantcode: '', lasttimestamp: 0, texts: {} },
);

/** Tenant and age of the texts in the local database, stored in localStorage because that is read synchronously. */
const stampSchema = fallback(object({ tenantcode: string(), lasttimestamp: number() }), {
  tenantcode: '',
  lasttimestamp: 0,
});

export interface ServerTextParts {
  fetchRecords: Api['language']['records'];
  store: LocalStore;
  records: Pick<Records, 'read' | 'write'>;
  i18n: Pick<I18n, 'applyServerTexts'>;
  tenantCode(): string;
}

/** The tenant's texts, stored in the local database; only changed texts are fetched (shell spec §7, §9). */
export interface ServerTexts {
  /** Fetches the texts; sends the request synchronously. `commit` applies and stores them. */
  load(): Promise<{ commit(): Promise<void> }>;
}

export function createServerTexts({ fetchRecords, store, records, i18n, tenantCode }: ServerTextParts): ServerTexts {
  const readStored = async (tenant: string) => {
    const stored = await Promise.all(
      LANGUAGE_CODES.map(async (language) => read(storedSchema, await store.get(language))),
    );
    // All languages are written together, so a missing one or one of another tenant invalidates all.
    const isComplete = stored.every(({ tenantcode }) => tenantcode === tenant);
    return {
      texts: stored.map(({ texts }) => (isComplete ? texts : {})),
      lastTimestamp: isComplete ? (stored[0]?.lasttimestamp ?? 0) : 0,
    };
  };
  const readStamp = (tenant: string) => {
    const { tenantcode, lasttimestamp } = read(stampSchema, records.read(STORAGE_KEYS.texts));
    return tenantcode === tenant ? lasttimestamp : 0;
  };
  return {
    async load() {
      const tenant = tenantCode();
      const since = readStamp(tenant);
      const [answer, stored] = await Promise.all([fetchRecords(since), readStored(tenant)]);
      // The database is older than its stamp: the browser deleted it, or another tab uses another tenant. Fetches the
      // rest.
      const fetched = stored.lastTimestamp < since ? await fetchRecords(stored.lastTimestamp) : answer;
      const lasttimestamp = Math.max(fetched.lastTimestamp, stored.lastTimestamp);
      const merged = LANGUAGE_CODES.map((language, index) => ({ ...stored.texts[index], ...fetched.texts[language] }));
      return {
        async commit() {
          i18n.applyServerTexts(Object.fromEntries(LANGUAGE_CODES.map((language, index) => [language, merged[index]])));
          const writes = LANGUAGE_CODES.map((language, index) =>
            store.set(language, { lang: language, tenantcode: tenant, lasttimestamp, texts: merged[index] }),
          );
          await Promise.all(writes);
          records.write(STORAGE_KEYS.texts, { tenantcode: tenant, lasttimestamp });
        },
      };
    },
  };
}
