import type { Browser } from 'puppeteer';
import { visit } from './visit';

/** As slow as an ordinary office computer of some years ago. */
export const CPU_SLOWDOWN = 4;
const RUNS = 7;
const WAIT_MS = 60_000;

/**
 * Milliseconds from the start of the navigation until the sign-in form is painted, once per fresh visit, for each
 * address. The addresses take turns.
 */
export async function measureSignInTimes(browser: Browser, addresses: readonly string[]): Promise<number[][]> {
  const times: number[][] = addresses.map(() => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, address] of addresses.entries()) times[index]?.push(await timeOfVisit(browser, address));
  }
  return times;
}

async function timeOfVisit(browser: Browser, address: string): Promise<number> {
  const { page, session, end } = await visit(browser);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluateOnNewDocument(watchForm);
  await page.goto(address);
  await page.waitForFunction('window.signInShownAt > 0', { timeout: WAIT_MS });
  const time = await page.evaluate(() => window.signInShownAt);
  await end();
  return time;
}

declare global {
  interface Window {
    signInShownAt: number;
  }
}

/**
 * Runs in the page, before its own scripts. Its inner functions must be anonymous, because its source is sent as text.
 */
function watchForm(): void {
  window.signInShownAt = 0;
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector<HTMLElement>('input[type="password"]')?.offsetParent) return;
    observer.disconnect();
    // The second frame begins after the first one, with the form in it, was painted.
    requestAnimationFrame(() => requestAnimationFrame((time) => (window.signInShownAt = time)));
  }).observe(document, { childList: true, subtree: true });
}
