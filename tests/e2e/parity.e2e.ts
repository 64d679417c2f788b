import type { Page } from 'puppeteer';
import { answerPages, FAILURE_ANSWER, NO_ANSWER } from '../support/answerPages';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill } from '../support/find';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { screenshot } from '../support/screenshot';
import { POLLING_MS, waitForText } from '../support/waitForText';

const product = productPerTest();

const BOX = ['height', 'paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'] as const;
const TYPE = ['fontSize', 'fontWeight', 'lineHeight', 'color'] as const;
const PAINT = ['backgroundColor', 'borderBottomColor', 'borderRadius', 'opacity'] as const;
/** Where it stands in the window. */
const PLACE = ['top', 'left'] as const;
type Property = (typeof BOX | typeof TYPE | typeof PAINT | typeof PLACE)[number];

interface Part {
  /** Finds it on both pages, or on each of them. */
  selector: string | { native: string; protocol: string };
  compare: readonly Property[];
}

const ROW = 'tbody tr:not([aria-hidden="true"])';
const CREATE = { native: 'header .ant-btn-primary', protocol: 'header [data-control="create"] button' };
const PAGES = 'nav[aria-label$="分页"]';

/** The parts of a list, and what has to be the same about them on a native screen and on a protocol page. */
const PARTS: Readonly<Record<string, Part>> = {
  title: { selector: 'header h1', compare: ['height', ...TYPE, ...PLACE] },
  count: { selector: 'header [role="status"]', compare: ['height', ...TYPE, ...PLACE] },
  refresh: { selector: 'header button[title="刷新"]', compare: [...BOX, ...TYPE, ...PAINT, ...PLACE] },
  'filter label': { selector: '[role="search"] label', compare: [...TYPE, ...PLACE] },
  'filter input': {
    selector: { native: '[role="search"] .ant-input-affix-wrapper', protocol: '[role="search"] input' },
    compare: ['height', 'fontSize', 'fontWeight', 'color', ...PAINT, ...PLACE],
  },
  'reset button': { selector: '[data-filter-button]', compare: [...BOX, ...TYPE, ...PAINT, ...PLACE] },
  'search button': {
    selector: '[data-filter-button][class*="primary"]',
    compare: [...BOX, ...TYPE, ...PAINT, ...PLACE],
  },
  'header cell': { selector: 'thead th:nth-child(2)', compare: [...BOX, ...TYPE, 'backgroundColor', ...PLACE] },
  'header cell of a number': { selector: 'thead th:nth-child(4)', compare: [...BOX, ...TYPE, 'backgroundColor'] },
  'header checkbox': { selector: 'thead input', compare: [...BOX, ...PAINT, ...PLACE] },
  'body cell': {
    selector: `${ROW} td:nth-child(3)`,
    compare: [...BOX, ...TYPE, 'backgroundColor', 'borderBottomColor', 'top'],
  },
  'cell with a link': {
    selector: `${ROW} td:nth-child(2) button`,
    compare: ['fontSize', 'fontWeight', 'lineHeight', 'color', 'left'],
  },
  'row checkbox': { selector: `${ROW} input`, compare: [...BOX, ...PAINT, ...PLACE] },
  'action of a row': {
    selector: `${ROW} td:last-child button`,
    compare: [...BOX, ...TYPE, ...PAINT, ...PLACE],
  },
  'destructive action of a row': {
    selector: `${ROW} td:last-child button[data-danger]`,
    compare: [...BOX, ...TYPE, ...PAINT, ...PLACE],
  },
  // The border has the colour of what is below it in antd.
  'create button': { selector: CREATE, compare: [...BOX, ...TYPE, 'backgroundColor', 'borderRadius', ...PLACE] },
  'icon of the create button': {
    selector: { native: `${CREATE.native} svg`, protocol: `${CREATE.protocol} svg` },
    compare: ['height', 'color', ...PLACE],
  },
  'selection count': { selector: 'span[role="status"] > span', compare: ['height', ...TYPE, ...PLACE] },
  'current page': { selector: `${PAGES} [aria-current]`, compare: [...BOX, ...TYPE, ...PAINT, ...PLACE] },
  'another page': {
    selector: `${PAGES} button:not([aria-current], [aria-disabled])`,
    compare: [...BOX, ...TYPE, ...PAINT, ...PLACE],
  },
  'column settings': {
    selector: 'button[aria-haspopup="dialog"]:has(+ nav)',
    compare: [...BOX, ...TYPE, ...PAINT, ...PLACE],
  },
  'page size': { selector: `${PAGES} select`, compare: [...BOX, ...TYPE, ...PAINT, ...PLACE] },
};

