import type { Page } from 'puppeteer';

const WAIT_MS = 60_000;
const IDLE_MS = 1_000;

/** Waits until these sub-apps have started in the idle browser and nothing else is being fetched. */
export async function untilPrefetched(page: Page, subApps: readonly string[]): Promise<void> {
  await Promise.all(subApps.map((name) => page.waitForSelector(`[data-sub-app="${name}"]`, { timeout: WAIT_MS })));
  await page.waitForNetworkIdle({ idleTime: IDLE_MS, timeout: WAIT_MS });
}
