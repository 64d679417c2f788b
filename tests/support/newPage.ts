import type { Browser, Page } from 'puppeteer';

export interface WatchedPage {
  page: Page;
  /** Uncaught errors and lines written with console.error, in order. A test that expects none compares with []. */
  problems: string[];
}

export const DESKTOP = { width: 1440, height: 900 };

/** A page without anybody signed in: its storage is its own. */
export async function newPage(browser: Browser, viewport = DESKTOP): Promise<WatchedPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems };
}
