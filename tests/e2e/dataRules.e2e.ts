import type { Page } from 'puppeteer';
import { axeViolations, settle } from '../support/axeViolations';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const PATH = '/dataperrulesmgr';
/** axe's rule about content outside landmarks, which every popup violates. */
const OUTSIDE_LANDMARKS = 'region';

/** The list of customers of a representative, in a browser of its own. */
const customersOfRepresentative = async () =>
  enterWorkspace(await product.browser.createBrowserContext(), product.url, {
    username: 'li.na',
    position: '销售代表 (杭州分部)',
    path: '/page?pagecode=customer-list',
  });

const waitForActiveOption = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('.ant-select-item-option-active')].some((option) =>
        option.textContent?.startsWith(wanted),
      ),
    {},
    text,
  );

/** A list goes back to its chosen option once more when it has opened: the next key is pressed after that. */
async function untilListIsOpen(page: Page) {
  await page.waitForFunction(() => !document.querySelector('.ant-slide-up'));
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

async function chooseByKeyboard(page: Page, label: string, text: string) {
  await (await findByRole(page, 'combobox', label)).focus();
  await page.keyboard.type(text);
  await waitForActiveOption(page, text);
  await page.keyboard.press('Enter');
}

test('a rule that is built by keyboard shows its effect and then limits what a representative sees', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: PATH });
  await click(page, 'button', '新建规则');
  await fill(page, '规则名称', '上海的客户');
  await chooseByKeyboard(page, '适用角色', '销售代表');
  await page.keyboard.press('Escape');
  // A list that is still closing would take the next key.
  await page.waitForFunction(() => !document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)'));
  await (await findByRole(page, 'combobox', '业务对象')).focus();
  await page.keyboard.press('ArrowDown');
  await waitForActiveOption(page, '订单');
  await untilListIsOpen(page);
  await page.keyboard.press('ArrowDown');
  await waitForActiveOption(page, '客户');
  await page.keyboard.press('Enter');
  await chooseByKeyboard(page, '条件 1 的字段', '区域');
  await chooseByKeyboard(page, '条件 1 的值', '上海');
  await waitForText(page, '客户的区域 等于 上海');
  await waitForText(page, '李娜 现在能看到全部客户');
  const after = await page.waitForFunction(() => /400 → (\d+) 条/.exec(document.body.innerText)?.[1]);
  await settle(page);
  expect((await axeViolations(page)).filter((violation) => violation !== OUTSIDE_LANDMARKS)).toEqual([]);
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');
  const representative = await customersOfRepresentative();
  await waitForText(representative.page, `共 ${String(await after.jsonValue())} 条`);
  expect([...problems, ...representative.problems]).toEqual([]);
});

test('a rule that was enabled by mistake is switched off again with the undo', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { path: PATH });
  await click(page, 'button', '更多操作 本人的客户');
  await click(page, 'menuitem', '启用规则 本人的客户');
  await waitForText(page, '已启用 本人的客户');
  await click(page, 'button', '撤销');
  await waitForText(page, '已撤销');
  const representative = await customersOfRepresentative();
  await waitForText(representative.page, '共 400 条');
});

test('the screen is closed to a position without the right', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, {
    username: 'li.na',
    position: '销售代表 (杭州分部)',
    path: PATH,
  });
  await waitForText(page, '没有权限访问该页面，请切换账号登录');
});
