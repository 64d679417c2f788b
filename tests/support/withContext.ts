import type { Frame, Page } from 'puppeteer';

/** A time-out alone says neither what was looked for nor what was there instead, nor which line of the test asked. */
export async function withContext<T>(page: Frame | Page, target: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (cause) {
    const seen = await page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
    throw new Error(`${target} at ${page.url()}: ${String(cause)}\nOn the page: ${seen}`, { cause });
  }
}
