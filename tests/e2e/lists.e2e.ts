import type { Page } from 'puppeteer';
import { answerPages } from '../support/answerPages';
import { axeViolations } from '../support/axeViolations';
import { enterWorkspace } from '../support/enterWorkspace';
import { byRole, click, fill, findByRole, findByText } from '../support/find';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { screenshot } from '../support/screenshot';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };
const ORDERS = '/page?pagecode=order-list';

/** The key of the row that has the focus. */
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey);

/** The keys of the rows that are shown. */
const rowKeys = (page: Page) =>
  page.$$eval('[data-row-key]', (rows) =>
    rows.filter((row) => row.checkVisibility()).map((row) => (row as HTMLElement).dataset.rowKey),
  );

const waitForFocusOn = (page: Page, key: string | undefined) =>
  page.waitForFunction(
    (wanted) => document.activeElement?.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey === wanted,
    {},
    key,
  );

/** What can be pressed in a list and is smaller than a fingertip. */
const smallTargets = (page: Page) =>
  page.$$eval('li[data-row-key], li[data-row-key] button[aria-haspopup]', (targets) =>
    targets
      .filter((target) => target.checkVisibility())
      .map((target) => target.getBoundingClientRect())
      .filter(({ width, height }) => width < 44 || height < 44)
      .map(({ width, height }) => `${width} × ${height}`),
  );

test('after an order is deleted the focus is in the row that took its place', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: ORDERS });
  const remove = await page.waitForSelector('[data-page="order-list"] button[aria-label^="删除 SO"]');
  const name = (await remove?.evaluate((button) => button.getAttribute('aria-label'))) ?? '';
  await remove?.focus();
  const [key, keys] = [await focusedRow(page), await rowKeys(page)];
  await page.keyboard.press('Enter');
  await click(page, 'button', '删除');
  await waitForNoText(page, name.replace('删除 ', ''));
  await waitForFocusOn(page, keys[keys.indexOf(key) + 1]);
  expect(problems).toEqual([]);
});

test('after a role is created the focus returns to the button, and after one is deleted it is in the next row', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: '/rolemgr' });
  await findByText(page, '系统管理员');
  const opener = await findByRole(page, 'button', '新建角色');
  await opener.focus();
  await page.keyboard.press('Enter');
  await findByRole(page, 'dialog', '新建角色');
  await fill(page, '角色编码', 'a-night-shift');
  await fill(page, '角色名称', '夜班');
  await click(page, 'button', '保存');
  await waitForText(page, '共 23 条');
  await page.waitForFunction((button) => document.activeElement === button, {}, opener);

  await fill(page, '关键字', 'r');
  await page.keyboard.press('Enter');
  await waitForNoText(page, '共 23 条');
  const remove = await page.waitForSelector('tbody button[aria-label^="删除角色"]:not([aria-disabled])');
  await remove?.focus();
  const [key, keys] = [await focusedRow(page), await rowKeys(page)];
  await page.keyboard.press('Enter');
  await click(page, 'button', '删除');
  await waitForFocusOn(page, keys[keys.indexOf(key) + 1]);
  expect(problems).toEqual([]);
});

test('after an order is saved the focus returns to its button, and its row is marked', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: ORDERS });
  const edit = await page.waitForSelector('[data-page="order-list"] button[aria-label^="编辑 SO"]');
  const label = await edit?.evaluate((button) => button.getAttribute('aria-label'));
  await edit?.focus();
  await page.keyboard.press('Enter');
  await findByRole(page, 'dialog', `编辑订单 ${label?.replace('编辑 ', '')}`);
  await fill(page, '数量，第 1 行', '78');
  await page.keyboard.press('Tab');
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');
  await page.waitForSelector('[data-page="order-list"] tr[aria-description="刚刚更新"]');
  await page.waitForFunction((name) => document.activeElement?.getAttribute('aria-label') === name, {}, label);
  expect(problems).toEqual([]);
});

test('paging and sorting leave the focus on the control that was pressed', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, { path: ORDERS });
  await page.waitForSelector('[data-page="order-list"] tbody [data-row-key]');
  for (const [role, name] of [
    ['button', '下一页'],
    ['button', '金额'],
  ] as const) {
    const [before] = await rowKeys(page);
    await (await findByRole(page, role, name)).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (key) =>
        document.querySelector<HTMLElement>('[data-page="order-list"] tbody [data-row-key]')?.dataset.rowKey !== key,
      {},
      before,
    );
    expect(
      await byRole(page, role, name)
        .map((element) => element === document.activeElement)
        .wait(),
    ).toBe(true);
  }
});

test.each([1024, 800])('in a window of %d pixels the actions of every list can be seen', async (width) => {
  const { page } = await enterWorkspace(product.browser, product.url, { viewport: { width, height: 768 } });
  for (const hash of [ORDERS, '/page?pagecode=info-table', '/page?pagecode=editor-table', '/rolemgr']) {
    await goTo(page, hash);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('tbody td:last-child button')].some((button) => button.checkVisibility()),
    );
    await page.waitForFunction(() =>
      [...document.querySelectorAll('tbody td:last-child button')]
        .filter((button) => button.checkVisibility())
        .slice(0, 8)
        .every((button) => {
          const { right, left, top, height } = button.getBoundingClientRect();
          const found = document.elementFromPoint((left + right) / 2, top + height / 2);
          return (
            right <= window.innerWidth && (button.contains(found) || found === null || top > window.innerHeight - 90)
          );
        }),
    );
  }
});

