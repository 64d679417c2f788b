import type { Browser, BrowserContext, Page } from 'puppeteer';
import { findByRole } from './find';
import { DESKTOP, newPage } from './newPage';
import type { WatchedPage } from './newPage';
import { storedSession } from './storedSession';

export interface EnterOptions {
  username?: string;
  /** `position (organisation)`, for somebody who has several. */
  position?: string;
  viewport?: typeof DESKTOP;
  /** Runs before anything is loaded. */
  prepare?(page: Page): Promise<void>;
}

/** Opens the workspace as somebody who has signed in before: with a fresh session in the browser's storage. */
export async function enterWorkspace(
  browser: Browser | BrowserContext,
  url: string,
  { username = 'zhang.wei', position, viewport = DESKTOP, prepare }: EnterOptions = {},
): Promise<WatchedPage> {
  const [watched, records] = await Promise.all([
    newPage(browser, viewport),
    storedSession(url, { username, position }),
  ]);
  const { page } = watched;
  await prepare?.(page);
  // Only the first document gets the records: a later one finds what the client has made of them.
  const { identifier } = await page.evaluateOnNewDocument((entries) => {
    if (window === window.top) entries.forEach(([key, value]) => localStorage.setItem(key, value));
  }, Object.entries(records));
  await page.goto(url);
  await page.removeScriptToEvaluateOnNewDocument(identifier);
  await findByRole(page, 'tablist', '已打开的页面');
  return watched;
}
