import { POLL_MS, askUntil, breakNext, startImport } from '../../../support/clockedImport';
import { click } from '../../../support/find';
import { waitForText } from '../../../support/waitForText';
import type { FaultRow, Lab, Outcome } from '../row';

const START = '/api/teapi/dy-biz-imexport/biz/imexport/impExcel';
const STATUS = '/api/teapi/queue/impexp/impStatus';
const RESULT = /导入成功|导入失败/;
/** Answers to the question about the job; `broken` has none. */
const KINDS = ['broken', '500', '503', 'wrongshape', 'truncated'] as const;

async function measure({ browser, url, platform, goesOn }: Lab): Promise<Outcome> {
  let [done, falseResults, restarts] = [0, 0, 0];
  for (; goesOn(done); done += 1) {
    const kind = KINDS[done % KINDS.length] ?? 'broken';
    await platform.reset();
    const context = await browser.createBrowserContext();
    const { page, ask } = await startImport(context, url);
    if (kind === 'broken') await breakNext(page, STATUS);
    else await platform.fault({ path: STATUS, kind });
    await ask(POLL_MS);
    await waitForText(page, kind === 'broken' ? '网络链接错误' : '服务器暂时没有响应');
    const told = await page.$$eval('[role=dialog]', (all) => all.map(({ textContent }) => textContent).join());
    if (RESULT.test(told)) falseResults += 1;
    if (kind === 'broken') await click(page, 'button', '重试');
    await askUntil(page, '导入成功');
    restarts += (await platform.log(START)).length - 1;
    await context.close();
  }
  return {
    done,
    figures: [
      { what: 'false results', measured: falseResults, limit: 0 },
      { what: 'imports started again', measured: restarts, limit: 0 },
    ],
  };
}

export const importFaults: FaultRow = {
  name: 'import-faults',
  fault: 'import poll fails',
  mustHappen: 'no answer: error, polling stops, resumable; 5xx: back off; never "success"',
  demanded: '0 false results',
  rounds: 20,
  capMinutes: 1,
  measure,
};
