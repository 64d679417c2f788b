import type { ElementHandle, Page } from 'puppeteer';
import { axeViolations, settle } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole, findByText } from '../support/find';
import { screenshot } from '../support/screenshot';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

/** axe's rule about content outside landmarks. Ignored: minor, and every popup menu violates it. */
const OUTSIDE_LANDMARKS = 'region';

const system = (page: Page, value: 'light' | 'dark') =>
  page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
const waitForTheme = (page: Page, theme: string) =>
  page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, {}, theme);
/** The backgrounds set by antd's theme and by the CSS variables. */
const backgrounds = (page: Page) =>
  page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(document.querySelector('.ant-table, .ant-pro-layout') as Element).getPropertyValue(
      '--ant-color-bg-container',
    ),
  ]);
const choose = async (page: Page, item: string) => {
  await click(page, 'button', '张伟的账户');
  await click(page, 'menuitemradio', item);
};

test('the theme follows the system at once, in the host and in a sub-app', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { hasPrefetch: true });
  await page.evaluate(() => {
    location.hash = '/rolemgr';
  });
  await waitForText(page, '新建角色');
  await waitForTheme(page, 'light');
  const light = await backgrounds(page);
  await system(page, 'dark');
  await waitForTheme(page, 'dark');
  await page.waitForFunction(
    (before) => getComputedStyle(document.body).backgroundColor !== before,
    {},
    light[0] as string,
  );
  const dark = await backgrounds(page);
  expect(dark[1]).not.toBe(light[1]);
  expect(problems).toEqual([]);
});

test('buttons have one weight, and follow the theme back to light, in a protocol page and in a sub-app', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/page?pagecode=order-list',
  });
  /** Weight, text colour and background of a button, without its transition. */
  const lookOf = async (name: string) => {
    const button = await findByRole(page, 'button', name);
    await settle(page);
    return button.evaluate((element) => {
      const { fontWeight, color, backgroundColor } = getComputedStyle(element);
      const text = element.querySelector('span:not([aria-hidden]):not([role])') ?? element;
      return [fontWeight, color, getComputedStyle(text).color, backgroundColor];
    });
  };
  const light = await lookOf('新建订单');
  await system(page, 'dark');
  await waitForTheme(page, 'dark');
  const dark = await lookOf('新建订单');
  expect(dark).not.toEqual(light);
  await page.goto(`${product.url}/#/rolemgr`);
  expect(await lookOf('新建角色')).toEqual(dark);
  await system(page, 'light');
  await waitForTheme(page, 'light');
  expect(await lookOf('新建角色')).toEqual(light);
  expect(problems).toEqual([]);
});

test('theme and density are stored for the account and applied at the first paint of the next visit', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { hasPrefetch: true });
  await choose(page, '深色');
  await waitForTheme(page, 'dark');
  await choose(page, '紧凑显示');
  await system(page, 'light');
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    theme: 'dark',
    density: 'compact',
  });

  // Records the attributes before any script of the product has run.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.dataset.painted = JSON.stringify(document.documentElement.dataset);
    });
  });
  await page.reload();
  expect(await page.evaluate(() => JSON.parse(document.body.dataset.painted ?? '{}') as unknown)).toMatchObject({
    theme: 'dark',
    density: 'compact',
  });
  await click(page, 'button', '张伟的账户');
  const checked = await page.$$eval('[role=menuitemradio][aria-checked=true]', (items) =>
    items.map((item) => item.textContent),
  );
  expect(checked).toEqual(['深色', '紧凑显示']);
  await page.keyboard.press('Escape');
  await choose(page, '跟随系统');
  await waitForTheme(page, 'light');
});

/** The element that draws the background of what this one stands in, and whether a line goes around it. */
const frameOf = (element: ElementHandle<Element>) =>
  element.evaluate((start) => {
    const isDrawn = (part: Element) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(part).backgroundColor);
    const withEdge = (part: Element | null): Element | null =>
      part && (getComputedStyle(part).boxShadow === 'none' || !isDrawn(part)) ? withEdge(part.parentElement) : part;
    const frame = withEdge(start);
    const [ring = ''] = frame ? getComputedStyle(frame).boxShadow.split(/,(?![^(]*\))/) : [];
    return { background: frame && getComputedStyle(frame).backgroundColor, hasRing: ring.endsWith('0px 0px 0px 1px') };
  });

test('in the dark theme what floats is lighter than the page and has an edge', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { hasPrefetch: true });
  await system(page, 'dark');
  await waitForTheme(page, 'dark');
  const color = (name: string) =>
    page.evaluate((variable) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${variable})`;
      const shown = getComputedStyle(probe).color;
      probe.remove();
      return shown;
    }, name);
  const floating = { background: await color('--color-floating'), hasRing: true };
  expect(floating.background).not.toBe(await color('--color-surface'));
  const expectFloating = async (what: string, found: Promise<ElementHandle<Element>>) => {
    const element = await found;
    await settle(page);
    expect([what, await frameOf(element)]).toEqual([what, floating]);
  };

  await click(page, 'button', '张伟的账户');
  await expectFloating('account menu', findByRole(page, 'menuitemradio', '深色'));
  await page.keyboard.press('Escape');

  await click(page, 'button', '收起菜单');
  await (await findByRole(page, 'menuitem', '订单管理')).hover();
  await expectFloating('collapsed menu', findByRole(page, 'menuitem', '订单列表'));
  await click(page, 'menuitem', '订单列表');

  await click(page, 'button', '新建订单');
  await expectFloating('dialog', findByRole(page, 'dialog', '新建订单'));
  await click(page, 'combobox', '下单日期');
  await expectFloating('calendar', findByText(page, '今天'));
  expect(problems).toEqual([]);
});

/** Each pair of language, width, theme and density occurs in a row. */
test.each([
  ['zh', 1440, 'light', '标准显示'],
  ['zh', 390, 'dark', '紧凑显示'],
  ['en', 1440, 'dark', 'Compact density'],
  ['en', 390, 'light', 'Compact density'],
  ['en', 390, 'dark', 'Default density'],
] as const)(
  'in %s at %d px the menu has no accessibility violations (%s, %s)',
  async (language, width, theme, density) => {
    const { page } = await enterWorkspace(product.browser, product.url, {
      hasPrefetch: true,
      viewport: { width, height: 900 },
    });
    if (language === 'en') {
      await click(page, 'button', '语言');
      await click(page, 'menuitem', 'English');
    }
    const menu = language === 'en' ? 'Account of 张伟' : '张伟的账户';
    await system(page, theme);
    await waitForTheme(page, theme);
    await click(page, 'button', menu);
    await click(page, 'menuitemradio', density);
    await click(page, 'button', menu);
    await findByRole(page, 'menuitemradio', density);
    expect((await axeViolations(page)).filter((violation) => violation !== OUTSIDE_LANDMARKS)).toEqual([]);
    await screenshot(page, `theme-${language}-${width}-${theme}`);
  },
);
