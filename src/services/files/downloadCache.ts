import type { DownloadedFile } from './files';

/** Entries (business spec §9). */
const MAX_ENTRIES = 500;
/** Bytes of all entries together: the browser keeps them in memory or on the disk. */
const MAX_BYTES = 200 * 1024 * 1024;

/** Content that a browser runs when it is opened as a page, with the rights of this page. */
const ACTIVE_TYPES = /\b(html|xml|svg|javascript|ecmascript)\b/i;

export interface ObjectUrls {
  create(blob: Blob): string;
  revoke(url: string): void;
}

/** Downloaded files, evicted by least recent use. An evicted file's `url` becomes invalid; its body does not. */
export interface DownloadCache {
  get(key: string): DownloadedFile | undefined;
  add(key: string, file: Pick<DownloadedFile, 'body' | 'sourceUrl'>): DownloadedFile;
  clear(): void;
}

export function createDownloadCache(
  urls: ObjectUrls,
  { maxEntries = MAX_ENTRIES, maxBytes = MAX_BYTES } = {},
): DownloadCache {
  const entries = new Map<string, DownloadedFile>();
  let bytes = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.body.size;
    urls.revoke(entry.url);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // A Map keeps the order of insertion, so the first entry is the one that was used least recently.
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    add(key, { body, sourceUrl }) {
      remove(key);
      const shown = ACTIVE_TYPES.test(body.type) ? new Blob([body], { type: 'application/octet-stream' }) : body;
      const entry = { body, sourceUrl, url: urls.create(shown) };
      entries.set(key, entry);
      bytes += body.size;
      for (const oldest of entries.keys()) {
        if (oldest === key || (entries.size <= maxEntries && bytes <= maxBytes)) break;
        remove(oldest);
      }
      return entry;
    },
    clear: () => [...entries.keys()].forEach(remove),
  };
}
