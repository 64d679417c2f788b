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
/** More than any of these pages needs, and far less than what it asks for. */
const MOST_ELEMENTS = 5_000;

const text = (name: string, more: object = {}) => ({ type: 'text', name, title: `标题 ${name}`, ...more });
const many = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));
const fieldOf = (index: number) => text(`e${index}`, { value: index === 0 ? 'x' : `=e${index - 1} + e${index - 1}` });

/** Hostile controls behind a good one; the button proves that the page still answers. */
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

/** What is hostile, and the issues that stand in its place. */
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
/** By page code. A page of its own for each test: its protocol is fetched once. */
const protocols: Record<string, string> = {};

beforeAll(async () => {
  ({ page, problems } = await enterWorkspace(product.browser, product.url, {
    prepare: async (fresh) => {
      // What is hostile is harmless by itself, not only where the server sends the policy.
      await fresh.setBypassCSP(true);
      await answerPages(fresh, protocols);
    },
  }));
  page.on('dialog', (dialog) => {
    problems.push(`A script ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
});

/** Stands in a page where a value comes as JSON. */
const VALUE = '@value';

/** Shows the controls without a tab, so that the page before is gone. */
async function show(controls: readonly unknown[], value = 'null'): Promise<void> {
  const code = `hostile-${Object.keys(protocols).length}.`;
  protocols[code] = JSON.stringify(pageOf(controls)).replaceAll(JSON.stringify(VALUE), () => value);
  await page.evaluate((path) => {
    location.hash = path;
  }, `/litheform?pagecode=${code}`);
  // The click that showed that the page before answers has changed it.
  if (isChanged) await click(page, 'button', '放弃修改');
  isChanged = false;
  await page.waitForSelector(`[data-page="${code}"]`);
  await findByRole(page, 'button', '检查');
}

const issues = () => page.$$eval('[data-issue]', (cards) => cards.map((card) => (card as HTMLElement).dataset.issue));

/** One click, by the keyboard: what a hostile control shows may lie over the button. */
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
  // A picture at an address of the product's own, which has none there.
  expect(problems.splice(0).filter((problem) => !problem.includes('status of 404'))).toEqual([]);
}

test.each(CASES)('a page with %s says so in their place, and answers', async (_what, controls, expected) => {
  await show(controls);
  expect((await issues()).toSorted()).toEqual(expected.toSorted());
  await expectThePageToAnswer();
});

test.each(['html', 'richtext'])(
  'a page with 200,000 nested tags in a text of the type %s says so in its place, and answers',
  async (type) => {
    await show([{ type, name: 'a', title: '说明', value: '<b>'.repeat(200_000) }]);
    await waitForText(page, '内容过大，无法显示');
    expect(await page.$$('b')).toEqual([]);
    await expectThePageToAnswer();
  },
);

test('a page whose pattern takes for ever in a browser takes what is typed, and says that it does not match', async () => {
  await show([text('code', { pattern: '(a+)+b' })]);
  await fill(page, '标题 code', 'a'.repeat(60));
  await click(page, 'textbox', '标题 before');
  await page.waitForSelector('[data-control="code"] [aria-invalid="true"]');
  await expectThePageToAnswer();
});

const EXAMPLES = exampleTypes().map((type) => exampleOf(type));

/** One value of each shape; the rest is shown in `tests/integration/hostileValues.test.tsx`. */
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

test('each shape is one of the hostile values', () => expect(ENTERED).toHaveLength(SHAPES.length));

test.each(ENTERED)(
  'a page with each control type, whose value is %s, shows them all, each is entered, and the page answers',
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
        // React shows the widget of an entered field in a microtask.
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
