import type { Browser, BrowserContext, Page } from 'puppeteer';
import { STORAGE_KEYS } from '../../src/common/constants/storageKeys';
import { findByRole } from './find';
import { DESKTOP, newPage } from './newPage';
import type { WatchedPage } from './newPage';
import { storedSession } from './storedSession';

/** The name of the tab bar, in each language. */
const TABS_NAMES = { 'zh-CN': '已打开的页面', en: 'Open pages', 'zh-TW': '已開啟的頁面' } as const;

export interface EnterOptions {
  username?: string;
  /** For an account with several tenants. */
  tenantCode?: string;
  /** `position (organisation)`, for an account with several. */
  position?: string;
  viewport?: typeof DESKTOP;
  /** The person's chosen language, by default Chinese. */
  language?: keyof typeof TABS_NAMES;
  /** The page to open, as in the address; by default the home page, which takes the browser longer. */
  path?: string;
  /** Where the page is opened, by default at the server's address; another name of this computer is another origin. */
  origin?: string;
  /** Fetches sub-apps and dialogs in advance, as a browser without data saver does. Takes about half a second per page. */
  hasPrefetch?: boolean;
  /** Runs before the page is loaded. */
  prepare?(page: Page): Promise<void>;
}

/** Opens the workspace with a new session that is written to the browser's storage. */
export async function enterWorkspace(
  browser: Browser | BrowserContext,
  url: string,
  {
    username = 'zhang.wei',
    tenantCode,
    position,
    viewport = DESKTOP,
    language,
    path,
    origin = url,
    hasPrefetch = false,
    prepare,
  }: EnterOptions = {},
): Promise<WatchedPage> {
  const [watched, records] = await Promise.all([
    newPage(browser, viewport),
    storedSession(url, { username, position, tenantCode }),
  ]);
  const { page } = watched;
  if (language) records[STORAGE_KEYS.language] = language;
  if (!hasPrefetch) await saveData(page);
  await prepare?.(page);
  // Write the records in the first document only, so that a reload keeps the client's changes.
  const { identifier } = await page.evaluateOnNewDocument((entries) => {
    if (window === window.top) entries.forEach(([key, value]) => localStorage.setItem(key, value));
  }, Object.entries(records));
  await page.goto(path === undefined ? origin : `${origin}/#${path}`);
  await page.removeScriptToEvaluateOnNewDocument(identifier);
  await findByRole(page, 'tablist', TABS_NAMES[language ?? 'zh-CN']);
  return watched;
}

/** Sets the browser's data saver, so that nothing is prefetched. */
async function saveData(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
