import type { Browser, BrowserContext, Page } from 'puppeteer';
import { watchRequests } from './quietNetwork';

export interface WatchedPage {
  page: Page;
  /** Uncaught errors and console.error lines, in order; usually expected to be empty. */
  problems: string[];
}

export const DESKTOP = { width: 1440, height: 900 };

/** What the pages of this file were kept from by the content security policy of the product. */
const violations: string[] = [];

/** The violations since the last call. A test that provokes some takes them itself. */
export const takeViolations = (): string[] => violations.splice(0);

const VIOLATION = 'Content security policy:';

/**
 * Reports what the policies of the documents prevent, also in frames: the portal in a partner's page has the policy of
 * the product. The frames of widgets have an origin of their own and another policy, which prevents more.
 */
const reportViolations = (page: Page) =>
  page.evaluateOnNewDocument((prefix) => {
    if (window !== window.top && window.origin === 'null') return;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.warn(prefix, effectiveDirective, blockedURI, sourceFile),
    );
  }, VIOLATION);

/** Opens a new page. In a new context (`browser.createBrowserContext()`) it acts as another person's browser. */
export async function newPage(browser: Browser | BrowserContext, viewport = DESKTOP): Promise<WatchedPage> {
  const page = await browser.newPage();
  await page.setViewport(viewport);
  watchRequests(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
    if (message.text().startsWith(VIOLATION)) violations.push(message.text());
  });
  await reportViolations(page);
  return { page, problems };
}
