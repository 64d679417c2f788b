import type { Page } from 'puppeteer';
import { chooseWorkbook } from '../clockedImport';
import { byRole, click, findByRole, findByText } from '../find';
import type { DamagedWalk } from './damagedWalk';

const SHOWN_AGAIN_MS = 3_000;
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

/** Closes what a reload shows again: the import that was under way, when it has ended. */
const leaveImport = (page: Page) =>
  byRole(page, 'button', '关闭')
    .setTimeout(SHOWN_AGAIN_MS)
    .click()
    .catch(() => undefined);

const uploaded = [chooseWorkbook, (page: Page) => findByText(page, '上传完成')] as const;

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
    steps: [leaveImport, ...uploaded, ['button', '开始导入']],
  },
  {
    name: 'cancel an export',
    endpoints: ['/impexp/cancel'],
    path: CUSTOMERS,
    steps: [
      (page) => setJobSpeed(page, SLOW_MS),
      ['button', '导出'],
      ['button', '开始导出'],
      (page) => findByRole(page, 'button', '取消任务'),
      async (page) => {
        await click(page, 'button', '取消任务');
        await setJobSpeed(page, USUAL_MS);
      },
    ],
  },
];