/** A window that is short of room. */
const TIGHT_PARTS: Readonly<Record<string, Part>> = {
  'action of a row': PARTS['action of a row'] as Part,
  'menu of a row': {
    selector: `${ROW} td:last-child button[aria-haspopup]`,
    compare: [...BOX, ...TYPE, ...PAINT, ...PLACE],
  },
  'icon of the menu': {
    selector: `${ROW} td:last-child button[aria-haspopup] svg`,
    compare: ['height', 'color', ...PLACE],
  },
};

const EMPTY_PARTS: Readonly<Record<string, Part>> = {
  'header cell': PARTS['header cell'] as Part,
  'empty state': { selector: '[role="status"] h2', compare: ['height', ...TYPE, ...PLACE] },
  'hint of the empty state': { selector: '[role="status"] h2 + p', compare: [...TYPE, 'top'] },
  'button that clears the filters': {
    selector: '[role="status"] h2 ~ div button',
    compare: [...BOX, ...TYPE, ...PAINT, 'top'],
  },
};

const FAILURE = '[role="alert"]';
const FAILURE_PARTS: Readonly<Record<string, Part>> = {
  'header cell': PARTS['header cell'] as Part,
  'title of the failure': { selector: `${FAILURE} h2`, compare: ['height', ...TYPE, ...PLACE] },
  'reason of the failure': { selector: `${FAILURE} p`, compare: ['height', ...TYPE, ...PLACE] },
  'retry button': { selector: `${FAILURE} button`, compare: [...BOX, ...TYPE, ...PAINT, ...PLACE] },
};

const LOADING_PARTS: Readonly<Record<string, Part>> = {
  'header cell': PARTS['header cell'] as Part,
  'cell of the skeleton': { selector: `${ROW} td:nth-child(2)`, compare: [...BOX, 'borderBottomColor', ...PLACE] },
  'bar of the skeleton': { selector: `${ROW} td:nth-child(2) > span`, compare: ['height', ...PAINT, ...PLACE] },
};

/** The parts of a list on a phone. */
const CARD = 'li[data-row-key]';
const PHONE_PARTS: Readonly<Record<string, Part>> = {
  title: { selector: 'header h1', compare: ['height', ...TYPE, ...PLACE] },
  'filter button': {
    selector: 'button[aria-controls][aria-expanded="false"]',
    compare: [...BOX, ...TYPE, ...PAINT, ...PLACE],
  },
  card: { selector: CARD, compare: [...BOX, ...PAINT, ...PLACE] },
  'card body': { selector: `${CARD} > div`, compare: [...BOX] },
  'card title': { selector: `${CARD} button`, compare: [...TYPE, ...PLACE] },
  'card label': { selector: `${CARD} dt`, compare: [...TYPE, 'top'] },
  'card value': { selector: `${CARD} dd`, compare: [...TYPE, 'top'] },
  'button of the menu': { selector: `${CARD} button[aria-haspopup]`, compare: [...BOX, ...PAINT, ...PLACE] },
  'switch to selection': { selector: 'button[aria-pressed]', compare: [...BOX, ...TYPE, ...PLACE] },
};

/** Waits until antd has the theme and the density of the CSS variables: it renders them a moment later. */
const waitForAntd = (page: Page) =>
  page.waitForFunction(
    () => {
      const table = document.querySelector('.ant-table-wrapper');
      const value = (name: string) => table && getComputedStyle(table).getPropertyValue(name).trim();
      return (
        value('--ant-color-bg-container') === value('--color-surface') &&
        value('--ant-control-height') === value('--size-control')
      );
    },
    { polling: POLLING_MS },
  );

