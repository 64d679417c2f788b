import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { inRoot } from '../../scripts/lib/project.mjs';

/** Waits until all animations have ended, so that positions and colours are final. */
export const settle = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0);

/**
 * Runs axe on the page, or on the elements of a selector, and resolves to the names of the violated rules.
 * @param rules Restricts the run to these rules.
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
      // Without it axe describes each element of the rules that are kept as well.
      const resultTypes = ['violations'];
      const { violations } = await axe.run(within, only ? { resultTypes, runOnly: only } : { resultTypes });
      return violations.map(({ id }) => id);
    },
    selector,
    rules,
  );
}
