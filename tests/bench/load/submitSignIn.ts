import type { Page } from 'puppeteer';

const PASSWORD = 'input[type="password"]';
const WAIT_MS = 30_000;

/** Submits the form and waits until the workspace shows its home page. */
export async function submitSignIn(page: Page): Promise<void> {
  await page.focus(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !/^#\/(login|loading)/.test(location.hash) && !!document.querySelector('main h1'), {
    timeout: WAIT_MS,
  });
}
