import type { Browser, Page } from 'puppeteer';

export interface WatchedPage {
  page: Page;
  /** Uncaught errors and lines written with console.error, in order. A test that expects none compares with []. */
  problems: string[];
}

export const DESKTOP = { width: 1440, height: 900 };

/** Closes every page that a test has opened: one left behind would go on calling the platform. */
export async function closePages(browser: Browser): Promise<void> {
  const [, ...opened] = browser.browserContexts();
  await Promise.all(opened.map((context) => context.close()));
}

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
