import type { HTTPRequest, Page } from 'puppeteer';
import { answerPages } from '../support/answerPages';
import { settle } from '../support/axeViolations';
import { enterWorkspace } from '../support/enterWorkspace';
import { byRole, click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { screenshot } from '../support/screenshot';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

/** The role form of the admin sub-app, as a protocol page. */
const PROTOCOL = {
  protocolversion: '1.1.0',
  pageinfo: { type: 200, title: '角色', columns: 1 },
  controls: [
    { type: 'text', name: 'code', title: '角色编码', required: 1 },
    { type: 'text', name: 'name', title: '角色名称', required: 1 },
    { type: 'textarea', name: 'description', title: '说明' },
  ],
  toolbar: [
    { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'ordersave' }] } },
  ],
};

interface Measured {
  /** From a label's top to that of the next one. */
  pitch: number;
  /** From the label's top to the top of its input. */
  inputTop: number;
  inputHeight: number;
  /** From the input's left edge to that of the label, and from its bottom to the top of the message. */
  labelLeft: number;
  messageTop: number;
  fonts: readonly (readonly string[])[];
}

/** The first field of the visible form: its boxes, and size, weight and colour of label, mark, input and message. */
function measure(page: Page, message: string): Promise<Measured> {
  return page.evaluate((wanted) => {
    const visible = <E extends Element>(selector: string) =>
      [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());
    const font = (element: Element, part?: string) => {
      const { fontSize, fontWeight, color } = getComputedStyle(element, part);
      return [fontSize, fontWeight, color];
    };
    const labels = visible<HTMLLabelElement>('label').filter(({ textContent }) => textContent?.startsWith('角色'));
    const [first, second] = labels as [HTMLLabelElement, HTMLLabelElement];
    const input = document.getElementById(first.htmlFor) as HTMLElement;
    const frame = input.closest('.ant-input-affix-wrapper') ?? input;
    const text = visible<HTMLElement>('[role="alert"], .ant-form-item-explain-error').find(({ textContent }) =>
      textContent?.includes(wanted),
    ) as HTMLElement;
    const mark = first.querySelector('[aria-hidden]');
    const [label, box, next] = [first, frame, second].map((element) => element.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
      DOMRect,
    ];
    return {
      pitch: next.top - label.top,
      inputTop: box.top - label.top,
      inputHeight: box.height,
      labelLeft: label.left - box.left,
      messageTop: text.getBoundingClientRect().top - box.bottom,
      fonts: [font(first), mark ? font(mark) : font(first, '::after'), font(input), font(text)],
    };
  }, message);
}

test.each([
  ['dark', false],
  ['light', true],
] as const)('a native form looks like one of a protocol page (%s theme, compact: %s)', async (theme, isCompact) => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    async prepare(opened) {
      await opened.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
      await answerPages(opened, { roleform: JSON.stringify(PROTOCOL) });
    },
  });
  if (isCompact) {
    await click(page, 'button', '张伟的账户');
    await click(page, 'menuitemradio', '紧凑显示');
  }
  await goTo(page, '/page?pagecode=roleform');
  await click(page, 'button', '保存');
  await waitForText(page, '请输入角色编码');
  const protocol = await measure(page, '请输入');

  await goTo(page, '/rolemgr');
  await click(page, 'button', '新建角色');
  await findByRole(page, 'textbox', '角色编码');
  const before = await (await byRole(page, 'textbox', '角色名称').waitHandle()).boundingBox();
  await click(page, 'button', '保存');
  await waitForText(page, '请输入角色编码');
  const native = await measure(page, '请输入');
  expect(native).toEqual(protocol);
  // The message has its room already.
  expect(await (await byRole(page, 'textbox', '角色名称').waitHandle()).boundingBox()).toEqual(before);
  expect(problems).toEqual([]);
});

test('the form of a role opens with the focus on its first field, and a failed save goes to the first wrong one', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: '/rolemgr' });
  await click(page, 'button', '新建角色');
  const focused = (name: string) =>
    page.waitForFunction(
      (label) => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent?.startsWith(label),
      {},
      name,
    );
  await focused('角色编码');
  await page.keyboard.type('SALES');
  await click(page, 'button', '保存');
  await focused('角色名称');
  expect(problems).toEqual([]);
});

test('a rejection without a comment goes to the comment, whose message is in sight above the footer', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    viewport: { width: 1024, height: 520 },
    path: '/undeal',
  });
  await (await page.waitForSelector('table[aria-label="待办流程列表"] [aria-label^="处理 "]'))?.click();
  await click(page, 'button', '驳回');
  await waitForText(page, '驳回时请填写意见');
  const place = await page.evaluate(() => {
    const input = document.activeElement as HTMLTextAreaElement;
    const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    const { left, bottom } = message?.getBoundingClientRect() ?? new DOMRect();
    return [input.tagName, document.elementFromPoint(left + 4, bottom - 4) === message];
  });
  expect(place).toEqual(['TEXTAREA', true]);
  expect(problems).toEqual([]);
});

