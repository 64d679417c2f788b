import type { Page } from 'puppeteer';
import { LOADING, SHOWN_PANEL } from './selectors';
import { HOME, type ShownTab } from './tabs';
import { untilSeen } from './untilSeen';

/** Opens the tab and waits until its data can be read. */
export async function openTab(page: Page, { route, name, text }: ShownTab): Promise<void> {
  await page.evaluate((hash) => location.assign(`#${hash}`), route);
  await untilSeen(page, {
    selector: SHOWN_PANEL,
    text,
    selectedTab: name,
    absent: `${SHOWN_PANEL} ${LOADING}`,
  });
}

/** Closes the tab with its button and waits until it is gone and home is in front. */
export async function closeTab(page: Page, { name }: ShownTab): Promise<void> {
  await page.evaluate(
    (label) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click(),
    `关闭 ${name}`,
  );
  await untilSeen(page, { selector: SHOWN_PANEL, selectedTab: HOME, absent: `[role="tab"][aria-label="${name}"]` });
}
