import type { HTTPRequest, Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const HANDLE = '[aria-label^="处理 "]';

const waitForFocusIn = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.closest(wanted), {}, selector);
const waitForFocusOn = (page: Page, name: string) =>
  page.waitForFunction((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, {}, name);

async function press(page: Page, role: string, name: string) {
  await (await findByRole(page, role, name)).focus();
  await page.keyboard.press('Enter');
}

test('the panel of a process keeps the focus from one process to the next, and returns it to a row', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { hasPrefetch: true, path: '/undeal' });
  await (await page.waitForSelector(HANDLE))?.focus();
  await page.keyboard.press('Enter');
  for (const isLast of [false, true]) {
    await fill(page, '审批意见', '同意');
    await press(page, 'button', '同意');
    await waitForText(page, '处理下一条');
    if (!isLast) {
      await press(page, 'button', '处理下一条');
      await findByRole(page, 'textbox', '审批意见');
      await waitForFocusIn(page, '.ant-drawer');
    }
  }
  await page.click('.ant-drawer-close');
  await waitForFocusIn(page, '[data-row-key]');
  expect(problems).toEqual([]);
});

test('deleting or deselecting the selected roles moves the focus to the first of them, or to the row in its place', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/rolemgr',
  });
  await findByRole(page, 'button', '编辑角色 仓库管理员');
  const rows = await page.$$eval('tbody [data-row-key]', (elements) =>
    elements.map((row) => ({
      key: row.getAttribute('data-row-key'),
      isFree: row.querySelector('[aria-label^="删除角色"]:not([aria-disabled])') !== null,
    })),
  );
  const at = rows.findIndex(({ isFree }, index) => isFree && rows[index + 1]?.isFree);
  const [first, second, next] = rows.slice(at).map(({ key }) => `[data-row-key="${key}"]`) as [string, string, string];
  const select = async () => {
    await page.click(`${first} input`);
    await page.click(`${second} input`);
  };
  await select();
  await press(page, 'button', '取消选择');
  await waitForFocusIn(page, first);
  await select();
  await press(page, 'button', '删除所选');
  await click(page, 'button', '删除');
  await waitForText(page, '共 20 条');
  await waitForFocusIn(page, next);
  expect(problems).toEqual([]);
});

test.each([
  ['a native list', '/rolemgr', '/role/'],
  ['a list of the engine', '/page?pagecode=customer-list', 'customer'],
])(
  'after a retry in %s the focus is on the button of the next failure, or in the first row',
  async (_list, path, call) => {
    const { page } = await enterWorkspace(product.browser, product.url, { hasPrefetch: true });
    let isFailing = true;
    const answer = (request: HTTPRequest) =>
      isFailing && request.method() === 'POST' && request.url().includes(call) && !request.url().includes('protocol')
        ? request.respond({ status: 500, body: '{}' })
        : request.continue();
    await page.setRequestInterception(true);
    page.on('request', (request) => void answer(request));
    await goTo(page, path);
    const retry = await findByRole(page, 'button', '重试');
    // The button that is pressed keeps the focus until the next failure replaces it.
    await retry.evaluate((button) => button.classList.add('pressed'));
    await retry.focus();
    await page.keyboard.press('Enter');
    await waitForFocusIn(page, '[role=alert] button:not(.pressed)');
    isFailing = false;
    await page.keyboard.press('Enter');
    await waitForFocusIn(page, '[data-row-key]');
  },
);

test('a role form that came back by undo returns the focus to the button that opens the role', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/rolemgr',
  });
  await press(page, 'button', '编辑角色 仓库管理员');
  await findByRole(page, 'textbox', '角色名称');
  await page.waitForFunction(() => document.activeElement?.matches('input'));
  await page.keyboard.type('x');
  for (const isLast of [false, true]) {
    await page.keyboard.press('Escape');
    await click(page, 'button', '放弃修改');
    await waitForFocusOn(page, '编辑角色 仓库管理员');
    if (isLast) break;
    await press(page, 'button', '撤销');
    await findByRole(page, 'textbox', '角色名称');
    await waitForFocusIn(page, '[role=dialog] input');
  }
  expect(problems).toEqual([]);
});

test('a customer opens with the focus in its first field, and one that came back by undo returns it to its button', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/page?pagecode=customer-list',
  });
  await press(page, 'button', '编辑 永兴超市');
  for (const isLast of [false, true]) {
    await findByRole(page, 'textbox', '客户名称');
    await waitForFocusIn(page, '[role=dialog] input');
    if (isLast) await waitForText(page, '已恢复未保存的内容');
    else await page.keyboard.type('x');
    await page.keyboard.press('Escape');
    await click(page, 'button', '放弃修改');
    await waitForFocusOn(page, '编辑 永兴超市');
    if (!isLast) await click(page, 'button', '撤销');
  }
  expect(problems).toEqual([]);
});

test('a report that opens, and a language that is chosen, keep the focus, and toasts of the earlier language close', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/report-List',
  });
  const opener = await page.waitForSelector('[aria-label^="打开报表"]');
  await opener?.focus();
  await page.keyboard.press('Enter');
  await waitForFocusIn(page, '[role=tab][aria-selected=true]');
  await click(page, 'button', '刷新当前页');
  await waitForText(page, '刷新成功');
  await press(page, 'button', '语言');
  await press(page, 'menuitem', 'English');
  await waitForFocusOn(page, 'Language');
  await page.waitForFunction(() => !document.querySelector('.ant-message')?.textContent?.includes('刷新成功'));
  expect(problems).toEqual([]);
});
