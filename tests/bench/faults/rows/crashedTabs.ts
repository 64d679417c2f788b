import { setTimeout as wait } from 'node:timers/promises';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { click, fill, findByRole } from '../../../support/find';
import { arrive } from '../../../support/locations';
import { seededRandom } from '../../../support/seededRandom';
import { waitForText } from '../../../support/waitForText';
import { largest } from '../extremes';
import type { FaultRow, Lab, Outcome } from '../row';

const LIST = '/page?pagecode=order-list';
const REMARK = '[role="dialog"] [data-control="remark"] input';
/** Between two keys, as a person types. */
const KEY_MS = 40;
const LEAST_KEYS = 40;
const MORE_KEYS = 60;

async function measure({ browser, url, seed, goesOn }: Lab): Promise<Outcome> {
  const random = seededRandom(seed);
  const lostMs: number[] = [];
  for (let done = 0; goesOn(done); done += 1) {
    const context = await browser.createBrowserContext();
    const { page } = await enterWorkspace(context, url, { path: LIST });
    await click(page, 'button', '新建订单');
    await fill(page, '备注', '_');
    const typedAt: number[] = [];
    for (let left = LEAST_KEYS + Math.floor(random() * MORE_KEYS); left > 0; left -= 1) {
      await page.keyboard.type('x');
      typedAt.push(performance.now());
      await wait(KEY_MS);
    }
    const crashed = new Promise((resolve) => page.once('error', resolve));
    const session = await page.createCDPSession();
    const crashedAt = performance.now();
    session.send('Page.crash').catch((error: unknown) => process.emitWarning(String(error)));
    await crashed;
    const next = await context.newPage();
    await next.setViewport({ width: 1440, height: 900 });
    await next.goto(`${url}/#${LIST}`);
    await arrive(next);
    await click(next, 'button', '新建订单');
    await findByRole(next, 'textbox', '备注');
    await waitForText(next, '有未保存的内容');
    await click(next, 'button', '恢复');
    await waitForText(next, '已恢复未保存的内容');
    const kept = (await next.$eval(REMARK, (input) => (input as HTMLInputElement).value)).length - 1;
    lostMs.push(kept >= typedAt.length ? 0 : crashedAt - (typedAt[kept] ?? 0));
    await context.close();
  }
  return {
    done: lostMs.length,
    figures: [{ what: 'ms of typing lost, at most', measured: largest(lostMs), limit: 1_000 }],
    details: { lostMs },
  };
}

export const crashedTabs: FaultRow = {
  name: 'crashed-tabs',
  fault: 'browser tab crash',
  mustHappen: 'draft offered',
  demanded: '≤ 1 s of typing lost',
  rounds: 15,
  capMinutes: 1,
  measure,
};
