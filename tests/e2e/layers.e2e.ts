import type { Page } from 'puppeteer';
import { axeViolations } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

const QUESTION = '有未保存的内容，离开后将丢失。';
const box = async (page: Page) => (await findByRole(page, 'dialog', '打开的页面')).boundingBox();
const dialogCount = (page: Page) => page.$$eval('[role=dialog][aria-modal]', (dialogs) => dialogs.length);
const waitForValue = async (page: Page, label: string, value: string) => {
  const input = await findByRole(page, 'textbox', label);
  await page.waitForFunction((element, wanted) => (element as HTMLInputElement).value === wanted, {}, input, value);
};

const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur());

const MODES = '/page?pagecode=opening-modes';

async function openModes({ isFromHome = false } = {}): Promise<{ page: Page; problems: string[] }> {
  const watched = await enterWorkspace(product.browser, product.url, isFromHome ? {} : { path: MODES });
  if (isFromHome) await goTo(watched.page, MODES);
  await findByRole(watched.page, 'button', '推入页面');
  return watched;
}

test('a pushed page covers its opener in the same tab, has a back button and returns its result', async () => {
  const { page, problems } = await openModes();
  await fill(page, '便签', '先写一半');
  await click(page, 'button', '推入页面');
  const pushed = await findByRole(page, 'region', '打开的页面');
  expect((await (await pushed.$('header'))?.boundingBox())?.height).toBe(40);
  expect(await page.$$eval('[role=tab]', (tabs) => tabs.length)).toBe(2);
  expect(await axeViolations(page)).toEqual([]);

  await fill(page, '便签', '带给你');
  await click(page, 'button', '带回便签');
  await waitForValue(page, '带回的结果', '带给你');
  await waitForValue(page, '便签', '先写一半');
  expect(problems).toEqual([]);
});

test.each([1440, 390])(
  'a pushed page has its title and content where a page in a tab has them, at %s px',
  async (width) => {
    const { page } = await openModes();
    await page.setViewport({ width, height: 800 });
    const measure = () =>
      page.evaluate(() => {
        const isSeen = (element: Element) => element.checkVisibility();
        const top = (element: Element) => element.getBoundingClientRect().top;
        const title = [...document.querySelectorAll('main h1')].find(isSeen) as Element;
        const first = [...document.querySelectorAll('main [data-control]')].find(
          (each) => isSeen(each) && top(each) > title.getBoundingClientRect().bottom,
        ) as Element;
        const { fontSize, fontWeight, lineHeight, color } = getComputedStyle(title);
        const { top: titleTop, bottom } = title.getBoundingClientRect();
        const { left } = first.getBoundingClientRect();
        return { fontSize, fontWeight, lineHeight, color, middle: (titleTop + bottom) / 2, left, content: top(first) };
      });
    // The menu of a wide window makes room once the window is narrow.
    await page.waitForFunction(
      (isNarrow) => (document.querySelector('main')?.getBoundingClientRect().left === 0) === isNarrow,
      {},
      width < 768,
    );
    const inTab = await measure();
    await click(page, 'button', '推入页面');
    await findByRole(page, 'region', '打开的页面');
    await page.waitForFunction(() => document.querySelector('main [data-view] header + div [data-control]'));
    expect(await measure()).toEqual(inTab);
  },
);

test('going back asks about unsaved input, with the button in the page and with the browser’s', async () => {
  const { page } = await openModes({ isFromHome: true });
  await click(page, 'button', '推入页面');
  await findByRole(page, 'region', '打开的页面');
  await fill(page, '便签', '还没保存');
  await click(page, 'button', '返回');
  await waitForText(page, QUESTION);
  await click(page, 'button', '继续编辑');
  await waitForNoText(page, QUESTION);
  await page.evaluate(() => history.back());
  await waitForText(page, QUESTION);
  await click(page, 'button', '放弃修改');
  await findByRole(page, 'button', '在新标签页打开');
  expect(await page.evaluate(() => location.hash)).toBe('#/page?pagecode=opening-modes');
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => location.hash === '#/page?pagecode=workbench');
});

test('pushed pages stack up, and a return to the first closes all above it', async () => {
  const { page } = await openModes();
  await click(page, 'button', '打开对话框');
  await findByRole(page, 'dialog', '打开的页面');
  await click(page, 'button', '推入页面');
  await findByRole(page, 'region', '打开的页面');
  await click(page, 'button', '打开对话框');
  await page.waitForFunction(() => document.querySelectorAll('[role=dialog][aria-modal]').length === 2);
  await click(page, 'button', '返回到打开方式');
  await page.waitForFunction(() => document.querySelectorAll('[role=dialog][aria-modal]').length === 1);
});

test('a dialog opens 15 % from the top in the size of its page, and can be moved and resized', async () => {
  const { page } = await openModes();
  await click(page, 'button', '打开对话框');
  const before = await box(page);
  expect(before).toMatchObject({ x: 440, y: 135, width: 560, height: 540 });
  await page.mouse.move(700, 150);
  await page.mouse.down();
  // A busy browser delivers all movements and the release at once.
  await page.evaluate(() => {
    const send = (type: string, clientX: number, clientY: number) =>
      document.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true }));
    send('mousemove', 690, 160);
    send('mousemove', 650, 200);
    send('mousemove', 600, 250);
    send('mouseup', 600, 250);
  });
  const moved = await box(page);
  if (!moved) throw new Error('The dialog is gone');
  expect(moved).toMatchObject({ x: 340, y: 235, width: 560, height: 540 });
  await page.mouse.up();
  await page.mouse.move(moved.x + moved.width, moved.y + moved.height);
  await page.mouse.down();
  await page.mouse.move(moved.x + moved.width + 80, moved.y + moved.height + 40, { steps: 5 });
  await page.mouse.up();
  const resized = await box(page);
  expect(resized?.width).toBeGreaterThan(600);
  expect(resized?.height).toBeGreaterThan(560);
  await page.mouse.click(20, 880);
  expect(await dialogCount(page)).toBe(1);
});

