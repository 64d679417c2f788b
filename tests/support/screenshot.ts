import { mkdirSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { inRoot } from '../../scripts/lib/project.mjs';

/** Keeps a picture in tests/e2e/screenshots for whoever wants to look. Nothing compares it. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = inRoot('tests/e2e/screenshots');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}
