import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { inRoot } from '../../scripts/lib/project.mjs';

/** Nothing moves or fades any more: a click lands where it was aimed, and colours are what they will be. */
export const settle = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

/**
 * What assistive technology would stumble over, by axe's names; in the whole page, or in what a selector finds.
 * @param rules Only these, by axe's names.
 */
export async function axeViolations(page: Page, selector = 'html', rules?: readonly string[]): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(
    async (within, only) => {
      const { axe } = window as unknown as {
        axe: { run(context: string, options: object): Promise<{ violations: { id: string }[] }> };
      };
      const { violations } = await axe.run(within, only ? { runOnly: only } : {});
      return violations.map(({ id }) => id);
    },
    selector,
    rules,
  );
}
