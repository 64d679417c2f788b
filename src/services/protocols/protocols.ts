import { once } from '@/common/once';
import type { ReadAhead } from '@/common/readAhead';
import type { Api } from '../api/api';
import type { PageProtocolRecord } from '../api/protocol';

/** The cache of UI protocols: pages and fragments are fetched once, and again after a failure or `clear`. */
export interface Protocols {
  page(pageCode: string, ahead?: ReadAhead): Promise<PageProtocolRecord>;
  /** Fragments by code. */
  fragments(codes: readonly string[], ahead?: ReadAhead): Promise<Readonly<Record<string, unknown>>>;
  clear(): void;
}

type Entries<T> = Map<string, () => Promise<T>>;

function remember<T>(entries: Entries<T>, key: string, fetchIt: () => Promise<T>): Promise<T> {
  const entry = entries.get(key) ?? once(fetchIt, { retryAfterFailure: true });
  entries.set(key, entry);
  return entry();
}

export function createProtocols(api: Api['protocol']): Protocols {
  const pages: Entries<PageProtocolRecord> = new Map();
  const fragments: Entries<unknown> = new Map();
  return {
    page: (pageCode, ahead) => remember(pages, pageCode, () => api.page(pageCode, ahead)),
    async fragments(codes, ahead) {
      const missing = codes.filter((code) => !fragments.has(code));
      const fetchMissing = once(() => api.fragments(missing, ahead), { retryAfterFailure: true });
      const entries = codes.map(async (code) => {
        const fragment = await remember(fragments, code, async () => (await fetchMissing())[code]);
        return [code, fragment] as const;
      });
      return Object.fromEntries((await Promise.all(entries)).filter(([, fragment]) => fragment !== undefined));
    },
    clear() {
      pages.clear();
      fragments.clear();
    },
  };
}
