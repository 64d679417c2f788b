import type { Browser, ElementHandle, Page } from 'puppeteer';
import { answerPages } from '../../support/answerPages';
import { enterWorkspace } from '../../support/enterWorkspace';
import { click } from '../../support/find';
import { CHECKED_COLUMNS } from './writeWorkbook';

/** Milliseconds, as the person in front of the import's dialog waits. */
export interface CheckTimes {
  /** From the chosen file until its faults are counted. */
  readonly checked: number;
  /** From Enter in a cell until its fault is gone. */
  readonly edited: number;
  readonly annotated: number;
  /** From 仍然上传 until the corrected file is on its way. */
  readonly corrected: number;
  /** The longest time between two frames of the page meanwhile. */
  readonly longestFrame: number;
}

const PAGE = JSON.stringify({
  protocolversion: '1.1.0',
  pageinfo: { type: 200, title: '导入' },
  controls: [
    {
      type: 'button',
      name: 'import',
      title: '导入',
      onclicked: {
        steps: [
          {
            do: 'import',
            mocode: 'customer',
            lgcode: 'import',
            columns: CHECKED_COLUMNS.map(({ title, type, ...column }) => ({
              title,
              type,
              required: 'isRequired' in column ? 1 : 0,
              unique: 'isUnique' in column ? 1 : 0,
              ...('maxLength' in column && { maxlength: column.maxLength }),
              ...('options' in column && { options: column.options }),
            })),
          },
        ],
      },
    },
  ],
});

type MeasuredWindow = typeof window & { longestFrame: number };

/** The compiler wraps functions in calls of `__name`, which does not exist in the page. */
const defineName = (page: Page) => page.evaluate('globalThis.__name = (it) => it');

/** Notes the longest time between two frames from now on. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const measured = window as MeasuredWindow;
    let last = performance.now();
    measured.longestFrame = 0;
    const note = (now: number) => {
      measured.longestFrame = Math.max(measured.longestFrame, now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

/** From the start of the work until the page shows a text in an element of the selector. */
async function timeUntil(page: Page, work: () => Promise<void>, selector: string, text: RegExp): Promise<number> {
  const began = performance.now();
  await work();
  await page.waitForFunction(
    (place, source) =>
      [...document.querySelectorAll(place)].some(({ textContent }) => new RegExp(source).test(textContent)),
    { polling: 'raf', timeout: 60_000 },
    selector,
    text.source,
  );
  return performance.now() - began;
}

const press = (page: Page, name: string) => () => click(page, 'button', name);

/** Checks, corrects and hands on a file in the dialog of an import. */
export async function measureCheck(browser: Browser, address: string, path: string): Promise<CheckTimes> {
  const { page } = await enterWorkspace(browser, address, {
    path: '/page?pagecode=customer-list',
    prepare: (opened) => answerPages(opened, { 'customer-list': PAGE }),
  });
  await click(page, 'button', '导入');
  const input = (await page.waitForSelector('[role=dialog] input[type=file]')) as ElementHandle<HTMLInputElement>;
  await defineName(page);
  await watchFrames(page);
  const checked = await timeUntil(page, () => input.uploadFile(path), '[role=dialog] [role=status]', /行，\d+ 处错误/);
  await page.locator('[role=gridcell][aria-invalid=true]').click();
  await page.waitForSelector('[role=grid] input:focus');
  await page.keyboard.type('C1');
  const edited = await timeUntil(page, () => page.keyboard.press('Enter'), '[role=dialog]', /已修改 1 处/);
  const busy = '[role=dialog] section[aria-busy=true]';
  const began = performance.now();
  await press(page, '下载标注文件')();
  await page.waitForSelector(busy);
  await page.waitForSelector(busy, { hidden: true });
  const annotated = performance.now() - began;
  const corrected = await timeUntil(page, press(page, '仍然上传'), '[role=dialog] button', /取消上传|移除/);
  const longestFrame = await page.evaluate(() => (window as MeasuredWindow).longestFrame);
  await page.close();
  return { checked, edited, annotated, corrected, longestFrame };
}
