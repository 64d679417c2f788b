import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: it is the same browser without windows and needs a fifth less time for the tests. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of the browser: PUPPETEER_EXECUTABLE_PATH, else the first common name on the PATH.
 * @param {{ env?: Record<string, string | undefined>, exists?: (file: string) => boolean }} [options]
 */
export function findChromium({ env = process.env, exists = existsSync } = {}) {
  const folders = (env.PATH ?? '').split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env.PUPPETEER_EXECUTABLE_PATH, ...inPath, ...PLACES].find((file) => file && exists(file));
}
