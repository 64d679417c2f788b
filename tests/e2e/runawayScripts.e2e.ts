import type { HTTPRequest, Page } from 'puppeteer';
import { answerPages } from '../support/answerPages';
import { enterWorkspace } from '../support/enterWorkspace';
import { fill, findByRole } from '../support/find';
import { GREEDY_SCRIPTS, RUNAWAY_SCRIPTS } from '../support/runawayScripts';
import { productPerFile } from '../support/product/product';
import { waitForValue } from '../support/waitForText';

const product = productPerFile();
let page: Page;
let problems: string[];

const button = (name: string, title: string, code: string) => ({
  type: 'button',
  name,
  title,
  onclicked: { steps: [{ do: 'flycode', code }] },
});

beforeAll(async () => {
  ({ page, problems } = await enterWorkspace(product.browser, product.url));
  const protocol = {
    protocolversion: '1.1.0',
    pageinfo: { type: 200, title: '失控的脚本' },
    controls: [
      { type: 'text', name: 'typed', title: '输入' },
      { type: 'number', name: 'probe', title: '探针', value: 0 },
      button('check', '检查', 'setValue("probe", getValue("probe") + 1)'),
      ...RUNAWAY_SCRIPTS.map((code, index) => button(`away${index}`, `脚本${index}号`, code)),
      ...GREEDY_SCRIPTS.map(([code], index) => button(`greedy${index}`, `贪心${index}号`, code)),
    ],
  };
  await answerPages(page, { 'script-page': JSON.stringify(protocol) });
  await page.goto(`${product.url}/#/page?pagecode=script-page`);
  await findByRole(page, 'textbox', '输入');
});

/** Presses by keyboard, because messages of earlier scripts may cover the button. */
async function press(name: string): Promise<void> {
  await (await findByRole(page, 'button', name)).focus();
  await page.keyboard.press('Enter');
}

/** Resolves when the console reports the script. */
const named = (place: string) =>
  new Promise<void>((resolve) => {
    page.on('console', (message) => message.text().includes(`flycode error: ${place}`) && resolve());
  });

test.each(RUNAWAY_SCRIPTS.map((code, index) => [index, code] as const))(
  'script %i is ended and logged with page, control and trigger, typing continues, and the next script runs: %s',
  async (index) => {
    const ended = named(`script-page › away${index} › onclicked`);
    await press(`脚本${index}号`);
    await fill(page, '输入', `打字${index}`);
    await waitForValue(page, '输入', `打字${index}`);
    await ended;
    await press('检查');
    await waitForValue(page, '探针', String(index + 1));
  },
);

test.each(GREEDY_SCRIPTS.map(([code, limit], index) => [index, limit, code] as const))(
  'script %i is stopped at the limit of %s, logged with it, and shows nothing, while typing continues: %s',
  async (index, limit) => {
    let calls = 0;
    const count = (request: HTTPRequest) => {
      if (request.url().includes('hostilecall')) calls += 1;
    };
    page.on('request', count);
    const ended = named(`script-page › greedy${index} › onclicked was stopped (${limit})`);
    await press(`贪心${index}号`);
    await fill(page, '输入', `再打${index}`);
    await waitForValue(page, '输入', `再打${index}`);
    await ended;
    page.off('request', count);
    expect([calls, (await page.$$('[role="dialog"]')).length]).toEqual([0, 0]);
    await press('检查');
    await waitForValue(page, '探针', String(RUNAWAY_SCRIPTS.length + index + 1));
  },
);

// QuickJS aborts on the remains of an interrupted promise; its worker is then discarded.
test('there were no other errors', () => {
  expect(
    problems.filter((problem) => !/flycode error|script-page › (away|greedy)|JS_FreeRuntime/.test(problem)),
  ).toEqual([]);
});
