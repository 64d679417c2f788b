import type { Browser } from 'puppeteer';
import { visit } from './visit';

/** As slow as an ordinary office computer of some years ago. */
export const CPU_SLOWDOWN = 4;
const RUNS = 5;
const WAIT_MS = 60_000;

/** Milliseconds from the start of the navigation until the sign-in form is painted, once per fresh visit. */
export async function measureSignInTime(browser: Browser, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page, session, end } = await visit(browser);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluateOnNewDocument(watchForm);
    await page.goto(address);
    await page.waitForFunction('window.signInShownAt > 0', { timeout: WAIT_MS });
    times.push(await page.evaluate(() => window.signInShownAt));
    await end();
  }
  return times;
}

declare global {
  interface Window {
    signInShownAt: number;
  }
}

/** Runs in the page, before its own scripts. What it calls must be without a name: it is sent as text. */
function watchForm(): void {
  window.signInShownAt = 0;
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector<HTMLElement>('input[type="password"]')?.offsetParent) return;
    observer.disconnect();
    // The second frame begins after the first one, with the form in it, was painted.
    requestAnimationFrame(() => requestAnimationFrame((time) => (window.signInShownAt = time)));
  }).observe(document, { childList: true, subtree: true });
}
