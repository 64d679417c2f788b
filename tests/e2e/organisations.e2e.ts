import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const enter = (more: { username?: string; tenantCode?: string } = {}) =>
  enterWorkspace(product.browser, product.url, { hasPrefetch: true, path: '/postinstmgr', ...more });

const unit = (page: Page, name: string) => page.locator(`[role=treeitem] [title="${name}"]`);
/** Waits until the visible units below the first two are these. */
const waitForBranches = (page: Page, names: readonly string[]) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('[role=treeitem]')]
        .slice(2, 2 + wanted.length)
        .map((row) => row.textContent)
        .join() === wanted.join(),
    {},
    names,
  );
const press = async (page: Page, key: 'ArrowDown' | 'ArrowUp') => {
  await page.keyboard.down('Alt');
  await page.keyboard.press(key);
  await page.keyboard.up('Alt');
};

test('a unit moves by keyboard among its siblings and by the panel to another parent, and stays selected', async () => {
  const { page, problems } = await enter();
  await unit(page, '杭州分部').click();
  await findByRole(page, 'heading', '杭州分部');
  await page.keyboard.press('Tab');
  await page.focus('.ant-tree input');
  await press(page, 'ArrowUp');
  await waitForBranches(page, ['杭州分部', '上海分部']);
  await waitForText(page, '“杭州分部”现在是“华东大区”下的第 1 个');
  await press(page, 'ArrowDown');
  await waitForBranches(page, ['上海分部', '杭州分部']);
  await page.waitForFunction(() => document.activeElement?.closest('.ant-tree'));
  await click(page, 'button', '移动到…');
  await (await findByRole(page, 'combobox', '新的上级组织')).focus();
  await page.keyboard.type('财务');
  await (await page.waitForSelector('.ant-select-tree ::-p-text(财务部)', { visible: true }))?.click();
  await click(page, 'button', '移动');
  await waitForText(page, '“杭州分部”现在是“财务部”下的第 1 个');
  await waitForText(page, '华东销售公司 / 财务部 / 杭州分部');
  await page.reload();
  await waitForBranches(page, ['上海分部', '南京分部']);
  expect(problems).toEqual([]);
});

test('a unit is created below another, takes a position, and can be deleted only without it', async () => {
  const { page, problems } = await enter();
  await unit(page, '综合管理部').click();
  await findByRole(page, 'heading', '综合管理部');
  await click(page, 'button', '新建下级');
  await fill(page, '组织编码', 'hd-sh');
  await fill(page, '组织名称', '行政组');
  await click(page, 'button', '保存');
  await waitForText(page, '组织编码已存在');
  await fill(page, '组织编码', 'hd-admin');
  await click(page, 'button', '保存');
  await findByRole(page, 'heading', '行政组');
  await click(page, 'button', '新建岗位');
  await fill(page, '岗位名称', '行政专员');
  await click(page, 'button', '保存');
  await findByRole(page, 'button', '打开岗位 行政专员（行政组）');
  await page.waitForSelector('button[aria-disabled] ::-p-text(还有 1 个岗位，请先移走或删除)');
  // The code that was taken.
  expect(problems).toEqual([expect.stringContaining('500')]);
});

test('of 10,000 units the matches of a search are shown, and the selected one stays shown when the search ends', async () => {
  const { page, problems } = await enter({ username: 'wang.fang', tenantCode: 'nf' });
  await waitForText(page, '共 10,000 条');
  await fill(page, '查找组织', '天河3片区12号', 'searchbox');
  await waitForText(page, '找到 1 个组织');
  await unit(page, '天河3片区12号网点').click();
  await findByRole(page, 'heading', '天河3片区12号网点');
  await fill(page, '查找组织', '', 'searchbox');
  await unit(page, '天河3片区12号网点').wait();
  expect(problems).toEqual([]);
});
