import type { Page } from 'puppeteer';

const ACCOUNT = { username: 'zhang.wei', password: 'Atrium2026' };
const PASSWORD = 'input[type="password"]';
const WAIT_MS = 30_000;

/** Waits for the sign-in form and types the demonstration's account into it. */
export async function fillSignIn(page: Page): Promise<void> {
  await page.waitForSelector(PASSWORD, { visible: true, timeout: WAIT_MS });
  await page.locator('form input:not([type="password"]):not([type="checkbox"])').fill(ACCOUNT.username);
  await page.locator(PASSWORD).fill(ACCOUNT.password);
}
