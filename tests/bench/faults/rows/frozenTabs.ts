import { setTimeout as wait } from 'node:timers/promises';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { fill } from '../../../support/find';
import { focusButton, lostFields, startCustomer, valuesOf } from '../../../support/shownForm';
import type { FaultRow, Lab, Outcome } from '../row';

const FROZEN_MS = 5_000;
const SAVE = '/api/teapi/dy-biz/customersave';

async function measure({ browser, url, platform, goesOn }: Lab): Promise<Outcome> {
  let [done, lost, unsaved, errors] = [0, 0, 0, 0];
  for (; goesOn(done); done += 1) {
    const context = await browser.createBrowserContext();
    const { page, problems } = await enterWorkspace(context, url, { path: '/page?pagecode=customer-list' });
    await startCustomer(page, `冻结 ${done}`);
    await fill(page, '收货地址', '文化路1号');
    await focusButton(page, '保存');
    const before = await valuesOf(page);
    const session = await page.createCDPSession();
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    // The session ends while the tab cannot notice it.
    await platform.expire();
    await wait(FROZEN_MS);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await page.bringToFront();
    lost += lostFields(before, await valuesOf(page)).length;
    // A thawed tab has no animation frames in a headless browser, which Puppeteer's locators wait for.
    const earlier = (await platform.log(SAVE)).length;
    const answered = page.waitForResponse((response) => response.url().endsWith(SAVE) && response.ok());
    await page.keyboard.press('Enter');
    await answered.catch((error: unknown) => process.emitWarning(String(error)));
    const own = (await platform.log(SAVE)).slice(earlier);
    if (own.filter(({ status }) => status === 200).length !== 1) unsaved += 1;
    errors += problems.filter((problem) => !problem.includes('401')).length;
    await context.close();
  }
  return {
    done,
    figures: [
      { what: 'lost fields', measured: lost, limit: 0 },
      { what: 'forms not saved once afterwards', measured: unsaved, limit: 0 },
      { what: 'errors', measured: errors, limit: 0 },
    ],
  };
}

export const frozenTabs: FaultRow = {
  name: 'frozen-tabs',
  fault: 'tab frozen by the browser, its token expires meanwhile',
  mustHappen: 'values kept, saved after it is thawed',
  demanded: '0 lost fields',
  rounds: 5,
  capMinutes: 0.7,
  measure,
};
