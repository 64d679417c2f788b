import { single } from './results.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { runJest } from './runJest.mjs';

/** Tests that are long by nature: they run only when they are named. */
const FULL = 'full';

/**
 * The browser tests against dist/; `names` narrows them to files whose path contains one. Those in `tests/e2e/full/`
 * run only when a name says so.
 */
export async function runE2e(names = []) {
  const chromium = await ensureChromium();
  if (!chromium) return single(false);
  const left = names.some((name) => name.includes(FULL)) ? [] : [`--testPathIgnorePatterns=/tests/e2e/${FULL}/`];
  return runJest('jest.e2e.config.mjs', [...names, ...left], { PUPPETEER_EXECUTABLE_PATH: chromium });
}
