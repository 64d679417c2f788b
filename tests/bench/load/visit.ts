import type { Browser, CDPSession, Page } from 'puppeteer';

/** A page with nothing in its cache and storage. */
export interface Visit {
  page: Page;
  session: CDPSession;
  end(): Promise<void>;
}

/** Comes to the product like somebody who has never been there. */
export async function visit(browser: Browser): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  return { page, session, end: () => context.close() };
}
