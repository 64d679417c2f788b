import type { Page } from 'puppeteer';

/** Longer than the pause between two questions about a job or a code. */
const PATIENCE_MS = 3_000;

/** Until the page has asked for something that it asks for after a pause, or does not ask because of an earlier answer. */
export async function untilAsked(page: Page, ...endings: readonly string[]): Promise<void> {
  await page
    .waitForRequest((request) => endings.some((ending) => new URL(request.url()).pathname.endsWith(ending)), {
      timeout: PATIENCE_MS,
    })
    .catch(() => undefined);
}
