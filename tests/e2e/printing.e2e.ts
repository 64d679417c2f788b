import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { inRoot } from '../../scripts/lib/project.mjs';
import { answerPages } from '../support/answerPages';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { productPerTest } from '../support/product/product';
import { screenshot } from '../support/screenshot';
import { waitForText } from '../support/waitForText';

const product = productPerTest();

const ORDER = {
  orderid: '1',
  orderno: 'SO-202611-00815',
  customerid: 'c1',
  customername: '永兴超市（江苏南京鼓楼区中山北路店）',
  orderdate: '2026-11-20',
  ownerid: 'p1',
  ownername: '李娜',
  address: '江苏省南京市鼓楼区中山北路 200 号',
  phone: '13800000001',
  payment: 'month30',
  discount: 5,
  remark: '周一上午送货，请提前一小时联系仓库；外包装破损的一律拒收。',
};

const LONG_NAME = '清泉饮用天然水 550ml×24 瓶整箱装（含运输保护膜与防撞护角，仅限华东地区销售）';

const WORDS = {
  'zh-CN': { print: '打印', save: '保存为PDF', dialog: '打印 订单 SO-202611-00815' },
  en: { print: 'Print', save: 'Save as PDF', dialog: 'Print Order SO-202611-00815' },
};

/** An order whose first product has an endless name, as one word. */
const endlessOrder = () => {
  const { lines, ...order } = orderOf(3);
  return {
    ...order,
    lines: lines.map((line, index) => (index === 0 ? { ...line, productname: 'x'.repeat(3000) } : line)),
  };
};

const orderOf = (lines: number) => ({
  ...ORDER,
  lines: Array.from({ length: lines }, (_, index) => ({
    productid: `g${index}`,
    productname: index % 7 === 0 ? LONG_NAME : `商品 ${index + 1} 号`,
    price: 36 + index,
    qty: index + 1,
  })),
});

interface Visit {
  lines?: number;
  order?: object;
  language?: string;
  theme?: string;
}

/** Opens an order to be viewed. Keeps what is saved as a PDF in `window.savedPdf`. */
async function openOrder({ lines = 3, order = orderOf(lines), language = 'zh-CN', theme = 'light' }: Visit = {}) {
  const watched = await enterWorkspace(product.browser, product.url, {
    path: '/page?pagecode=order-list',
    async prepare(page) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
      await answerPages(page, {}, { '/dy-biz/orderget': order });
      await page.evaluateOnNewDocument(() => {
        const create = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob: Blob) => {
          if (blob.type === 'application/pdf') Object.assign(window, { savedPdf: blob });
          return create(blob);
        };
      });
    },
  });
  const { page } = watched;
  if (language === 'en') {
    await click(page, 'button', '语言');
    await click(page, 'menuitem', 'English');
  }
  await click(page, 'button', 'SO-202611-00815');
  await waitForText(page, '商品 2 号');
  return watched;
}

/** Opens the print preview of an order that is viewed. */
async function openPreview(visit: Visit) {
  const watched = await openOrder(visit);
  const { page } = watched;
  const words = WORDS[visit.language === 'en' ? 'en' : 'zh-CN'];
  await click(page, 'button', words.print);
  await findByRole(page, 'dialog', words.dialog);
  await page.waitForFunction(
    (save) =>
      [...document.querySelectorAll('button')].some((button) => button.textContent === save && !button.disabled),
    { timeout: 60_000 },
    words.save,
  );
  return { ...watched, words };
}

