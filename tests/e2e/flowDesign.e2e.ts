import type { BrowserContext, Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { enterWorkspace } from '../support/enterWorkspace';
import type { WatchedPage } from '../support/newPage';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const contexts: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

/** Another person at another computer. */
async function enterAs(username: string, path: string): Promise<WatchedPage> {
  const context = await product.browser.createBrowserContext();
  contexts.push(context);
  return enterWorkspace(context, product.url, { username, path });
}

/** More than the focusable elements between any two controls of the design. */
const MOST_STOPS = 90;

/**
 * Moves the focus by the tab key until it is on an element that matches the selector and has this text, if one is given.
 * It may be there already, when a new field has taken it.
 */
async function tabTo(page: Page, selector: string, { text = '' } = {}): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const { isThere, name } = await page.evaluate(
      async (wanted, wantedText) => {
        await new Promise(requestAnimationFrame);
        const active = document.activeElement as HTMLElement | null;
        const said = active?.innerText.trim() ?? '';
        const isFound = active?.matches(wanted) === true && (wantedText === '' || said === wantedText);
        return { isThere: isFound, name: active?.ariaLabel ?? said.slice(0, 20) };
      },
      selector,
      text,
    );
    if (isThere) break;
    passed.push(name);
    await page.keyboard.press('Tab');
  }
  if (passed.length === MOST_STOPS) throw new Error(`No stop is ${selector} ${text}: ${passed.join(', ')}`);
}

async function press(
  page: Page,
  ...keys: readonly ('Enter' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'Delete' | 'Tab')[]
) {
  for (const key of keys) await page.keyboard.press(key);
}

const inFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), {}, selector);

const CARD = '[data-card] button';
const ADD = 'button[aria-haspopup=menu]';

/** From a card: opens the menu of the place below it and inserts what stands at this place of the menu. */
async function insertBelow(page: Page, place: number) {
  await tabTo(page, ADD);
  await press(page, 'Enter');
  await inFocus(page, '[role=menuitem]');
  await press(page, ...Array.from({ length: place }, () => 'ArrowDown' as const), 'Enter');
  await inFocus(page, '[data-card] [aria-pressed=true]');
}
const [APPROVAL, CONDITION] = [0, 3];

const OPTIONS = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option';
const ACTIVE_OPTION = `${OPTIONS}-active`;

/** Types into the select in focus and takes the match. */
async function takeMatch(page: Page, search: string) {
  await page.keyboard.type(search);
  await page.waitForFunction(
    (active, wanted) => document.querySelector(active)?.textContent.includes(wanted),
    {},
    ACTIVE_OPTION,
    search,
  );
  await press(page, 'Enter');
}

/** Types into the search for people in focus and takes the match. */
async function choosePerson(page: Page, name: string) {
  await page.keyboard.type(name);
  await page.waitForFunction(
    (wanted) => {
      const active = document.activeElement?.getAttribute('aria-activedescendant');
      return active && document.getElementById(active)?.innerText.startsWith(wanted);
    },
    {},
    name,
  );
  await press(page, 'Enter');
}

/** Moves through the open list of a select to an option and takes it. */
async function takeOption(page: Page, option: string) {
  await page.waitForSelector(ACTIVE_OPTION);
  while ((await page.$eval(ACTIVE_OPTION, (each) => each.textContent)) !== option) await press(page, 'ArrowDown');
  await press(page, 'Enter');
}

/** Publishes the draft in front with a note, and closes what says so. */
async function publish(page: Page, version: number, note: string) {
  await click(page, 'button', '发布');
  await fill(page, '发布说明', note);
  await click(page, 'button', `发布 V${version}`);
  await waitForText(page, `新发起的流程从现在起使用 V${version}`);
  await page.keyboard.press('Escape');
}

const TITLE = '郑浩 一台投影仪';

/** Fills in the form of a claim of 1,500. */
async function claim(page: Page) {
  await click(page, 'combobox', '费用类型');
  await page.locator(`${OPTIONS}[title="招待费"]`).click();
  await fill(page, '事由', '一台投影仪');
  await click(page, 'combobox', '费用项目，第 1 行');
  await page.locator(`${OPTIONS}[title="餐饮"]`).click();
  await click(page, 'combobox', '发生日期，第 1 行');
  await page.waitForFunction(() => document.activeElement?.closest('.ant-picker-focused'));
  await page.keyboard.type('2026-11-19');
  await press(page, 'Enter');
  await fill(page, '金额，第 1 行', '1500');
  await press(page, 'Tab');
  await waitForText(page, '部门审批');
}

