import { fallback, number, object, record, string } from 'valibot';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { isAppError } from '@/common/errors/appError';
import { LANGUAGE_CODES } from '@/common/languages';
import { read } from '@/common/schemas';
import type { Api, I18n, LocalStore, Log, Records } from '@/services';

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
  log: Log;
}

/** The tenant's texts, stored in the local database; only changed texts are fetched (shell spec §7, §9). */
export interface ServerTexts {
  /**
   * Fetches the texts; sends the request synchronously. `commit` applies them, and stores them while start-up goes on.
   * When the server fails or its answer cannot be read, those of the last visit are applied: no text of a tenant is worth
   * a workspace that does not start.
   */
  load(): Promise<{ commit(): void }>;
}

export function createServerTexts(parts: ServerTextParts): ServerTexts {
  const { fetchRecords, store, records, i18n, tenantCode } = parts;
  const warn = (message: string, error?: unknown) => parts.log({ level: 'warn', source: 'i18n', message, error });

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
  /** Undefined when the server cannot tell. The end of the session and a lost connection still stop start-up. */
  const fetchSince = async (since: number) => {
    try {
      return await fetchRecords(since);
    } catch (error) {
      if (!isAppError(error, 'service')) throw error;
      warn('The tenant’s texts could not be read; those of the last visit are used', error);
      return undefined;
    }
  };
  const apply = (texts: readonly Readonly<Record<string, string | undefined>>[]) =>
    i18n.applyServerTexts(Object.fromEntries(LANGUAGE_CODES.map((language, index) => [language, texts[index]])));

  return {
    async load() {
      const tenant = tenantCode();
      const since = readStamp(tenant);
      const [answer, stored] = await Promise.all([fetchSince(since), readStored(tenant)]);
      // The database is older than its stamp: the browser deleted it, or another tab uses another tenant. Fetches the
      // rest.
      const isOutdated = answer !== undefined && stored.lastTimestamp < since;
      const fetched = isOutdated ? await fetchSince(stored.lastTimestamp) : answer;
      if (!fetched) return { commit: () => apply(stored.texts) };
      if (fetched.faulty > 0) warn(`${fetched.faulty} records of texts have no key and are left out`);
      const lasttimestamp = Math.max(fetched.lastTimestamp, stored.lastTimestamp);
      const merged = LANGUAGE_CODES.map((language, index) => ({ ...stored.texts[index], ...fetched.texts[language] }));
      return {
        commit() {
          apply(merged);
          const writes = LANGUAGE_CODES.map((language, index) =>
            store.set(language, { lang: language, tenantcode: tenant, lasttimestamp, texts: merged[index] }),
          );
          Promise.all(writes).then(
            () => records.write(STORAGE_KEYS.texts, { tenantcode: tenant, lasttimestamp }),
            (error: unknown) => warn('The tenant’s texts could not be stored', error),
          );
        },
      };
    },
  };
}
