import { single } from './results.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { jestLevel } from './jestLevel.mjs';

/** The browser tests against dist/; `names` narrows them to files whose name contains one. */
export async function e2eSuite(names = []) {
  const chromium = await ensureChromium();
  if (!chromium) return single(false);
  return jestLevel('jest.e2e.config.mjs', names, { PUPPETEER_EXECUTABLE_PATH: chromium });
}