/** Opens the claim in the list of what waits. */
async function openPending(page: Page) {
  await click(page, 'button', `处理 ${TITLE}`);
  await findByRole(page, 'dialog', TITLE);
  await findByRole(page, 'button', '同意');
}

test('a flow is designed by keyboard, published and run; who decides second is told who was first; a later version leaves the running process alone', async () => {
  const { page } = await enterAs('zhang.wei', '/masterflowmanager');
  await click(page, 'button', '新建流程');
  await inFocus(page, '[role=dialog] input[type=text]');
  await page.keyboard.type('采购申请');
  await press(page, 'Tab');
  await page.keyboard.type('purchase');
  await (await findByRole(page, 'combobox', '表单页面')).focus();
  await takeMatch(page, '费用报销');
  await click(page, 'button', '创建并设计');

  await findByRole(page, 'heading', '采购申请');
  await page.waitForSelector(CARD);
  await tabTo(page, CARD);
  await press(page, 'ArrowDown', 'Delete');
  await inFocus(page, CARD);
  await page.waitForFunction((card) => document.querySelectorAll(card).length === 2, {}, CARD);
  await insertBelow(page, APPROVAL);
  await tabTo(page, 'input[type=text]');
  await page.keyboard.type('部门审批');
  await tabTo(page, 'button', { text: '添加人员' });
  await press(page, 'Enter');
  await inFocus(page, '[aria-label="第 1 种人员"]');
  await press(page, 'Enter');
  await takeOption(page, '指定岗位');
  await tabTo(page, '[data-part=people] input');
  await choosePerson(page, '张伟');
  await choosePerson(page, '黄磊');

  await tabTo(page, CARD);
  await insertBelow(page, CONDITION);
  await press(page, 'ArrowDown', 'Enter');
  await tabTo(page, 'button', { text: '添加条件' });
  await press(page, 'Enter');
  await inFocus(page, '[aria-label="条件 1 的字段"]');
  await takeMatch(page, '报销金额');
  await tabTo(page, '[aria-label="条件 1 的关系"]');
  await tabTo(page, '[aria-label="条件 1 的值"]');
  await page.keyboard.type('1000');
  await tabTo(page, CARD);
  await insertBelow(page, APPROVAL);
  await click(page, 'button', '检查');
  await findByRole(page, 'button', '收起');
  expect(await axeViolations(page)).toEqual([]);
  await page.focus('[data-card] [aria-pressed=true]');
  await tabTo(page, 'button', { text: '添加人员' });
  await press(page, 'Enter');
  await click(page, 'button', '检查');
  await waitForText(page, '检查通过');

  await click(page, 'button', '试运行');
  await (await findByRole(page, 'combobox', '查找人员')).focus();
  await choosePerson(page, '郑浩');
  await waitForText(page, '审批流程');
  await page.keyboard.press('Escape');
  await publish(page, 1, '采购须部门审批');

  const claimant = await enterAs('zheng.hao', '/flow');
  await click(claimant.page, 'button', '发起 采购申请');
  await claim(claimant.page);
  await click(claimant.page, 'button', '提交');
  await waitForText(claimant.page, '提交成功');

  // The next version asks nobody about the amount.
  await page.focus(CARD);
  await page.locator('[data-card][data-type=condition] button').click();
  await press(page, 'Delete');
  await page.waitForFunction(() => !document.querySelector('[data-type=condition]'));
  await publish(page, 2, '不再按金额审批');

  const finance = await enterAs('huang.lei', '/undeal');
  await goTo(page, '/undeal');
  for (const each of [page, finance.page]) await openPending(each);
  await fill(page, '审批意见', '预算已用完');
  await fill(finance.page, '审批意见', '同意采购');
  await click(finance.page, 'button', '同意');
  await waitForText(finance.page, '已同意');
  await click(page, 'button', '驳回');
  await waitForText(page, '此步骤已由黄磊于');
  await waitForText(page, '预算已用完');

  const manager = await enterAs('liu.yang', '/undeal');
  await openPending(manager.page);
  await click(manager.page, 'button', '同意');
  await waitForText(manager.page, '已同意');

  await click(claimant.page, 'button', '查看流程');
  await waitForText(claimant.page, '意见：同意采购');
  await waitForText(claimant.page, '已通过');
  // The refusal of the second decision is in the administrator's console.
  expect([claimant, finance, manager].flatMap(({ problems }) => problems)).toEqual([]);
}, 90_000);
