import { setTimeout as wait } from 'node:timers/promises';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { click, fill, findByRole } from '../../../support/find';
import { goTo } from '../../../support/locations';
import { startCustomer } from '../../../support/shownForm';
import { waitForNoText, waitForText } from '../../../support/waitForText';
import { largest } from '../extremes';
import type { FaultRow, Lab, Outcome } from '../row';

const BANNER = '网络异常，请检查网络！恢复连接后自动继续。';
const OFFLINE_MS = 60_000;
const NAME = '断网六十秒';
const READ = '/api/teapi/dy-biz/visitquery';
const WRITE = '/api/teapi/dy-biz/customersave';

async function measure({ browser, url, platform, goesOn }: Lab): Promise<Outcome> {
  const banners: number[] = [];
  let [done, resent, unread, lost] = [0, 0, 0, 0];
  for (; goesOn(done); done += 1) {
    await platform.reset();
    const context = await browser.createBrowserContext();
    const { page } = await enterWorkspace(context, url, { path: '/page?pagecode=customer-list' });
    const list = await enterWorkspace(context, url);
    await startCustomer(page, NAME);
    await fill(page, '收货地址', '文化路1号');
    await page.bringToFront();
    await list.page.setOfflineMode(true);
    const began = performance.now();
    await page.setOfflineMode(true);
    await waitForText(page, BANNER);
    banners.push(performance.now() - began);
    await click(page, 'button', '保存');
    await waitForText(page, '您填写的内容已保留');
    await goTo(list.page, '/page?pagecode=visit-list');
    await findByRole(list.page, 'tab', '拜访记录');
    await wait(OFFLINE_MS);
    await Promise.all([page.setOfflineMode(false), list.page.setOfflineMode(false)]);
    await waitForNoText(page, BANNER);
    const isRead = await waitForText(list.page, '共 33,681 条').then(
      () => true,
      () => false,
    );
    if (!isRead || (await platform.log(READ)).length !== 1) unread += 1;
    resent += (await platform.log(WRITE)).length;
    const name = await page.$eval('[data-control="customername"] input', (input) => (input as HTMLInputElement).value);
    if (name !== NAME) lost += 1;
    await context.close();
  }
  return {
    done,
    figures: [
      { what: 'banner after ms', measured: largest(banners), limit: 1_000 },
      { what: 'writes sent later', measured: resent, limit: 0 },
      { what: 'reads not resumed, or twice', measured: unread, limit: 0 },
      { what: 'lost inputs', measured: lost, limit: 0 },
    ],
  };
}

export const offline: FaultRow = {
  name: 'offline',
  fault: 'offline 60 s',
  mustHappen: 'banner, reads resume, writes never resent silently',
  demanded: 'banner < 1 s',
  rounds: 1,
  capMinutes: 1.5,
  measure,
};
