import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { inRoot } from '../../scripts/lib/project.mjs';

/** Nothing moves or fades any more: a click lands where it was aimed, and colours are what they will be. */
export const settle = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

/** What assistive technology would stumble over, by axe's names; in the whole page, or in what a selector finds. */
export async function axeViolations(page: Page, selector = 'html'): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async (within) => {
    const runner = (window as unknown as { axe: { run(context: string): Promise<{ violations: { id: string }[] }> } })
      .axe;
    return (await runner.run(within)).violations.map(({ id }) => id);
  }, selector);
}
