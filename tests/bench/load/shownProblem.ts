import type { Page } from 'puppeteer';

/** The first alert that can be seen, in one line. */
export async function shownProblem(page: Page): Promise<string | undefined> {
  const alerts = await page.$$eval('[role="alert"]', (found) =>
    found.filter((alert) => alert.checkVisibility()).map((alert) => (alert.textContent ?? '').trim()),
  );
  return alerts.find((text) => text !== '');
}
