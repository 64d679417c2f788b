import { Locator } from 'puppeteer';
import type { Page } from 'puppeteer';
import { giveWorkbook } from '../clockedImport';
import { byRole, click, findByRole, findByText } from '../find';
import type { DamagedWalk } from './damagedWalk';

const CUSTOMERS = '/page?pagecode=customer-list';
/** Between two steps of a job: so slow that it can be cancelled, and as they are otherwise. */
const [SLOW_MS, USUAL_MS] = [1_500, 20];

const setJobSpeed = (page: Page, ms: number) =>
  page.evaluate(async (milliseconds) => {
    await fetch('/api/__mock__/jobspeed', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ms: milliseconds }),
    });
  }, ms);

/**
 * Opens a dialog in which nothing has begun. After a reload it shows the job of the round before, which the product
 * follows; when that has ended, another one is begun.
 */
const openAnew = (name: string, again: string) => async (page: Page) => {
  await click(page, 'button', name);
  const form: Locator<Element> = page.locator('[role=dialog] input');
  const shown = await Locator.race([form, byRole(page, 'button', again)]).waitHandle();
  if (await shown.evaluate((element) => element.matches('input'))) return;
  await click(page, 'button', again);
  await form.wait();
};

const uploaded = [openAnew('导入', '再导入一个'), giveWorkbook, (page: Page) => findByText(page, '上传完成')] as const;

/** What people do with spreadsheets. */
export const WALKS: readonly DamagedWalk[] = [
  {
    name: 'start an import',
    endpoints: ['/imexport/impExcel'],
    path: CUSTOMERS,
    steps: [...uploaded, ['button', '开始导入']],
  },
  {
    name: 'follow an import',
    endpoints: ['/impexp/impStatus'],
    path: CUSTOMERS,
    steps: [...uploaded, ['button', '开始导入']],
  },
  {
    name: 'cancel an export',
    endpoints: ['/impexp/cancel'],
    path: CUSTOMERS,
    steps: [
      (page) => setJobSpeed(page, SLOW_MS),
      openAnew('导出', '再导出一次'),
      ['button', '开始导出'],
      (page) => findByRole(page, 'button', '取消任务'),
      async (page) => {
        await click(page, 'button', '取消任务');
        await setJobSpeed(page, USUAL_MS);
      },
    ],
  },
];
