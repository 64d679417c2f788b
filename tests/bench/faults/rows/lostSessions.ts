import type { BrowserContext } from 'puppeteer';
import type { EnterOptions } from '../../../support/enterWorkspace';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { click, fill, findByRole } from '../../../support/find';
import { waitForHash } from '../../../support/locations';
import { focusButton, lostFields, startOrder, valuesOf } from '../../../support/shownForm';
import { waitForDraft } from '../../../support/waitForDraft';
import { waitForText } from '../../../support/waitForText';
import type { FaultRow, Lab, Outcome } from '../row';

const LIST = '/page?pagecode=order-list';
const SAVE = '/api/teapi/dy-biz/ordersave';
const OFFER = '有未保存的内容';
const OWNER: EnterOptions = { username: 'li.na', position: '区域经理 (上海分部)' };
/** Another position of the same person, and another person. */
const OTHERS: EnterOptions[] = [{ username: 'li.na', position: '销售代表 (杭州分部)' }, { username: 'zheng.hao' }];

/** Whether the form of a new order offers a draft. The form looks for drafts before it stores one. */
async function isOffered(context: BrowserContext, url: string, person: EnterOptions): Promise<boolean> {
  const { page } = await enterWorkspace(context, url, { ...person, path: LIST });
  await click(page, 'button', '新建订单');
  await fill(page, '备注', '另一单');
  await waitForDraft(page, '另一单');
  const isShown = (await page.evaluate(() => document.body.innerText)).includes(OFFER);
  await page.close({ runBeforeUnload: false });
  return isShown;
}

async function measure({ browser, url, platform, goesOn }: Lab): Promise<Outcome> {
  let [done, fields, restored, offeredToOthers] = [0, 0, 0, 0];
  const lost: unknown[] = [];
  for (; goesOn(done); done += 1) {
    await platform.reset();
    const context = await browser.createBrowserContext();
    const { page } = await enterWorkspace(context, url, { ...OWNER, path: LIST });
    await startOrder(page);
    await fill(page, '备注', `会话中断 ${done}`);
    await fill(page, '数量，第 1 行', String(10 + done));
    await focusButton(page, '保存');
    const before = await valuesOf(page);
    await platform.fault({ path: SAVE, kind: '401', times: 2 });
    await platform.fault({ path: '/api/auth/refreshtoken', kind: '401' });
    await page.keyboard.press('Enter');
    await waitForHash(page, '#/login');
    await page.close();
    const other = OTHERS[done % OTHERS.length] ?? {};
    if (await isOffered(context, url, other)) offeredToOthers += 1;
    const { page: again } = await enterWorkspace(context, url, { ...OWNER, path: LIST });
    await click(again, 'button', '新建订单');
    await waitForText(again, OFFER);
    await click(again, 'button', '恢复');
    await waitForText(again, '已恢复未保存的内容');
    await findByRole(again, 'textbox', '数量，第 1 行');
    await focusButton(again, '保存');
    const missing = lostFields(before, await valuesOf(again));
    if (missing.length > 0) lost.push({ round: done, missing, before, after: await valuesOf(again) });
    fields += Object.keys(before).length;
    restored += Object.keys(before).length - missing.length;
    await context.close();
  }
  return {
    done,
    figures: [
      { what: '% of fields restored', measured: (100 * restored) / fields, limit: 100, isAtLeast: true },
      { what: 'offers to others', measured: offeredToOthers, limit: 0 },
    ],
    details: lost,
  };
}

export const lostSessions: FaultRow = {
  name: 'lost-sessions',
  fault: 'session dies mid-form',
  mustHappen: 'draft offered after sign-in, to the same user and position only',
  demanded: '100 % restored, 0 to others',
  rounds: 10,
  capMinutes: 1,
  measure,
};
