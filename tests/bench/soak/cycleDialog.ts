import type { Page } from 'puppeteer';
import { LOADING, SHOWN_PANEL } from './selectors';
import { untilSeen } from './untilSeen';

const NEW_ORDER = '新建订单';
const DIALOG = '[role="dialog"]';

/** Opens the form of a new order over the list that is in front, and waits until it can be filled. */
export async function openDialog(page: Page): Promise<void> {
  await page.evaluate(
    (selector, name) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((button) => button.innerText.trim() === name)?.click(),
    `${SHOWN_PANEL} button`,
    NEW_ORDER,
  );
  await untilSeen(page, { selector: DIALOG, text: '添加一行', absent: `${DIALOG} ${LOADING}` });
}

/** Closes it with the button of its title bar and waits until it is gone. */
export async function closeDialog(page: Page): Promise<void> {
  await page.evaluate(
    (selector) => document.querySelector<HTMLElement>(selector)?.click(),
    `${DIALOG} button[aria-label="关闭"]`,
  );
  await untilSeen(page, { selector: SHOWN_PANEL, text: NEW_ORDER, absent: DIALOG });
}
