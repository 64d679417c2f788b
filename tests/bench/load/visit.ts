import type { Browser, CDPSession, Page } from 'puppeteer';

/** A page with nothing in its cache and storage. */
export interface Visit {
  page: Page;
  session: CDPSession;
  end(): Promise<void>;
}

export interface VisitOptions {
  /** The person has asked the browser to save data: the product fetches nothing ahead of its use. */
  isSavingData?: boolean;
}

/** Opens a first visit to the product. */
export async function visit(browser: Browser, { isSavingData = false }: VisitOptions = {}): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (isSavingData) {
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  const session = await page.createCDPSession();
  return { page, session, end: () => context.close() };
}
