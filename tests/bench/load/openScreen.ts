import type { Page } from 'puppeteer';

const WAIT_MS = 30_000;

/** Goes to a route of the workspace and waits until its screen has taken the place of the one that was there. */
export async function openScreen(page: Page, route: string): Promise<void> {
  const left = await page.$eval('main h1', (heading) => heading.textContent);
  await page.evaluate((hash) => location.assign(`#${hash}`), route);
  await page.waitForFunction(
    (before) =>
      [...document.querySelectorAll<HTMLElement>('main h1')].some(
        (heading) => heading.offsetParent !== null && heading.textContent !== before,
      ),
    { timeout: WAIT_MS },
    left,
  );
}
