import type { KeyTimes } from '../page/watchKey';
import type { SettledWhen } from '../page/settledWhen';
import type { BenchPage } from './openBenchPage';
import { withCpuTime } from './withCpuTime';

/** Long enough to catch work that a page puts off after a key. */
const AFTERMATH_MS = 330;

export interface PressedKey extends KeyTimes {
  /** Main-thread milliseconds of the key and of all that followed. */
  cpu: number;
}

/** Presses one real key (a letter, a digit or Backspace) and waits until its effects are complete. */
export async function pressKey({ page, session }: BenchPage, key: string, when: SettledWhen): Promise<PressedKey> {
  await page.evaluate((condition) => {
    window.watchedKey = window.probe.watchKey(condition);
  }, when);
  const { result, cpu } = await withCpuTime(session, async () => {
    const code = key === 'Backspace' ? 8 : key.toUpperCase().charCodeAt(0);
    const text = key === 'Backspace' ? {} : { text: key };
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, windowsVirtualKeyCode: code, ...text });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: code });
    const times = await page.evaluate(() => window.watchedKey);
    await page.evaluate((ms) => window.probe.settle(ms), AFTERMATH_MS);
    return times;
  });
  return { ...result, cpu };
}