const ROLES = Array.from({ length: 20 }, (_, index) => ({
  roleid: `r${index}`,
  rolecode: `code-${index}`,
  rolename: `角色 ${index}`,
  description: '说明',
  isbuiltin: 0,
  accountcount: 0,
  functioncodes: [],
  updatetime: '2026-01-05 09:00:00',
}));
const LISTS = ['/rolepermission/role/list', '/dy-biz/parity-roles'] as const;

const NOTHING = { steps: [{ do: 'message', text: '-' }] };
/** The kind of a role: all of them are the company's own. */
const KIND = { name: 'isbuiltin', title: '类型', format: 'tag', options: [{ key: 0, text: '自建' }] };

/** The list of roles as a protocol page. */
const PARITY_PAGE = {
  protocolversion: '1.1.0',
  pageinfo: { type: 100, title: '角色管理', count: 'roles' },
  toolbar: [{ type: 'button', name: 'create', title: '新建角色', look: 'primary', icon: 'plus', onclicked: NOTHING }],
  controls: [
    {
      type: 'search',
      name: 'filters',
      target: 'roles',
      controls: [{ type: 'text', name: 'keyword', title: '关键字', placeholder: '角色编码或名称' }],
    },
    {
      type: 'table',
      name: 'roles',
      rowkey: 'roleid',
      checkable: 1,
      columnsettings: 1,
      emptytext: '没有符合条件的角色',
      source: { api: 'parity-roles', input: { keyword: '=keyword' } },
      columns: [
        { name: 'rolename', title: '角色名称', main: 1, onclicked: NOTHING },
        { name: 'rolecode', title: '角色编码', main: 1 },
        { name: 'accountcount', title: '使用帐号', format: 'number', main: 1 },
        KIND,
      ],
      rowactions: [
        { type: 'button', name: 'edit', title: '编辑', onclicked: NOTHING },
        { type: 'button', name: 'copy', title: '复制', onclicked: NOTHING },
        { type: 'button', name: 'delete', title: '删除', look: 'danger', onclicked: NOTHING },
      ],
    },
  ],
};

const VIEWS = {
  native: { hash: '/rolemgr', table: '.ant-table table' },
  protocol: { hash: '/page?pagecode=parity', table: '[data-page="parity"] table' },
} as const;
type View = keyof typeof VIEWS;

/** The properties of the first visible element of each part. */
const measure = (page: Page, view: View, parts: Readonly<Record<string, Part>>) =>
  page.evaluate(
    (wanted) =>
      Object.fromEntries(
        wanted.map(({ name, selector, properties }) => {
          const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility());
          if (!element) return [name, `nothing matches ${selector}`];
          const box = element.getBoundingClientRect();
          const style = getComputedStyle(element);
          const valueOf = (property: (typeof properties)[number]) =>
            property === 'top' || property === 'left' || property === 'height'
              ? Math.round(box[property] * 2) / 2
              : style[property];
          return [name, Object.fromEntries(properties.map((property) => [property, valueOf(property)]))];
        }),
      ),
    Object.entries(parts).map(([name, { selector, compare }]) => ({
      name,
      selector: typeof selector === 'string' ? selector : selector[view],
      properties: [...compare],
    })),
  );

async function openBoth() {
  const answers: Record<string, unknown> = {};
  const answerWith = (items: unknown[], count: number) =>
    LISTS.forEach((path) => {
      answers[path] = { items, itemcount: count, __itemcount: count };
    });
  answerWith(ROLES, 45);
  const answer = (value: unknown) =>
    LISTS.forEach((path) => {
      answers[path] = value;
    });
  const watched = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    prepare: (page) => answerPages(page, { parity: JSON.stringify(PARITY_PAGE) }, answers),
  });
  const { page } = watched;
  await page.addStyleTag({
    content: '* { transition: none !important; }',
  });
  /** Opens one of the pages; `card` is what a phone shows in place of its table. */
  const show = async (view: View, card?: string) => {
    await goTo(page, VIEWS[view].hash);
    await page.waitForFunction(
      (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
      { polling: POLLING_MS },
      card ?? VIEWS[view].table,
    );
  };
  const compare = async (parts: Readonly<Record<string, Part>>, card?: string) => {
    await show('native', card);
    if (!card) await waitForAntd(page);
    const native = await measure(page, 'native', parts);
    await show('protocol', card);
    expect(await measure(page, 'protocol', parts)).toEqual(native);
  };
  return { ...watched, answer, answerWith, show, compare };
}

