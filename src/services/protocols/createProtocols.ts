import type { Api } from '../api/api';
import type { PageProtocolRecord, Protocols } from './protocols';

/** Keeps promises, so that two askers share one request; a failed one is asked again. */
function remember<T>(entries: Map<string, Promise<T>>, key: string, fetchIt: () => Promise<T>): Promise<T> {
  const known = entries.get(key);
  if (known) return known;
  const fetched = fetchIt().catch((error: unknown) => {
    if (entries.get(key) === fetched) entries.delete(key);
    throw error;
  });
  entries.set(key, fetched);
  return fetched;
}

export function createProtocols(api: Api['protocol']): Protocols {
  const pages = new Map<string, Promise<PageProtocolRecord>>();
  const fragments = new Map<string, Promise<unknown>>();
  return {
    page: (pageCode, pageType) =>
      remember(pages, JSON.stringify([pageCode, pageType]), () => api.page({ pageCode, pageType })),
    async fragments(codes) {
      const missing = codes.filter((code) => !fragments.has(code));
      const fetched: Promise<Readonly<Record<string, unknown>>> =
        missing.length > 0 ? api.fragments(missing) : Promise.resolve({});
      const entries = codes.map(async (code) => {
        const fragment = await remember<unknown>(fragments, code, async () => (await fetched)[code]);
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
