import type { Page } from 'puppeteer';
import { DEMO_PASSWORD } from '../../mock/domain/fixtures';
import { findByRole } from './find';
import { arrive } from './locations';
import { newPage } from './newPage';
import type { Product } from './product/product';
import { waitForText } from './waitForText';

/** Opens the sign-in screen; `keys` counts all pressed keys but those of Chinese text, which an input method types. */
export async function openSignIn({ browser, url }: Product) {
  const watched = await newPage(browser);
  const { page } = watched;
  await page.evaluateOnNewDocument(() => {
    const counted = window as { keys?: number };
    counted.keys = 0;
    window.addEventListener('keydown', () => (counted.keys = (counted.keys ?? 0) + 1), true);
  });
  await page.goto(url);
  await findByRole(page, 'textbox', '用户名');
  return { ...watched, keys: () => page.evaluate(() => (window as { keys?: number }).keys ?? 0) };
}

export async function signIn(page: Page) {
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await page.keyboard.type('zhang.wei');
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await arrive(page);
}

export async function pressControl(page: Page, key: 'KeyA' | 'KeyK' | 'KeyS') {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

export async function openByPalette(page: Page, initials: string, title: string) {
  await waitForText(page, '最近订单');
  await pressControl(page, 'KeyK');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  await page.keyboard.type(initials);
  await page.waitForFunction(
    (wanted) => document.querySelector('[role="option"][aria-selected="true"]')?.textContent?.includes(wanted),
    {},
    title,
  );
  await page.keyboard.press('Enter');
}
