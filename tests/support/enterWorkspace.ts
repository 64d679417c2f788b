import type { Browser, Page } from 'puppeteer';
import { DEMO_PASSWORD } from '../../mock/domain/landmarks';
import { click, fill, findByRole } from './find';
import { DESKTOP, newPage } from './newPage';
import type { WatchedPage } from './newPage';

export interface EnterOptions {
  username?: string;
  /** `position (organisation)`, for somebody who has several. */
  position?: string;
  viewport?: typeof DESKTOP;
  /** Runs before anything is loaded. */
  prepare?(page: Page): Promise<void>;
}

/** Signs in as a person would, and waits for the workspace. */
export async function enterWorkspace(browser: Browser, url: string, options: EnterOptions = {}): Promise<WatchedPage> {
  const { username = 'zhang.wei', position, viewport = DESKTOP, prepare } = options;
  const watched = await newPage(browser, viewport);
  const { page } = watched;
  await prepare?.(page);
  await page.goto(`${url}/#/login`);
  await fill(page, '用户名', username);
  await fill(page, '密码', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  if (position) {
    await click(page, 'radio', position);
    await click(page, 'button', '确定');
  }
  await findByRole(page, 'tablist', '已打开的页面');
  return watched;
}
