import { fallback, number, object, record, string } from 'valibot';
import type { Api } from '../api/api';
import type { LanguageRecords } from '../api/language';
import { read } from '@/common/wire';
import type { LocalStore } from '../localdb/localDb';
import { LANGUAGES } from './languages';
import type { I18n } from './i18n';
import type { Language } from './languages';

/** What is stored per language. Another tenant's texts are of no use. */
const storedSchema = fallback(
  object({ tenantcode: string(), lasttimestamp: number(), texts: record(string(), string()) }),
  { tenantcode: '', lasttimestamp: 0, texts: {} },
);

export interface ServerTextParts {
  records: Api['language']['records'];
  store: LocalStore;
  i18n: Pick<I18n, 'applyServerTexts'>;
  tenantCode(): string;
}

/** The tenant's texts: kept in the local database, and only what changed since is fetched (shell spec §7, §9). */
export interface ServerTexts {
  /** Fetches; `commit` makes the texts visible and stores them. */
  load(): Promise<{ commit(): Promise<void> }>;
}

export function createServerTexts({ records, store, i18n, tenantCode }: ServerTextParts): ServerTexts {
  const readStored = async (tenant: string) => {
    const stored = await Promise.all(LANGUAGES.map(async (language) => read(storedSchema, await store.get(language))));
    // The languages are written together: one that is of another tenant or missing makes all of them incomplete.
    if (stored.some(({ tenantcode }) => tenantcode !== tenant)) return stored.map(() => ({ lasttimestamp: 0, texts: {} }));
    return stored;
  };
  return {
    async load() {
      const tenant = tenantCode();
      const stored = await readStored(tenant);
      const fetched: LanguageRecords = await records(stored[0]?.lasttimestamp ?? 0);
      const lasttimestamp = Math.max(fetched.lastTimestamp, stored[0]?.lasttimestamp ?? 0);
      const merged = LANGUAGES.map((language, index) => ({ ...stored[index]?.texts, ...fetched.texts[language] }));
      return {
        async commit() {
          i18n.applyServerTexts(Object.fromEntries(LANGUAGES.map((language, index) => [language, merged[index]])));
          const writes = LANGUAGES.map((language: Language, index) =>
            store.set(language, { lang: language, tenantcode: tenant, lasttimestamp, texts: merged[index] }),
          );
          await Promise.all(writes);
        },
      };
    },
  };
}
