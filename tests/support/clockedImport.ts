import type { Browser, BrowserContext, ElementHandle, HTTPRequest, Page } from 'puppeteer';
import { inRoot } from '../../scripts/lib/project.mjs';
import { enterWorkspace } from './enterWorkspace';
import { click, findByText } from './find';
import type { HeldTimers } from './pageClock';
import { pageClock } from './pageClock';
import { POLLING_MS, waitForText } from './waitForText';

const WORKBOOK = inRoot('tests/fixtures/spreadsheets/customers-good.xlsx');
/** Between two questions about a job; a failing server is asked after 2, 4 and 8 s. */
export const POLL_MS = 2_000;

/** Opens the dialog of an import, chooses the workbook there and goes on. */
export async function chooseWorkbook(page: Page): Promise<void> {
  await click(page, 'button', '导入');
  await giveWorkbook(page);
}

/** Chooses the workbook in the open dialog of an import and goes on. */
export async function giveWorkbook(page: Page): Promise<void> {
  const input = (await page.waitForSelector('[role=dialog] input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(WORKBOOK);
  await waitForText(page, '没有发现错误');
  await click(page, 'button', '继续');
}

/** Breaks the connection of the next call; the browser would repeat one that the server breaks. */
export async function breakNext(page: Page, call: string): Promise<void> {
  await page.setRequestInterception(true);
  const handle = (request: HTTPRequest) => {
    const isBroken = new URL(request.url()).pathname === call;
    const work = isBroken ? request.abort('connectionreset') : request.continue();
    if (isBroken) page.off('request', handle);
    work
      .then(() => (isBroken ? page.setRequestInterception(false) : undefined))
      .catch((error: unknown) => process.emitWarning(String(error)));
  };
  page.on('request', handle);
}

/** An import whose next question about the job waits for the clock. */
export async function startImport(browser: Browser | BrowserContext, url: string) {
  let clock: Awaited<ReturnType<typeof pageClock>> | undefined;
  const { page } = await enterWorkspace(browser, url, {
    path: '/page?pagecode=customer-list',
    prepare: async (opened) => {
      clock = await pageClock(opened, [POLL_MS, 2 * POLL_MS, 4 * POLL_MS]);
    },
  });
  if (!clock) throw new Error('The page was not prepared');
  // The workspace waits as long before it looks for jobs of an earlier visit.
  await clock.runTimer(POLL_MS);
  await chooseWorkbook(page);
  await findByText(page, '上传完成');
  await click(page, 'button', '开始导入');
  await waitForText(page, '任务已提交');
  return { page, ask: clock.runTimer };
}

/** Asks about the job until the text appears. */
export const askUntil = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted, delayMs) => {
      (window as unknown as HeldTimers).runHeldTimer(delayMs);
      return document.body.innerText.includes(wanted);
    },
    { polling: POLLING_MS },
    text,
    POLL_MS,
  );
