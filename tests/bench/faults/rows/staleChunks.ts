import { enterWorkspace } from '../../../support/enterWorkspace';
import { click, findByRole } from '../../../support/find';
import { arrive, goTo } from '../../../support/locations';
import { observe, reloaded, removeNextChunks } from '../../../support/removedChunks';
import { waitForText } from '../../../support/waitForText';
import { largest, smallest } from '../extremes';
import type { FaultRow, Lab, Outcome } from '../row';

/** Native screens of the three sub-apps, by the names of their tabs. */
const SCREENS = [
  ['/rolemgr', '角色管理'],
  ['/report-List', '报表列表'],
  ['/undeal', '待办流程'],
] as const;
const FAILED = '页面没有加载成功，请检查网络后重试';

async function measure({ browser, url, goesOn }: Lab): Promise<Outcome> {
  const reloads: number[] = [];
  const alerts: number[] = [];
  for (let done = 0; goesOn(done); done += 1) {
    const context = await browser.createBrowserContext();
    const { page } = await enterWorkspace(context, url);
    const seen = observe(page);
    await removeNextChunks(page, seen);
    const [route, tab] = SCREENS[done % SCREENS.length] ?? SCREENS[0];
    const again = reloaded(page);
    await goTo(page, route);
    await again;
    await arrive(page);
    await waitForText(page, FAILED);
    await click(page, 'button', '重试');
    await click(page, 'tab', '首页');
    await waitForText(page, '最近订单');
    await click(page, 'tab', tab);
    await findByRole(page, 'button', '重试');
    reloads.push(seen.documents());
    alerts.push(seen.alerts.length);
    await context.close();
  }
  return {
    done: reloads.length,
    figures: [
      { what: 'most reloads', measured: largest(reloads), limit: 1 },
      { what: 'most alerts', measured: largest(alerts), limit: 1 },
      { what: 'fewest alerts', measured: smallest(alerts), limit: 1, isAtLeast: true },
    ],
  };
}

export const staleChunks: FaultRow = {
  name: 'stale-chunks',
  fault: 'chunk 404 after a deployment',
  mustHappen: 'alert, one reload, then an error page',
  demanded: '≤ 1 reload per build',
  rounds: 12,
  capMinutes: 0.7,
  measure,
};
