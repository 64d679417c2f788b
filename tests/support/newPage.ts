import type { Browser, BrowserContext, Page } from 'puppeteer';

export interface WatchedPage {
  page: Page;
  /** Uncaught errors and console.error lines, in order; usually expected to be empty. */
  problems: string[];
}

export const DESKTOP = { width: 1440, height: 900 };

/** Opens a new page. In a new context (`browser.createBrowserContext()`) it acts as another person's browser. */
export async function newPage(browser: Browser | BrowserContext, viewport = DESKTOP): Promise<WatchedPage> {
  const page = await browser.newPage();
  await page.setViewport(viewport);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems };
}
