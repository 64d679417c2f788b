import type { BrowserContext, Page } from 'puppeteer';
import { DEMO_PASSWORD } from '../../mock/domain/fixtures';
import { STORAGE_KEYS } from '../../src/common/constants/storageKeys';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill } from '../support/find';
import { arriveHome } from '../support/locations';
import { newPage } from '../support/newPage';
import { productPerTest } from '../support/product/product';

const product = productPerTest();

/** The records of a sign-in. Tokens and session id differ each time, so only their fields are compared. */
const { tokens, sessionId, user, login, cloudStorage, systemConfig } = STORAGE_KEYS;

async function sessionIn(page: Page): Promise<unknown> {
  await arriveHome(page);
  const records = await page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key)),
    [user, login, cloudStorage, systemConfig, tokens, sessionId],
  );
  const [id, held, ...others] = records.map((text) => JSON.parse(text ?? 'null') as unknown).toReversed();
  return [typeof id, Object.keys(held as object).sort(), others];
}

async function signInByForm(browser: BrowserContext, username: string, position?: string): Promise<Page> {
  const { page } = await newPage(browser);
  await page.goto(`${product.url}/#/login`);
  await fill(page, '用户名', username);
  await fill(page, '密码', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  if (position) {
    await click(page, 'radio', position);
    await click(page, 'button', '确定');
  }
  return page;
}

test.each([
  { username: 'zhang.wei', position: undefined },
  { username: 'li.na', position: '销售代表 (杭州分部)' },
])(
  'the stored session of the tests equals the session of $username after a sign-in',
  async ({ username, position }) => {
    const byForm = await signInByForm(await product.browser.createBrowserContext(), username, position);
    const expected = await sessionIn(byForm);
    const { page } = await enterWorkspace(product.browser, product.url, { username, position });
    expect(await sessionIn(page)).toEqual(expected);
  },
);

describe('a test', () => {
  const isThere = () =>
    new Promise<boolean>((resolve) => {
      const opening = indexedDB.open('left-behind');
      opening.onupgradeneeded = () => resolve(false);
      opening.onsuccess = () => resolve(true);
    });

  test('leaves pages, storage, cookies, a database, faults and a configuration', async () => {
    product.configure({ preview: '0' });
    await product.platform.fault({ path: '/api/auth/login', kind: '500' });
    const { page } = await newPage(product.browser);
    await page.goto(`${product.url}/config.json`);
    await page.evaluate(() => {
      localStorage.setItem('left', 'behind');
      document.cookie = 'left=behind';
    });
    await page.evaluate(isThere);
    expect(await page.evaluate(isThere)).toBe(true);
  });

  test('starts without the state of the previous test', async () => {
    expect(await product.browser.pages()).toHaveLength(1);
    expect(await (await fetch(`${product.url}/config.json`)).json()).not.toMatchObject({ preview: '0' });
    await product.platform.tokensOf('zhang.wei');
    const { page } = await newPage(product.browser);
    await page.goto(`${product.url}/config.json`);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    expect(await page.evaluate(isThere)).toBe(false);
  });
});
