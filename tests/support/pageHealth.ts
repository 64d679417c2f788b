import type { CDPSession, Page } from 'puppeteer';

/** Longest wait for the answer of a page, or for something on it. */
const PATIENCE_MS = 20_000;
/** A page that answers later than this, and computes as long, hangs. */
const HANG_MS = 1_000;

export interface Health {
  /** Nothing at all is shown. */
  isWhite: boolean;
  /** The main thread was kept from answering. */
  isHanging: boolean;
  answerMs: number;
}

const cpuSecondsOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0;
};

/** Whether something is shown, within the patience: a page that is loading is empty for a moment, about:blank always. */
async function isShowing(page: Page): Promise<boolean> {
  return page
    .waitForFunction(() => location.protocol === 'about:' || document.body?.innerText.trim() !== '', {
      polling: 20,
      timeout: PATIENCE_MS,
    })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.name === 'TimeoutError') return false;
        throw error;
      },
    );
}

/**
 * Asks a page whether it is alive. On a busy machine an answer is late without the page's fault: a page hangs only when
 * its main thread also computed that long.
 */
export async function healthCheck(page: Page): Promise<() => Promise<Health>> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  let cpuBefore = await cpuSecondsOf(session);
  return async () => {
    const asked = performance.now();
    await page.evaluate(() => document.readyState);
    const answerMs = performance.now() - asked;
    const cpu = await cpuSecondsOf(session);
    const cpuMs = (cpu - cpuBefore) * 1_000;
    cpuBefore = cpu;
    return { isWhite: !(await isShowing(page)), isHanging: answerMs > HANG_MS && cpuMs > HANG_MS, answerMs };
  };
}
