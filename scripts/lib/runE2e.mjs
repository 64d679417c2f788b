import { single } from './results.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { runJest } from './runJest.mjs';

/** Folder of long tests, which run only when they are named. */
const FULL = 'full';

/**
 * Runs the browser tests against dist/. `names` selects files whose path contains one of them; tests in
 * `tests/e2e/full/` run only when named.
 */
export async function runE2e(names = []) {
  const chromium = await ensureChromium();
  if (!chromium) return single(false);
  const left = names.some((name) => name.includes(FULL)) ? [] : [`--testPathIgnorePatterns=/tests/e2e/${FULL}/`];
  return runJest('jest.e2e.config.mjs', [...names, ...left], { PUPPETEER_EXECUTABLE_PATH: chromium });
}
