import type { Browser, BrowserContext, Page } from 'puppeteer';

export interface WatchedPage {
  page: Page;
  /** Uncaught errors and lines written with console.error, in order. A test that expects none compares with []. */
  problems: string[];
}

export const DESKTOP = { width: 1440, height: 900 };

/** A new page of the browser. In a context of its own (`browser.createBrowserContext()`) it plays another person's browser. */
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
