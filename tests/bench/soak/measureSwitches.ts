import type { Browser } from 'puppeteer';
import { openTab } from './cycleTab';
import { enter } from './enter';
import { SWITCHED_TABS } from './kinds';
import { HOME } from './tabs';

export const SWITCHES = 50;

/** Milliseconds from the click on a tab to the second frame that shows its panel, with all places taken. */
export async function measureSwitches(browser: Browser, address: string): Promise<number[]> {
  const { page, end } = await enter(browser, address);
  for (const tab of SWITCHED_TABS) await openTab(page, tab);
  const names = [HOME, ...SWITCHED_TABS.map(({ name }) => name)];
  const times: number[] = [];
  for (let turn = 0; turn < SWITCHES; turn += 1)
    times.push(await page.evaluate(timeOfSwitch, names[turn % names.length] ?? ''));
  await end();
  return times;
}

/** Runs in the page. Its inner functions must be anonymous, because its source is sent as text. */
async function timeOfSwitch(name: string): Promise<number> {
  const tab = document.querySelector<HTMLElement>(`[role="tab"][aria-label="${name}"]`);
  const panel = document.getElementById(tab?.getAttribute('aria-controls') ?? '');
  if (!tab || !panel || panel.checkVisibility()) throw new Error(`${name} is not a tab in the background`);
  await new Promise(requestAnimationFrame);
  const start = performance.now();
  tab.click();
  for (let framesShown = 0; framesShown < 2;) {
    await new Promise(requestAnimationFrame);
    if (panel.checkVisibility()) framesShown += 1;
    if (performance.now() - start > 10_000) throw new Error(`${name} did not come to the front`);
  }
  return performance.now() - start;
}
