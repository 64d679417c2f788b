import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium to measure with: PUPPETEER_EXECUTABLE_PATH, else the first usual name on the search path. */
export function findChromium(): string {
  const named = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  if (!found) throw new Error('No Chromium found. Install one or name it in PUPPETEER_EXECUTABLE_PATH.');
  return found;
}
