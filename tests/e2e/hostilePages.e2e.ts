import type { Page } from 'puppeteer';
import { exampleTypes } from '../../mock/domain/gallery/examples';
import { answerPages } from '../support/answerPages';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { exampleOf, HOSTILE_VALUES } from '../support/hostileValues';
import { productPerFile } from '../support/product/product';
import { waitForText } from '../support/waitForText';

const product = productPerFile();
const PAGE_FAILED = '页面没有打开';
/** More elements than any of these pages needs, and far fewer than it requests. */
const MOST_ELEMENTS = 5_000;

const text = (name: string, more: object = {}) => ({ type: 'text', name, title: `标题 ${name}`, ...more });
const many = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));
const fieldOf = (index: number) => text(`e${index}`, { value: index === 0 ? 'x' : `=e${index - 1} + e${index - 1}` });

/** Hostile controls behind a valid button, which shows that the page still responds. */
const pageOf = (controls: readonly unknown[]) => ({
  protocolversion: '1.1.0',
  pageinfo: { type: 200, title: '恶意页面' },
  controls: [
    text('before'),
    ...controls,
    { type: 'number', name: 'probe', title: '探针', value: 0 },
    {
      type: 'button',
      name: 'check',
      title: '检查',
      onclicked: { steps: [{ do: 'set', target: 'probe', value: '=probe + 1' }] },
    },
  ],
});

/** The hostile controls and the issues that are shown in their place. */
const CASES: readonly (readonly [what: string, controls: readonly unknown[], issues: readonly string[]])[] = [
  [
    '1,400 panels in each other',
    [
      many(1400, (level) => level).reduce<unknown>(
        (inner, level) => ({ type: 'panel', name: `p${level}`, title: 'p', controls: [inner] }),
        text('inside'),
      ),
    ],
    ['control-depth'],
  ],
  ['40 fields that each double the one before', many(40, fieldOf), ['expression.text']],
  [
    'names that every object inherits',
    ['constructor', 'toString', 'valueOf'].map((name) => text(name, { value: `=${name} + 1` })),
    ['cycle', 'cycle', 'cycle'],
  ],
];

let page: Page;
let problems: string[];
/** Whether the page in front has unsaved input. */
let isChanged = false;
/** Protocols by page code. Each test has its own page, because a protocol is fetched once. */
const protocols: Record<string, string> = {};

beforeAll(async () => {
  ({ page, problems } = await enterWorkspace(product.browser, product.url, {
    prepare: async (fresh) => {
      // The engine must be safe without the server's content security policy.
      await fresh.setBypassCSP(true);
      await answerPages(fresh, protocols);
    },
  }));
  page.on('dialog', (dialog) => {
    problems.push(`A script ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
});

/** Placeholder for a value that is inserted as JSON. */
const VALUE = '@value';

/** Shows the controls without a tab, so that the previous page is removed. */
async function show(controls: readonly unknown[], value = 'null'): Promise<void> {
  const code = `hostile-${Object.keys(protocols).length}.`;
  protocols[code] = JSON.stringify(pageOf(controls)).replaceAll(JSON.stringify(VALUE), () => value);
  await page.evaluate((path) => {
    location.hash = path;
  }, `/litheform?pagecode=${code}`);
  // The click that tested the previous page has changed it.
  if (isChanged) await click(page, 'button', '放弃修改');
  isChanged = false;
  await page.waitForSelector(`[data-page="${code}"]`);
  await findByRole(page, 'button', '检查');
}

const issues = () => page.$$eval('[data-issue]', (cards) => cards.map((card) => (card as HTMLElement).dataset.issue));

/** Clicks by keyboard, because a hostile control may cover the button. */
async function expectThePageToAnswer(): Promise<void> {
  await (await findByRole(page, 'button', '检查')).focus();
  await page.keyboard.press('Enter');
  isChanged = true;
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(
      (input) => input.labels?.[0]?.textContent === '探针' && input.value === '1',
    ),
  );
  const seen = await page.evaluate(() => ({
    text: document.body.innerText,
    elements: document.querySelectorAll('*').length,
    dialogs: document.querySelectorAll('[role=dialog]').length,
  }));
  expect(seen.text).not.toContain(PAGE_FAILED);
  expect(seen.elements).toBeLessThan(MOST_ELEMENTS);
  expect(seen.dialogs).toBe(0);
  // Ignore a missing image at an address of the product.
  expect(problems.splice(0).filter((problem) => !problem.includes('status of 404'))).toEqual([]);
}

test.each(CASES)(
  'a page with %s shows the issues in their place and still responds',
  async (_what, controls, expected) => {
    await show(controls);
    expect((await issues()).toSorted()).toEqual(expected.toSorted());
    await expectThePageToAnswer();
  },
);

test.each(['html', 'richtext'])(
  'a page with 200,000 nested tags in a text of the type %s shows an issue and still responds',
  async (type) => {
    await show([{ type, name: 'a', title: '说明', value: '<b>'.repeat(200_000) }]);
    await waitForText(page, '内容过大，无法显示');
    expect(await page.$$('b')).toEqual([]);
    await expectThePageToAnswer();
  },
);

test('a page with a catastrophic pattern accepts input and reports that it does not match', async () => {
  await show([text('code', { pattern: '(a+)+b' })]);
  await fill(page, '标题 code', 'a'.repeat(60));
  await click(page, 'textbox', '标题 before');
  await page.waitForSelector('[data-control="code"] [aria-invalid="true"]');
  await expectThePageToAnswer();
});

const EXAMPLES = exampleTypes().map((type) => exampleOf(type));

/** One value of each shape; `tests/integration/hostileValues.test.tsx` tests the others. */
const SHAPES = [
  'a long text',
  'a list of everything',
  'a record without a text form',
  'names of the prototype',
  'a range of wrong dates',
  'formatted text',
  'records nested deeply',
];
const ENTERED = HOSTILE_VALUES.filter(([what]) => SHAPES.includes(what));

test('every shape is one of the hostile values', () => expect(ENTERED).toHaveLength(SHAPES.length));

test.each(ENTERED)(
  'a page with every control type and the value %s shows them, each can be focused, and the page responds',
  async (_what, value) => {
    await show(
      EXAMPLES.map((control) => ({ ...control, value: VALUE })),
      value,
    );
    await page.waitForFunction(
      (names) => names.every((name) => document.querySelector(`[data-control="${name}"], [data-issue="data-depth"]`)),
      {},
      EXAMPLES.map(({ name }) => name),
    );
    const entered = await page.$$eval('[data-page] :is(input, textarea, [tabindex="0"])', async (elements) => {
      let count = 0;
      for (const element of elements) {
        (element as HTMLElement).focus();
        // React renders the widget of a focused field in a microtask.
        await Promise.resolve();
        if (document.activeElement !== document.body) count += 1;
      }
      return count;
    });
    expect(entered).toBeGreaterThan(0);
    expect((await issues()).filter((issue) => issue !== 'unknown-component' && issue !== 'data-depth')).toEqual([]);
    await expectThePageToAnswer();
  },
);
