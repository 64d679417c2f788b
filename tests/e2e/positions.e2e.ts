import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole, findByText } from '../support/find';
import { productPerTest } from '../support/product/product';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

const enter = () => enterWorkspace(product.browser, product.url, { hasPrefetch: true, path: '/positionmgr' });

/** 吴刚 signs in on another computer. */
async function enterAsWuGang(position?: string): Promise<void> {
  const context = await product.browser.createBrowserContext();
  const path = '/page?pagecode=customer-list';
  const { page } = await enterWorkspace(context, product.url, { username: 'wu.gang', position, path });
  await waitForText(page, position ? '渠道经理' : '销售代表');
  await context.close();
}

/** Types into a field of the panel and chooses the match. */
async function choose(page: Page, label: string, typed: string, option: string) {
  await (await findByRole(page, 'combobox', label)).focus();
  await page.keyboard.type(typed);
  const found = await page.waitForSelector(`.ant-select-dropdown ::-p-text(${option})`, { visible: true });
  await found?.click();
}

/** Shows the positions that a keyword finds. */
async function search(page: Page, keyword: string) {
  await fill(page, '关键字', keyword);
  await click(page, 'button', '查询');
}

test('a vacant position gets a holder, who finds it among the positions at the next sign-in and loses it with a change', async () => {
  const { page, problems } = await enter();
  await search(page, '渠道经理');
  await click(page, 'button', '编辑岗位 渠道经理（杭州分部）');
  await findByRole(page, 'textbox', '岗位名称');
  await choose(page, '任职人', 'wu.gang', '吴刚（wu.gang）');
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');
  await enterAsWuGang('渠道经理 (杭州分部)');
  await page.bringToFront();
  await search(page, '吴刚');
  await waitForText(page, '共 2 条');
  await click(page, 'button', '停用岗位 渠道经理（杭州分部）');
  await waitForText(page, '已停用：渠道经理（杭州分部）');
  // With one position left there is nothing to choose.
  await enterAsWuGang();
  await page.bringToFront();
  await click(page, 'button', '撤销');
  await waitForNoText(page, '已停用：渠道经理（杭州分部）');
  await findByRole(page, 'button', '停用岗位 渠道经理（杭州分部）');
  expect(problems).toEqual([]);
});

test('selected positions get a role, which can be undone; a held position says why it cannot be deleted', async () => {
  const { page, problems } = await enter();
  await search(page, '经理');
  await waitForText(page, '共 10 条');
  await click(page, 'checkbox', '选择 渠道经理（杭州分部）');
  await click(page, 'checkbox', '选择 区域经理（上海分部）');
  await click(page, 'button', '分配角色');
  await choose(page, '角色', '访客', '访客');
  await page.click('.ant-drawer .ant-btn-primary');
  await waitForText(page, '已为 2 个岗位增加角色“访客”');
  await waitForText(page, '渠道经理、访客');
  await click(page, 'button', '撤销');
  await waitForNoText(page, '渠道经理、访客');
  await click(page, 'button', '删除岗位 区域经理（上海分部）');
  await findByText(page, '李娜 正在任职，请先清空任职人');
  expect(problems).toEqual([]);
});