test('on a phone a row opens wherever it is pressed, and its menu has the other actions', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { viewport: PHONE, path: ORDERS });
  const card = await page.waitForSelector('[data-page="order-list"] li[data-row-key]');
  const text = (await card?.evaluate((element) => element.textContent)) ?? '';
  const [orderNo = ''] = /SO-\d{6}-\d{5}/.exec(text) ?? [];
  expect(text).toMatch(/草稿|待审批|已审批|已发货|已驳回/);
  expect(await smallTargets(page)).toEqual([]);
  await screenshot(page, 'orders-390');
  expect(await axeViolations(page, '[data-page="order-list"]')).toEqual([]);
  const box = await card?.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 150, (box?.y ?? 0) + (box?.height ?? 0) - 6);
  await findByRole(page, 'dialog', `查看订单 ${orderNo}`);
  await click(page, 'button', '关闭');
  await waitForNoText(page, '查看订单');
  await click(page, 'button', `更多操作 ${orderNo}`);
  await findByRole(page, 'menuitem', `查看 ${orderNo}`);
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    (name) => document.activeElement?.getAttribute('aria-label') === name,
    {},
    `更多操作 ${orderNo}`,
  );
  expect(problems).toEqual([]);
});

/** A report with more filters than a row of 1,024 pixels holds. */
const REPORT = {
  reportname: '区域销售',
  columns: [{ code: 'name', title: '名称', type: 'text' }],
  rows: [{ name: '上海' }],
  itemcount: 1,
  totals: {},
  slices: Array.from({ length: 6 }, (_, index) => ({ code: `s${index}`, alias: `条件 ${index}`, options: [] })),
};

test('at 1,024 pixels the filters that do not fit into a row are behind the same button in every list', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    viewport: { width: 1024, height: 768 },
    prepare: (each) => answerPages(each, {}, { '/report/biengine/report': REPORT }),
  });
  /** The rows in which the fields of the form that is shown stand, and how its button looks. */
  const formIn = () =>
    page.evaluate(() => {
      const form = [...document.querySelectorAll('[role="search"]')].find((each) => each.checkVisibility());
      const labels = [...(form?.querySelectorAll('label') ?? [])].filter((label) => label.checkVisibility());
      const expander = form?.querySelector('button[aria-expanded]');
      const style = expander && getComputedStyle(expander);
      return {
        rows: new Set(labels.map((label) => Math.round(label.getBoundingClientRect().top))).size,
        fields: labels.length,
        button: style && [style.height, style.fontSize, style.color, style.padding, style.borderRadius],
      };
    });
  const looks: unknown[] = [];
  for (const [hash, ready, all] of [
    [ORDERS, '关键字', 5],
    ['/report-detail?reportcode=sales-summary', '条件 0', 6],
  ] as const) {
    await goTo(page, hash);
    await findByText(page, ready === '关键字' ? '共 12,500 条' : ready);
    const expander = await findByRole(page, 'button', '展开');
    const folded = await formIn();
    expect(folded.rows).toBe(1);
    expect(folded.fields).toBeLessThan(all);
    looks.push(folded.button);
    await expander.focus();
    await page.keyboard.press('Enter');
    await findByRole(page, 'button', '收起');
    expect(await formIn()).toMatchObject({ rows: 2, fields: all });
  }
  expect(looks[0]).toEqual(looks[1]);
  expect(problems).toEqual([]);
});

/** The lines of a list's foot: parts whose middles are farther apart than half a line are not beside each other. */
const footLines = (page: Page) =>
  page.evaluate(() => {
    const nav = [...document.querySelectorAll('nav[aria-label$="分页"]')].find((each) => each.checkVisibility());
    const boxes = [
      ...(nav?.closest('[class*="foot"]')?.querySelectorAll('[role="status"] > span, button, select') ?? []),
    ]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect());
    const middles = boxes.map(({ top, height }) => top + height / 2).sort((a, b) => a - b);
    return {
      count: middles.filter((middle, index) => index === 0 || middle - (middles[index - 1] ?? 0) > 10).length,
      isCut: boxes.some(({ left, right }) => left < 0 || right > innerWidth),
    };
  });

test.each([390, 360])(
  'on a phone of %d pixels the foot of a list with selected rows takes two lines',
  async (width) => {
    const { page, problems } = await enterWorkspace(product.browser, product.url, { viewport: { ...PHONE, width } });
    for (const hash of [ORDERS, '/rolemgr']) {
      await goTo(page, hash);
      await click(page, 'button', '选择');
      await page.waitForFunction(() => {
        const checks = document.querySelectorAll<HTMLInputElement>('li[data-row-key] input[type="checkbox"]:enabled');
        const shown = [...checks].filter((check) => check.checkVisibility());
        shown.forEach((check) => check.click());
        return shown.length > 0;
      });
      await findByRole(page, 'button', '取消选择');
      expect(await footLines(page)).toEqual({ count: 2, isCut: false });
    }
    expect(problems).toEqual([]);
  },
);

