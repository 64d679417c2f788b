import type { HTTPRequest, Page } from 'puppeteer';

/** The requests of each page's document whose answer has not arrived. */
const awaited = new WeakMap<Page, Set<HTTPRequest>>();

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

/**
 * Resolves when the page has awaited no answer for `idleMs` milliseconds. Rejects after half a minute, and names what is
 * awaited, which puppeteer's own wait does not.
 */
export async function untilQuiet(page: Page, idleMs = 80): Promise<void> {
  const open = awaited.get(page);
  if (!open) throw new Error('The requests of this page are not watched: open it with newPage');
  const end = Date.now() + PATIENCE_MS;
  for (let quietSince = Date.now(); Date.now() - quietSince < idleMs;) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (open.size > 0) quietSince = Date.now();
    if (Date.now() > end) throw new Error(`No answer yet: ${[...open].map((request) => request.url()).join(' ')}`);
  }
}
