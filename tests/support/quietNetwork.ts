import { setTimeout as wait } from 'node:timers/promises';
import type { HTTPRequest, Page } from 'puppeteer';

/** The requests of each page's document whose answer has not arrived. */
const awaited = new WeakMap<Page, Set<HTTPRequest>>();

const IDLE_MS = 80;
const POLL_MS = 10;
const PATIENCE_MS = 30_000;

/** Notes the requests of a page from now on. */
export function watchRequests(page: Page): void {
  const open = new Set<HTTPRequest>();
  awaited.set(page, open);
  page.on('request', (request) => {
    // The browser does not always tell how the requests of a document that was left have ended.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

interface Limits {
  /** So long in milliseconds no answer is awaited. */
  idleMs?: number;
  patienceMs?: number;
}

/**
 * Resolves when a page of `newPage` awaits no answer any more: to the addresses that it still awaits when the patience is
 * over. Puppeteer's own wait names none, and never ends after a document that was left with a request on its way.
 */
export async function stillAwaited(page: Page, { idleMs = IDLE_MS, patienceMs = PATIENCE_MS }: Limits = {}) {
  const open = awaited.get(page);
  if (!open) throw new Error('The requests of this page are not watched: open it with newPage');
  const end = Date.now() + patienceMs;
  for (let quietSince = Date.now(); Date.now() - quietSince < idleMs;) {
    await wait(POLL_MS);
    if (open.size > 0) quietSince = Date.now();
    if (Date.now() > end) return [...open].map((request) => request.url());
  }
  return [];
}

/** Resolves when a page awaits no answer any more; rejects after half a minute. */
export async function untilQuiet(page: Page, idleMs?: number): Promise<void> {
  const addresses = await stillAwaited(page, idleMs === undefined ? {} : { idleMs });
  if (addresses.length > 0) throw new Error(`No answer yet: ${addresses.join(' ')}`);
}
