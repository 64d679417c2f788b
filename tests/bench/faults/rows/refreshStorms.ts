import { enterWorkspace } from '../../../support/enterWorkspace';
import { openTabs, workInTabs } from '../../../support/sharedTabs';
import { largest, smallest } from '../extremes';
import type { FaultRow, Lab, Outcome } from '../row';

const REFRESH = '/api/auth/refreshtoken';
const TABS = 6;
const CALLS_PER_TAB = 20;

async function measure({ browser, url, platform, goesOn }: Lab): Promise<Outcome> {
  const refreshes: number[] = [];
  const answered: number[] = [];
  const rejected: number[] = [];
  for (let done = 0; goesOn(done); done += 1) {
    await platform.reset();
    const context = await browser.createBrowserContext();
    await enterWorkspace(context, url);
    const tabs = await openTabs(context, TABS);
    await platform.expire();
    const before = (await platform.log()).length;
    // Waits for the data of every page: a call that is not replayed would end the row.
    await workInTabs(tabs, url);
    const calls = (await platform.log()).slice(before);
    refreshes.push(calls.filter(({ path }) => path === REFRESH).length);
    const own = calls.filter(({ path }) => path.startsWith('/api/teapi/'));
    answered.push(own.filter(({ status }) => status === 200).length);
    rejected.push(own.filter(({ status }) => status === 401).length);
    await context.close();
  }
  return {
    done: refreshes.length,
    figures: [
      { what: 'most refreshes', measured: largest(refreshes), limit: 1 },
      { what: 'fewest refreshes', measured: smallest(refreshes), limit: 1, isAtLeast: true },
      { what: 'fewest answered calls', measured: smallest(answered), limit: TABS * CALLS_PER_TAB, isAtLeast: true },
      { what: 'fewest calls rejected first', measured: smallest(rejected), limit: 1, isAtLeast: true },
    ],
    details: { refreshes, answered, rejected },
  };
}

export const refreshStorms: FaultRow = {
  name: 'refresh-storms',
  fault: '401 storm, 6 tabs × 20 calls',
  mustHappen: 'one refresh, all calls replayed',
  demanded: '1 refresh, 120 of 120, 25 rounds',
  rounds: 25,
  capMinutes: 3,
  measure,
};
