import type { HTTPRequest, Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { arrive, goTo, waitForHash } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const waitForNoTabs = (page: Page) => page.waitForFunction(() => !document.querySelector('[role=tablist]'));
/** antd adds a space to the accessible name of a radio button. */
const choose = (page: Page, option: string) => page.locator(`label ::-p-text(${option})`).click();
const valueOf = async (page: Page, label: string) =>
  (await findByRole(page, 'textbox', label)).evaluate((input) => (input as HTMLInputElement).value);

/** Types into a new role, without saving. */
async function typeIntoRole(page: Page, code: string) {
  await goTo(page, '/rolemgr');
  await click(page, 'button', '新建角色');
  await fill(page, '角色编码', code);
}

async function toggle(page: Page, mode: string) {
  await goTo(page, mode === '标签页模式' ? '/tabmodelsetting' : '/devmodelsetting');
  await click(page, 'switch', mode);
}

test('theme, density and language of the personal centre apply without a reload and keep the input of another tab', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/rolemgr',
  });
  await typeIntoRole(page, 'half-done');
  await click(page, 'button', '张伟的账户');
  await click(page, 'menuitem', '个人中心');
  await choose(page, '深色');
  await choose(page, '紧凑显示');
  await page.waitForFunction(() => {
    const { theme, density } = document.documentElement.dataset;
    return theme === 'dark' && density === 'compact';
  });
  await choose(page, 'English');
  await findByRole(page, 'heading', 'Personal centre');
  await goTo(page, '/rolemgr');
  expect(await valueOf(page, 'Role code')).toBe('half-done');
  expect(problems).toEqual([]);
});

test('without tab mode one page is shown at a time, and no unsaved input is lost without a question', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/rolemgr',
  });
  await typeIntoRole(page, 'half-done');
  await toggle(page, '标签页模式');
  await findByRole(page, 'dialog', '“新建角色”尚未保存');
  await click(page, 'button', '继续编辑');
  await goTo(page, '/rolemgr');
  expect(await valueOf(page, '角色编码')).toBe('half-done');

  await toggle(page, '标签页模式');
  await click(page, 'button', '放弃修改');
  await waitForNoTabs(page);
  await findByRole(page, 'heading', '标签页模式');

  await click(page, 'button', '撤销');
  await findByRole(page, 'dialog', '新建角色');
  expect(await valueOf(page, '角色编码')).toBe('half-done');
  await goTo(page, '/undeal');
  await click(page, 'button', '放弃修改');
  await findByRole(page, 'heading', '待办流程');
  await page.reload();
  await findByRole(page, 'heading', '待办流程');
  await waitForNoTabs(page);
  await goTo(page, '/');
  await findByRole(page, 'region', '首页');

  await toggle(page, '标签页模式');
  await arrive(page);
  await findByRole(page, 'tab', '标签页模式');
  expect(problems).toEqual([]);
});

test('a device that is signed out from another one shows the sign-in screen with its next call', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { hasPrefetch: true, path: '/mycentermgr' });
  const context = await product.browser.createBrowserContext();
  const other = await enterWorkspace(context, product.url, { path: '/rolemgr' });
  await click(page, 'button', '刷新');
  await click(page, 'button', '退出其他所有设备');
  await click(page, 'button', '退出登录');
  await waitForText(page, '已退出');
  await goTo(other.page, '/undeal');
  await waitForHash(other.page, '#/login');
  await page.waitForFunction(() => document.querySelectorAll('[aria-label=登录设备] li').length === 1);
  await context.close();
});

test('developer mode marks every call until the person leaves it by the panel of its mark in the header', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/devmodelsetting',
  });
  const isMarked = (request: HTTPRequest) => request.headers().debug === '1';
  const nextCall = async (path: string) => {
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.url().includes('/api/teapi/') && sent.method() === 'POST'),
      goTo(page, path),
    ]);
    return isMarked(request);
  };
  await toggle(page, '开发者模式');
  expect(await nextCall('/rolemgr')).toBe(true);
  await click(page, 'button', '开发者模式（DEV）');
  await click(page, 'button', '退出开发者模式');
  await waitForText(page, '已退出开发者模式');
  expect(await nextCall('/undeal')).toBe(false);
  expect(problems).toEqual([]);
});
