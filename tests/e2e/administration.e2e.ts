import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { DESKTOP, newPage } from '../support/newPage';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

/** The configured default password, and the one that the newcomer chooses. */
const [DEFAULT_PASSWORD, OWN_PASSWORD] = ['888888', 'Newcomer2026'];

/** Types into a field that offers matches, and chooses one. */
async function choose(page: Page, name: string, text: string) {
  await (await findByRole(page, 'combobox', name)).focus();
  await page.keyboard.type(text);
  await page.locator(`.ant-select-dropdown:not(.ant-select-dropdown-hidden) ::-p-text(${text})`).click();
}

async function save(page: Page) {
  await click(page, 'button', '保存');
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'));
}

/** The texts of the menu, groups and items. */
const menuOf = (page: Page) =>
  page.$$eval('[role=menuitem]', (items) => items.map((item) => (item as HTMLElement).innerText.trim()));

async function switchPosition(page: Page, from: string, to: string) {
  await click(page, 'button', `切换岗位，当前：${from}`);
  await click(page, 'menuitem', to);
  await findByRole(page, 'button', `切换岗位，当前：${to.split('（')[0]}`);
}

async function signInAsNewcomer(): Promise<Page> {
  const context = await product.browser.createBrowserContext();
  const { page } = await newPage(context, DESKTOP);
  await page.goto(`${product.url}/#/login`);
  await fill(page, '用户名', 'xin.ren');
  await fill(page, '密码', DEFAULT_PASSWORD);
  await page.keyboard.press('Enter');
  await fill(page, '旧密码', DEFAULT_PASSWORD);
  await fill(page, '新密码', OWN_PASSWORD);
  await fill(page, '确认密码', OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await findByRole(page, 'textbox', '用户名');
  await fill(page, '用户名', 'xin.ren');
  await fill(page, '密码', OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await click(page, 'radio', '见习经理 (无锡分部)');
  await click(page, 'button', '确定');
  await findByRole(page, 'tablist', '已打开的页面');
  return page;
}

test('an administrator creates an organisation, a role, a position and an account, and the newcomer may do just that', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/postinstmgr',
  });
  await click(page, 'button', '新建组织');
  await fill(page, '组织编码', 'hd-wx');
  await fill(page, '组织名称', '无锡分部');
  await choose(page, '上级组织', '华东大区');
  await save(page);

  await goTo(page, '/rolemgr');
  await click(page, 'button', '新建角色');
  await fill(page, '角色编码', 'newcomer');
  await fill(page, '角色名称', '新人');
  await click(page, 'checkbox', '查看客户');
  await click(page, 'checkbox', '查看角色');
  await save(page);

  await goTo(page, '/positionmgr');
  await click(page, 'button', '新建岗位');
  await fill(page, '岗位名称', '见习经理');
  await choose(page, '所属组织', '无锡分部');
  await choose(page, '角色', '新人');
  await save(page);

  await goTo(page, '/accountmgr');
  await click(page, 'button', '新建帐号');
  await fill(page, '用户名', 'xin.ren');
  await fill(page, '姓名', '辛仁');
  await fill(page, '手机号', '13600000001');
  await choose(page, '岗位', '见习经理');
  await choose(page, '岗位', '渠道经理');
  await save(page);

  const newcomer = await signInAsNewcomer();
  expect(await menuOf(newcomer)).toEqual(['客户管理', '客户列表', '系统管理']);
  await goTo(newcomer, '/rolemgr');
  await findByRole(newcomer, 'button', '打开角色 新人');
  expect(await newcomer.$('::-p-aria([role="button"][name="新建角色"])')).toBeNull();
  await goTo(newcomer, '/accountmgr');
  await waitForText(newcomer, '没有权限访问该页面，请切换账号登录');

  await goTo(page, '/rolemgr');
  await click(page, 'button', '编辑角色 新人');
  await click(page, 'checkbox', '查看订单');
  await save(page);
  await switchPosition(newcomer, '见习经理', '渠道经理（上海分部）');
  await switchPosition(newcomer, '渠道经理', '见习经理（无锡分部）');
  await findByRole(newcomer, 'menuitem', '订单管理');

  await goTo(page, '/operationlog');
  for (const what of ['新建无锡分部', '新建新人', '新建见习经理（无锡分部）', '新建辛仁', '修改新人'])
    await findByRole(page, 'button', `查看${what}的记录`);
  await click(page, 'button', '查看修改新人的记录');
  await waitForText(page, '新增：查看订单');
  expect(problems).toEqual([]);
});
