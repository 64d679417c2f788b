import { mkdirSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { inRoot } from '../../scripts/lib/project.mjs';

/** Saves a screenshot in tests/e2e/screenshots for manual review. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = inRoot('tests/e2e/screenshots');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}