/** Waits until the theme is set and the styles of antd, which a sub-app renders after it, have followed. */
const waitForTheme = (page: Page, theme: 'light' | 'dark') =>
  page.waitForFunction(
    (wanted) => {
      if (document.documentElement.dataset.theme !== wanted) return false;
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.backgroundColor = 'var(--color-raised)';
      const raised = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return [...document.querySelectorAll('.ant-table-thead th')].every(
        (cell) => getComputedStyle(cell).backgroundColor === raised,
      );
    },
    { polling: POLLING_MS },
    theme,
  );

test('a native list and a protocol list look the same in both themes and densities', async () => {
  const { page, show, compare, problems } = await openBoth();
  for (const view of ['native', 'protocol'] as const) {
    await show(view);
    await waitForText(page, '共 45 条');
    await click(page, 'checkbox', '选择 角色 2');
  }
  for (const density of ['标准显示', '紧凑显示']) {
    await click(page, 'button', '张伟的账户');
    await click(page, 'menuitemradio', density);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
      await waitForTheme(page, theme);
      await compare(PARTS);
    }
  }
  await screenshot(page, 'parity-protocol');
  await page.setViewport({ width: 1024, height: 900 });
  await compare(TIGHT_PARTS);
  expect(problems).toEqual([]);
});

test('a selected row has one tint in all of its cells while the pointer is on it', async () => {
  const { page, show } = await openBoth();
  for (const view of ['native', 'protocol'] as const) {
    await show(view);
    await click(page, 'checkbox', '选择 角色 2');
    const table = view === 'native' ? VIEWS.native.table : VIEWS.protocol.table;
    const row = `${table} ${ROW}[data-checked]`;
    await page.waitForSelector(`${row} td`);
    await page.hover(`${row} td:nth-child(3)`);
    const paints = await page.$$eval(`${row} td`, (cells) => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.backgroundColor = 'var(--color-accent-weak)';
      const tint = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return cells.map((cell) => getComputedStyle(cell).backgroundColor === tint);
    });
    expect([view, new Set(paints)]).toEqual([view, new Set([true])]);
  }
});

test('an empty native list and an empty protocol list look the same', async () => {
  const { page, answerWith, show, compare } = await openBoth();
  answerWith([], 0);
  for (const view of ['native', 'protocol'] as const) {
    await show(view);
    await fill(page, '关键字', '没有');
    await page.keyboard.press('Enter');
    await waitForText(page, '没有符合条件的角色');
  }
  await compare(EMPTY_PARTS);
});

test('a native list and a protocol list look the same when they fail', async () => {
  const { page, answer, show, compare } = await openBoth();
  for (const view of ['native', 'protocol'] as const) await show(view);
  answer(FAILURE_ANSWER);
  for (const view of ['native', 'protocol'] as const) {
    await show(view);
    await click(page, 'button', '刷新');
    await page.waitForFunction(
      (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
      { polling: POLLING_MS },
      FAILURE,
    );
  }
  await compare(FAILURE_PARTS);
});

test('a native list and a protocol list look the same while they load', async () => {
  const { answer, compare } = await openBoth();
  answer(NO_ANSWER);
  await compare(LOADING_PARTS);
});

test('on a phone a native list and a protocol list are the same cards, with targets for fingers', async () => {
  const { page, compare, problems } = await openBoth();
  await page.setViewport({ width: 390, height: 844 });
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await waitForTheme(page, theme);
    await compare(PHONE_PARTS, CARD);
  }
  await screenshot(page, 'parity-390');
  expect(problems).toEqual([]);
});
