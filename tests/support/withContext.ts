import type { Frame, Page } from 'puppeteer';

/** Rethrows an error of Puppeteer with the target, the URL, the visible text and the calling line of the test. */
export async function withContext<T>(page: Frame | Page, target: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (cause) {
    const seen = await page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
    throw new Error(`${target} at ${page.url()}: ${String(cause)}\nOn the page: ${seen}`, { cause });
  }
}
