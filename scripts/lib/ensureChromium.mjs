import { existsSync } from 'node:fs';
import { findChromium } from './findChromium.mjs';
import { run } from './run.mjs';
import { log, timed } from './log.mjs';

/** Includes a Chinese font for screenshots. */
const PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk'];

/**
 * Resolves to the browser's path; installs a missing browser as root on Debian. Logs the reason and resolves to
 * undefined when there is none.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await timed('installed a browser in', async () => {
      await run('apt-get', ['update', '-qq'], { env });
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { env });
    });
  }
  const installed = findChromium();
  if (!installed)
    log(
      'No Chromium: install chromium-headless-shell (or chromium) and fonts-noto-cjk, or set PUPPETEER_EXECUTABLE_PATH.',
    );
  return installed;
}