test('a side panel opens at the right, a page of type 300 fills the height, and a page may hide the close icon', async () => {
  const { page } = await openModes();
  await click(page, 'button', '打开侧滑面板');
  expect(await box(page)).toMatchObject({ x: 864, y: 0, width: 576, height: 900 });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[role=dialog][aria-modal]'));

  await click(page, 'button', '打开全高对话框');
  expect((await box(page))?.height).toBe(803);
  await click(page, 'button', '关闭');
  await page.waitForFunction(() => !document.querySelector('[role=dialog][aria-modal]'));

  await click(page, 'button', '打开无关闭图标的对话框');
  const dialog = await findByRole(page, 'dialog', '打开的页面');
  expect(await dialog.$('button[aria-label="关闭"]')).toBeNull();
  await page.keyboard.press('Escape');
  await click(page, 'button', '带回便签');
  await page.waitForFunction(() => !document.querySelector('[role=dialog][aria-modal]'));
});

test('Escape closes a dialog with the focus on nothing', async () => {
  const { page, problems } = await openModes();
  await click(page, 'button', '打开对话框');
  await findByRole(page, 'dialog', '打开的页面');
  await blur(page);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[role=dialog][aria-modal]'));
  expect(problems).toEqual([]);
});

test('Escape closes the panel of a native screen with the focus on nothing or in the tab bar, but not from another tab', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  const open = async () => {
    await click(page, 'button', '新建角色');
    await findByRole(page, 'textbox', '角色编码');
  };
  await page.goto(`${product.url}/#/rolemgr`);
  await open();
  await blur(page);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.ant-drawer', { hidden: true });

  await open();
  await (await findByRole(page, 'tab', '角色管理')).focus();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.ant-drawer', { hidden: true });

  await open();
  await click(page, 'tab', '首页');
  await waitForText(page, '最近订单');
  await page.keyboard.press('Escape');
  await click(page, 'tab', '角色管理');
  await findByRole(page, 'textbox', '角色编码');
  expect(problems).toEqual([]);
});

test('a dialog traps the focus and restores it when it closes', async () => {
  const { page } = await openModes();
  await (await findByRole(page, 'button', '打开对话框')).focus();
  await page.keyboard.press('Enter');
  await findByRole(page, 'dialog', '打开的页面');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('打开对话框'));
});

test('a page opens in a tab without a change of the address, replaces a page, or opens in its own window', async () => {
  const { page } = await openModes();
  await click(page, 'button', '在新标签页打开');
  await findByRole(page, 'tab', '打开的页面');
  await fill(page, '便签', '标签页里');
  expect(await page.evaluate(() => location.hash)).toBe('#/page?pagecode=opening-modes');
  await click(page, 'tab', '打开方式');
  await click(page, 'tab', '打开的页面，有未保存的内容');
  expect(await page.evaluate(() => location.hash)).toBe('#/page?pagecode=opening-modes');
  await click(page, 'button', '带回便签');
  await waitForValue(page, '带回的结果', '标签页里');

  const opened = new Promise<Page | null>((resolve) => page.once('popup', resolve));
  await click(page, 'button', '在新窗口打开');
  const windowOfItsOwn = await opened;
  if (!windowOfItsOwn) throw new Error('No window opened');
  await findByRole(windowOfItsOwn, 'tab', '打开的页面');
  expect(windowOfItsOwn.url()).toContain('#/page?pagecode=opened-page&pagestatus=1');
  await windowOfItsOwn.close();
  await page.bringToFront();
  await click(page, 'button', '替换当前页面');
  await page.waitForFunction(() => location.hash === '#/page?pagecode=opened-page&pagestatus=1');
});

/** Records each height and place of the dialogs from their first frame on; `read` returns those of the last one. */
async function watchBoxes(page: Page) {
  await page.evaluate(() => {
    const boxes: string[] = [];
    Object.assign(window, { boxes });
    const look = () => {
      const dialog = document.querySelector<HTMLElement>('[role=dialog][aria-modal]');
      if (!dialog) boxes.length = 0;
      // The place is set on the parent: the dialog itself is moved by the animation of its opening.
      const box = `${dialog?.offsetHeight} high, ${dialog?.parentElement?.style.transform}`;
      if (dialog && boxes.at(-1) !== box) boxes.push(box);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { boxes: string[] }).boxes]);
}

test('a dialog grows once at most while its page loads, and opens as high as it was the next time', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: '/page?pagecode=order-list' });
  const boxes = await watchBoxes(page);
  const name = await (
    await page.waitForSelector('[data-page="order-list"] button[aria-label^="编辑"]')
  )?.evaluate((button) => button.getAttribute('aria-label') ?? '');
  const open = async () => {
    await click(page, 'button', name ?? '');
    await findByRole(page, 'button', '删除第 1 行');
    await page.waitForFunction(() => !document.querySelector('[role=dialog][aria-modal] [role=status]'));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const seen = await boxes();
    await click(page, 'button', '取消');
    await page.waitForFunction(() => !document.querySelector('[role=dialog][aria-modal]'));
    return seen;
  };
  const first = await open();
  expect(first.length).toBeLessThanOrEqual(2);
  expect(await open()).toEqual(first.slice(-1));
  await page.reload();
  await watchBoxes(page);
  expect(await open()).toEqual(first.slice(-1));
  expect(problems).toEqual([]);
});