async function savedPdf(page: Page): Promise<string> {
  await page.waitForFunction(() => 'savedPdf' in window);
  const bytes = await page.evaluate(async () =>
    Array.from(new Uint8Array(await (window as unknown as { savedPdf: Blob }).savedPdf.arrayBuffer())),
  );
  const folder = inRoot('tests/e2e/screenshots');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/printing.pdf`, Buffer.from(bytes));
  return Buffer.from(bytes).toString('latin1');
}

/** Keeps the document that is printed in `window.printed`, in place of the print dialog of the browser. */
const keepPrinted = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver(() => {
      const frame = [...document.querySelectorAll('iframe')].at(-1);
      if (frame?.contentWindow)
        frame.contentWindow.print = () =>
          Object.assign(window, { printed: frame.contentDocument?.documentElement.outerHTML });
    }).observe(document.body, { childList: true });
  });

async function printedDocument(page: Page): Promise<string> {
  await page.waitForFunction(() => 'printed' in window);
  return page.evaluate(() => (window as unknown as { printed: string }).printed);
}

/** Presses Ctrl-P. Answers whether the browser prints what is on screen. */
async function pressPrintKey(page: Page): Promise<boolean> {
  await page.keyboard.down('Control');
  await page.evaluate(() =>
    window.addEventListener(
      'keydown',
      ({ defaultPrevented }) => Object.assign(window, { isLeftToBrowser: !defaultPrevented }),
      { once: true },
    ),
  );
  await page.keyboard.press('p');
  await page.keyboard.up('Control');
  return page.evaluate(() => (window as unknown as { isLeftToBrowser: boolean }).isLeftToBrowser);
}

/** The heights of the rows on each sheet, in pixels of its picture: the distances of lines that go all across. */
const rowHeights = (page: Page) =>
  page.$$eval('[role="dialog"] img', (pictures) =>
    pictures.map((picture) => {
      const { naturalWidth: width, naturalHeight: height } = picture as HTMLImageElement;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(picture as HTMLImageElement, 0, 0);
      // Within the margins of 15 mm, which are 113 pixels.
      const { data } = context?.getImageData(120, 0, width - 240, height) ?? { data: [] };
      const rowWidth = width - 240;
      const isLine = (y: number) => {
        for (let x = 0; x < rowWidth; x += 3) {
          const at = (y * rowWidth + x) * 4;
          if ((data[at] ?? 255) > 236 || (data[at] ?? 0) < 180) return false;
        }
        return true;
      };
      const lines = Array.from({ length: height }, (_, y) => y).filter((y) => isLine(y) && !isLine(y - 1));
      return lines.slice(1).map((y, index) => y - (lines[index] ?? 0));
    }),
  );

const ROW_PX = 2 * 31;
const LONG_ROW_PX = 2 * 51;
const HEAD_PX = 2 * 32;

test('an order of 60 lines is cut between its rows, and saved as it is previewed', async () => {
  const { page, problems, words } = await openPreview({ lines: 60 });
  await screenshot(page, 'printing-preview');
  await waitForText(page, '共 3 页');
  const sheets = await rowHeights(page);
  expect(sheets).toHaveLength(3);
  const heights = sheets.flat();
  // Every row is as high as its text, none less: nothing is cut. Each sheet begins with the head of the table.
  expect(heights.filter((height) => Math.abs(height - ROW_PX) <= 2 || Math.abs(height - HEAD_PX) <= 2)).toHaveLength(
    51 + 3,
  );
  expect(heights.filter((height) => Math.abs(height - LONG_ROW_PX) <= 2)).toHaveLength(9);
  await click(page, 'button', words.save);
  const pdf = await savedPdf(page);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
  expect(pdf).toContain('/MediaBox [0 0 595.27');
  expect(problems).toEqual([]);
});

test('a word as long as a page is broken, and no text of its table is beside the sheet', async () => {
  const { page, problems } = await openPreview({ order: endlessOrder() });
  const overflows = await page.evaluate(() => {
    const paper = [...document.querySelectorAll('iframe')]
      .map(({ contentDocument }) => contentDocument)
      .find((inner) => inner?.querySelector('[data-table]'));
    const { right } = paper?.querySelector('article')?.getBoundingClientRect() ?? { right: 0 };
    const cells = [...(paper?.querySelectorAll('th, td') ?? [])] as HTMLElement[];
    paper?.querySelectorAll<HTMLElement>('[data-batch]').forEach((batch) => (batch.hidden = false));
    const isBeside = (cell: HTMLElement) =>
      cell.scrollWidth > cell.clientWidth || cell.getBoundingClientRect().right > right + 1;
    return { cells: cells.length, beside: cells.filter(isBeside).map(({ textContent }) => textContent) };
  });
  expect(overflows.cells).toBeGreaterThan(12);
  expect(overflows.beside).toEqual([]);
  expect(problems).toEqual([]);
});

test('ten clicks show one preview, and Ctrl-P prints it once', async () => {
  const { page, problems } = await openOrder();
  const button = await findByRole(page, 'button', '打印');
  await button.evaluate((element) => {
    for (let clicks = 0; clicks < 10; clicks += 1) (element as HTMLButtonElement).click();
  });
  await waitForText(page, '共 1 页');
  expect(await page.$$('.ant-modal select')).toHaveLength(5);
  await keepPrinted(page);
  expect(await pressPrintKey(page)).toBe(false);
  expect(await printedDocument(page)).toContain('size:210mm 297mm');
  expect(problems).toEqual([]);
});

test('on a phone the buttons stand beside each other', async () => {
  const { page, problems } = await openPreview({ lines: 3 });
  await page.setViewport({ width: 390, height: 844 });
  await screenshot(page, 'printing-phone');
  const tops = await page.$$eval('.ant-modal-footer button', (buttons) =>
    buttons.map((button) => button.getBoundingClientRect().top),
  );
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  expect(problems).toEqual([]);
});

test('another layout draws other sheets; Escape closes the preview alone, and the button has the focus again', async () => {
  const { page, problems } = await openPreview({ lines: 60 });
  await page.select('.ant-modal select', 'A3');
  await waitForText(page, '共 2 页');
  await click(page, 'checkbox', '长页分页');
  await waitForText(page, '共 1 页');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.ant-modal'));
  await page.waitForSelector('[role="dialog"]');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('打印');
  expect(problems).toEqual([]);
});

test('the same pictures are printed, each on a sheet of its own', async () => {
  const { page, words, problems } = await openPreview({ lines: 60 });
  const previewed = await page.$$eval('[role="dialog"] img', (pictures) =>
    pictures.map((picture) => (picture as HTMLImageElement).src),
  );
  await keepPrinted(page);
  await click(page, 'button', words.print);
  const printed = await printedDocument(page);
  expect([...printed.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual(previewed);
  expect(printed).toContain('size:210mm 297mm');
  expect(problems).toEqual([]);
});

test('in the dark theme and in English the sheets are light, and their words English', async () => {
  const { page, problems, words } = await openPreview({ lines: 3, language: 'en', theme: 'dark' });
  await screenshot(page, 'printing-dark-en');
  const corner = await page.$eval('[role="dialog"] img', (picture) => {
    const context = Object.assign(document.createElement('canvas'), { width: 20, height: 20 }).getContext('2d');
    context?.drawImage(picture as HTMLImageElement, 0, 0);
    return Array.from(context?.getImageData(5, 5, 1, 1).data ?? []);
  });
  expect(corner).toEqual([255, 255, 255, 255]);
  await findByRole(page, 'button', words.save);
  expect(problems).toEqual([]);
});

test('Ctrl-P previews the page in front, and prints it when pressed again', async () => {
  const { page, problems } = await openOrder();
  expect(await pressPrintKey(page)).toBe(false);
  await findByRole(page, 'dialog', WORDS['zh-CN'].dialog);
  await waitForText(page, '共 1 页');
  await keepPrinted(page);
  expect(await pressPrintKey(page)).toBe(false);
  expect(await printedDocument(page)).toContain('size:210mm 297mm');
  expect(problems).toEqual([]);
});

test('Ctrl-P on a native screen prints what is on screen, without what stands around it', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, { path: '/rolemgr' });
  await waitForText(page, '系统管理员');
  expect(await pressPrintKey(page)).toBe(true);
  await page.emulateMediaType('print');
  const isShown = (selector: string) => page.$eval(selector, (element) => element.getBoundingClientRect().height > 0);
  expect(await isShown('[role="tabpanel"] table')).toBe(true);
  for (const around of ['header', 'nav', '[role="tablist"]', 'footer']) expect(await isShown(around)).toBe(false);
  expect(problems).toEqual([]);
});

test('a thousand rows are drawn sheet by sheet, and closing stops it', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    path: '/page?pagecode=order-list',
    prepare: (prepared) => answerPages(prepared, {}, { '/dy-biz/orderget': orderOf(1000) }),
  });
  await click(page, 'button', 'SO-202611-00815');
  await waitForText(page, '商品 2 号');
  await click(page, 'button', '打印');
  await page.waitForFunction(() => document.querySelectorAll('[role="dialog"] img').length >= 2, { timeout: 60_000 });
  await page.waitForFunction(() => document.querySelectorAll('[role="dialog"] img').length > 30, { timeout: 120_000 });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelectorAll('iframe').length === 0);
  expect(problems).toEqual([]);
}, 200_000);
