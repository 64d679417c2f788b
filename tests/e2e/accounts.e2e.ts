import type { ElementHandle, Page } from 'puppeteer';
import { utils, write } from 'xlsx';
import { DEMO_PASSWORD } from '../../mock/domain/fixtures';
import { POLL_MS } from '../support/clockedImport';
import { enterWorkspace } from '../support/enterWorkspace';
import type { EnterOptions } from '../support/enterWorkspace';
import { click, fill, findByRole, findByText } from '../support/find';
import { DESKTOP, newPage } from '../support/newPage';
import { shortenTimers } from '../support/pageClock';
import { productPerTest } from '../support/product/product';
import { createTemporaryFiles } from '../support/temporaryFiles';
import { waitForText } from '../support/waitForText';

const product = productPerTest();
const files = createTemporaryFiles();
afterAll(files.remove);

const PHONE = { width: 390, height: 844 };
/** The configured default password. */
const DEFAULT_PASSWORD = '888888';

const open = (viewport = DESKTOP, options: EnterOptions = {}) =>
  enterWorkspace(product.browser, product.url, { hasPrefetch: true, path: '/accountmgr', viewport, ...options });

async function signIn(username: string, password: string) {
  const watched = await newPage(product.browser, DESKTOP);
  await watched.page.goto(`${product.url}/#/login`);
  await fill(watched.page, '用户名', username);
  await fill(watched.page, '密码', password);
  await watched.page.keyboard.press('Enter');
  return watched.page;
}

async function fromMenu(page: Page, name: string, action: string) {
  await click(page, 'button', `更多操作 ${name}`);
  await click(page, 'menuitem', action);
}

test('a new account has to change its first password, and a disabled one cannot sign in until that is undone', async () => {
  const { page, problems } = await open();
  await click(page, 'button', '新建帐号');
  await fill(page, '用户名', 'xin.ren');
  await fill(page, '姓名', '辛仁');
  await fill(page, '手机号', '13600000001');
  await click(page, 'combobox', '岗位');
  await page.locator('.ant-select-item-option').click();
  await page.keyboard.press('Escape');
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');
  await findByRole(page, 'button', '打开帐号 辛仁');

  const newcomer = await signIn('xin.ren', DEFAULT_PASSWORD);
  await findByRole(newcomer, 'dialog', '请修改密码');

  await page.bringToFront();
  await fromMenu(page, '李娜', '停用帐号 李娜');
  await waitForText(page, '已停用 李娜');
  await click(page, 'button', '撤销');
  await waitForText(page, '已撤销');
  await fromMenu(page, '李娜', '停用帐号 李娜');
  await waitForText(page, '已停用 李娜');
  const refused = await signIn('li.na', DEMO_PASSWORD);
  await waitForText(refused, '帐号已停用');
  expect(problems).toEqual([]);
});

test('on a phone an account is found and its password is reset; the own account refuses', async () => {
  const { page, problems } = await open(PHONE);
  await click(page, 'button', '更多操作 张伟');
  await click(page, 'menuitem', '停用帐号 张伟');
  await waitForText(page, '不能停用当前登录的帐号');

  await click(page, 'button', '筛选');
  await fill(page, '关键字', '13800000007');
  await page.keyboard.press('Enter');
  await waitForText(page, '共 1 条');
  await fromMenu(page, '吴刚', '重置密码 吴刚');
  const field = await findByRole(page, 'textbox', '新密码');
  const content = await field.evaluate((input) => {
    const { value, type } = input as HTMLInputElement;
    return [value, type];
  });
  expect(content).toEqual([DEFAULT_PASSWORD, 'password']);
  await fill(page, '新密码', '246810');
  await click(page, 'button', '重置密码');
  await waitForText(page, '已重置 1 个帐号的密码');
  const colleague = await signIn('wu.gang', '246810');
  await findByRole(colleague, 'dialog', '请修改密码');
  expect(problems).toEqual([]);
});

test('accounts are imported and exported in the modals of the workspace', async () => {
  // Without the pauses between two questions about a job, which `ImportDialog.test` and `ExportDialog.test` show.
  const prepare = (opened: Page) => shortenTimers(opened, [POLL_MS]);
  const { page, problems } = await open(DESKTOP, { prepare });
  await click(page, 'button', '导入');
  const sheet = utils.aoa_to_sheet([
    ['用户名', '姓名', '手机号', '组织', '岗位'],
    ['dao.ru', '道如', '13600000002', '', ''],
    ['gao.fei', '高飞', '13600000003', '', ''],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '帐号');
  const file = files.write('accounts.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  const input = (await page.waitForSelector('[role=dialog] input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
  await waitForText(page, '没有发现错误');
  await click(page, 'button', '继续');
  await findByText(page, '上传完成');
  await click(page, 'button', '开始导入');
  await waitForText(page, '部分数据没有导入');
  await page.keyboard.press('Escape');
  await findByRole(page, 'button', '打开帐号 道如');

  await click(page, 'button', '导出');
  await findByRole(page, 'dialog', '导出帐号');
  await click(page, 'button', '开始导出');
  await waitForText(page, '导出成功');
  expect(problems).toEqual([]);
});