test.each([
  [390, 358],
  [1024, 248],
])('at %d pixels a range of dates among filters shows both days', async (width, leastPx) => {
  const protocol = {
    protocolversion: '1.1.0',
    pageinfo: { type: 100, title: '送货单' },
    controls: [
      {
        type: 'search',
        name: 'filters',
        target: 'rows',
        controls: [
          { type: 'text', name: 'word', title: '关键词' },
          { type: 'daterange', name: 'days', title: '送货日期', value: ['2026-08-01', '2026-08-15'] },
          { type: 'text', name: 'place', title: '地点' },
          { type: 'text', name: 'driver', title: '司机' },
        ],
      },
      { type: 'table', name: 'rows', columns: [{ name: 'no', title: '单号' }], source: { api: 'deliveryquery' } },
    ],
  };
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    viewport: { width, height: 844 },
    prepare: (each) =>
      answerPages(each, { deliveries: JSON.stringify(protocol) }, { '/deliveryquery': { rows: [], total: 0 } }),
  });
  await goTo(page, '/page?pagecode=deliveries');
  if (width < 768) await click(page, 'button', '筛选（1）');
  const days = await findByRole(page, 'combobox', '送货日期');
  expect((await days.boundingBox())?.width).toBeGreaterThanOrEqual(leastPx);
  expect(await days.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  expect(problems).toEqual([]);
});

test('on a phone the foot of a list takes two lines, on its first page and in the middle', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { viewport: PHONE, path: ORDERS });
  await page.waitForSelector('[data-page="order-list"] li[data-row-key]');
  expect((await footLines(page)).count).toBe(2);
  for (const number of [2, 3, 4]) {
    await click(page, 'button', '下一页');
    await page.waitForSelector(`[data-page="order-list"] nav [aria-current][aria-label="第 ${number} 页"]`);
  }
  expect((await footLines(page)).count).toBe(2);
  await screenshot(page, 'orders-foot-390');
  expect(problems).toEqual([]);
});

test('marks in a name that reverse the direction of a text reverse nothing in its row', async () => {
  const protocol = {
    protocolversion: '1.1.0',
    pageinfo: { type: 100, title: '方向', count: 'rows' },
    controls: [
      {
        type: 'table',
        name: 'rows',
        source: { api: 'directions' },
        columns: [
          { name: 'name', title: '名称', main: 1, onclicked: { steps: [{ do: 'message', text: '-' }] } },
          { name: 'city', title: '城市', main: 1 },
          { name: 'state', title: '状态', format: 'tag' },
          { name: 'amount', title: '金额', format: 'money', main: 1 },
        ],
      },
    ],
  };
  const row = { id: '1', name: '\u202Eabc \u2067def', city: '上海 123', state: '草稿 5', amount: 1234.5 };
  const answers = { '/dy-biz/directions': { items: [row], __itemcount: 1 } };
  const { page } = await enterWorkspace(product.browser, product.url, {
    prepare: (each) => answerPages(each, { directions: JSON.stringify(protocol) }, answers),
    path: '/page?pagecode=directions',
  });
  /** The texts of the row whose last letter stands before their first one. */
  const reversed = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll('[data-page="directions"] [data-row-key]')].find((each) =>
        each.checkVisibility(),
      );
      const walker = document.createTreeWalker(shown ?? document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const leftOf = (from: number) => {
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, from + 1);
          return range.getBoundingClientRect().left;
        };
        if (node.length > 1 && leftOf(0) > leftOf(node.length - 1)) found.push(node.data);
      }
      return found;
    });
  await page.waitForSelector('[data-page="directions"] tr[data-row-key]');
  expect(await reversed()).toEqual([]);
  await page.setViewport(PHONE);
  await page.waitForSelector('[data-page="directions"] li[data-row-key]');
  expect(await reversed()).toEqual([]);
});

test('on a phone fields and buttons of pages, header and tabs are large enough for fingers', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await page.setViewport(PHONE);
  for (const hash of [ORDERS, '/page?pagecode=order-form', '/rolemgr']) {
    await goTo(page, hash);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main h1, [data-page] h1, header h1')].some((title) => title.checkVisibility()),
    );
    const faults = await page.$$eval(
      'header button, [role="tablist"] button, nav button, nav select, input:not([type="checkbox"], [type="radio"])',
      (targets) =>
        targets
          .filter((target) => target.checkVisibility())
          .map((target) => {
            const isField = target.matches('input, select');
            const box = (isField && target.closest('.ant-input-affix-wrapper, .ant-select, .ant-picker')) || target;
            const size = parseFloat(getComputedStyle(target).fontSize);
            return { name: target.ariaLabel ?? target.id, height: box.clientHeight + 2, size, isField };
          })
          .filter(({ height, size, isField }) => height < 44 || (isField && size < 16)),
    );
    expect([hash, faults]).toEqual([hash, []]);
  }
});
