import { single } from './results.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { findNginx, NGINX_MISSING } from './findNginx.mjs';
import { log } from './log.mjs';
import { runJest } from './runJest.mjs';

/** Folder of long tests, which run only when they are named. */
const FULL = 'full';

/**
 * Runs the browser tests against dist/. `names` selects files whose path contains one of them; tests in
 * `tests/e2e/full/` run only when named. `ATRIUM_BEHIND=nginx` puts nginx in front.
 */
export async function runE2e(names = [], env = {}) {
  const chromium = await ensureChromium();
  if (!chromium) return single(false);
  const long = names.some((name) => name.includes(FULL)) ? [] : [`/tests/e2e/${FULL}/`];
  const left = long.map((path) => `--testPathIgnorePatterns=${path}`);
  return runJest('jest.e2e.config.mjs', [...names, ...left], { ...env, PUPPETEER_EXECUTABLE_PATH: chromium });
}

/** Runs the browser tests on what a deployment serves: nginx with the generated configuration is in front. */
export async function runE2eBehindNginx() {
  if (findNginx()) return runE2e([], { ATRIUM_BEHIND: 'nginx' });
  log(NGINX_MISSING);
  return single(false);
}
