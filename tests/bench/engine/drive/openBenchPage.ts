import type { Browser, CDPSession, Page } from 'puppeteer';

/** A loaded page that exposes `window.bench`, and the session that counts its main thread's time. */
export interface BenchPage {
  page: Page;
  session: CDPSession;
  /** Uncaught errors of the page. */
  errors: string[];
}

const LOAD_LIMIT_MS = 60_000;

/** Opens a fresh page with the in-page probe. */
export async function openBenchPage(browser: Browser, url: string, probeScript: string): Promise<BenchPage> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.evaluateOnNewDocument(probeScript);
  await page.goto(url, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
  await page.waitForFunction('!!window.bench', { timeout: LOAD_LIMIT_MS });
  const session = await page.createCDPSession();
  // Thread ticks count only what the main thread computed: other work on the machine hardly shows in them.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session, errors };
}