test.each([
  ['/rolemgr', '/role/save', '保存'],
  ['/undeal', '/flow/handle', '同意'],
])('a native button on %s keeps its place and width while its request runs', async (path, endpoint, name) => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path });
  if (path === '/rolemgr') {
    await click(page, 'button', '新建角色');
    await fill(page, '角色编码', 'night-shift');
    await fill(page, '角色名称', '夜班');
  } else await (await page.waitForSelector('table[aria-label="待办流程列表"] [aria-label^="处理 "]'))?.click();
  await settle(page);
  const button = await findByRole(page, 'button', name);
  const before = await button.boundingBox();
  await page.setRequestInterception(true);
  const requested = new Promise<HTTPRequest>((resolve) => {
    page.on('request', (request) => {
      if (request.url().endsWith(endpoint)) resolve(request);
      else void request.continue();
    });
  });
  await button.click();
  const request = await requested;
  await page.waitForSelector('.ant-btn[aria-busy="true"] .ant-btn-loading-icon');
  expect(await button.boundingBox()).toEqual(before);
  await request.continue();
  await waitForText(page, name === '保存' ? '保存成功' : '已同意');
  expect(problems).toEqual([]);
});

const GRID = {
  protocolversion: '1.1.0',
  pageinfo: { type: 200, title: '网格', columns: 3 },
  controls: [
    { type: 'text', name: 'code', title: '编码', required: 1, hint: '只填数字' },
    { type: 'text', name: 'plain', title: '名称' },
    { type: 'button', name: 'check', title: '检查', onclicked: { steps: [{ do: 'submit', api: 'ordersave' }] } },
    { type: 'hologram', name: 'unknown' },
    { type: 'text', name: 'after', title: '其后' },
  ],
};

const MESSAGE_LINE_PX = 16;

test('in a grid a button is in line with the inputs, messages move nothing, and errors keep their distance', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    prepare: (opened) => answerPages(opened, { gridform: JSON.stringify(GRID) }),
    path: '/page?pagecode=gridform',
  });
  await findByRole(page, 'textbox', '其后');
  const boxes = () =>
    page.evaluate(() => {
      const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
      return {
        input: box('[data-control="plain"] input').top,
        button: box('[data-control="check"] button').top,
        card: [box('[data-issue]').top, box('[data-issue]').bottom],
        label: box('[data-control="after"] label').top,
        message: document.querySelector('[data-control="code"] [role="alert"]')?.getBoundingClientRect().top ?? 0,
      };
    });
  const before = await boxes();
  await click(page, 'button', '检查');
  await waitForText(page, '请输入编码');
  const { message, ...after } = await boxes();
  expect({ ...after, message: 0 }).toEqual(before);
  expect(after.button).toBe(after.input);
  const [top = 0, bottom = 0] = after.card;
  expect([top - (message + MESSAGE_LINE_PX), after.label - bottom]).toEqual([expect.closeTo(7, 0), 12]);
  expect(problems.filter((problem) => !problem.includes('hologram'))).toEqual([]);
});

const LONG = 'Begins with a letter; only letters, digits, “-” and “_”; at most 30 characters';
const NARROW_FIELDS = {
  protocolversion: '1.1.0',
  pageinfo: { type: 200, title: 'Codes', columns: 1 },
  controls: [
    { type: 'text', name: 'code', title: 'Code', pattern: '[a-z]+', patternhint: LONG },
    { type: 'text', name: 'next', title: 'Next' },
  ],
};

/** The height of a message, whether it is cut, and where the visible inputs are. */
const messageOf = (page: Page) =>
  page.evaluate((wanted) => {
    const visible = [...document.querySelectorAll<HTMLElement>('[role="alert"], .ant-form-item-explain-error')];
    const message = visible.find((element) => element.checkVisibility() && element.textContent === wanted);
    const inputs = [...document.querySelectorAll('input, textarea')].filter((element) => element.checkVisibility());
    return {
      height: message?.offsetHeight ?? 0,
      isCut: message !== undefined && message.scrollWidth > message.clientWidth,
      tops: inputs.map((element) => Math.round(element.getBoundingClientRect().top)),
    };
  }, LONG);

test('a message that is longer than its field has one line, floats in full in use, and moves nothing in both forms', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    viewport: { width: 390, height: 844 },
    prepare: (opened) => answerPages(opened, { codes: JSON.stringify(NARROW_FIELDS) }),
  });
  await click(page, 'button', '语言');
  await click(page, 'menuitem', 'English');
  const expectOneLine = async (label: string) => {
    const input = await findByRole(page, 'textbox', label);
    const before = await messageOf(page);
    await input.type('1');
    await page.keyboard.press('Tab');
    await waitForText(page, LONG);
    await page.waitForFunction(() => !document.querySelector('.ant-show-help-appear, .ant-show-help-enter'));
    expect(await messageOf(page)).toEqual({ height: expect.any(Number) as number, isCut: true, tops: before.tops });
    expect((await messageOf(page)).height).toBeLessThanOrEqual(17);
    await input.focus();
    const inUse = await messageOf(page);
    expect(inUse).toEqual({ height: expect.any(Number) as number, isCut: false, tops: before.tops });
    expect(inUse.height).toBeGreaterThanOrEqual(32);
    await screenshot(page, `long-message-${label}`);
  };
  await goTo(page, '/page?pagecode=codes');
  await expectOneLine('Code');
  await goTo(page, '/rolemgr');
  await click(page, 'button', 'New role');
  await findByRole(page, 'checkbox', 'View orders');
  await expectOneLine('Role code');
  expect(problems).toEqual([]);
});
