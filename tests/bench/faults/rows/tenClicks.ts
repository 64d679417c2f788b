import type { Page } from 'puppeteer';
import { callFaults } from '../../../support/callFaults';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { click, fill, findByRole } from '../../../support/find';
import { startCustomer, waitForNoDialog } from '../../../support/shownForm';
import { largest, smallest } from '../extremes';
import type { FaultRow, Lab, Outcome } from '../row';

const SAVE = '/dy-biz/customersave';
const LATE_MS = 200;
const CLICKS = 10;
const WITHIN_MS = 50;

interface ClickTimes {
  /** Times at which the page has got a press of the mouse, in milliseconds since the navigation. */
  clickTimes: number[];
}

const noteClicks = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = ((window as unknown as ClickTimes).clickTimes = []);
    document.addEventListener('mousedown', () => times.push(performance.now()), true);
  });

/** The clicks that arrived since the last question, and the milliseconds from the first to the last. */
const takeClicks = (page: Page) =>
  page.evaluate(() => {
    const times = (window as unknown as ClickTimes).clickTimes.splice(0);
    return { count: times.length, spanMs: (times.at(-1) ?? 0) - (times[0] ?? 0) };
  });

async function measure({ browser, url, platform, goesOn }: Lab): Promise<Outcome> {
  const { page } = await enterWorkspace(browser, url, { path: '/page?pagecode=customer-list' });
  await noteClicks(page);
  const session = await page.createCDPSession();
  const saves = await callFaults(page, SAVE);
  const requests: number[] = [];
  const clicks: { count: number; spanMs: number }[] = [];
  // A round whose clicks took longer, on a busy machine, must send one request as well, and is not counted.
  const countQuick = () => clicks.filter(({ spanMs }) => spanMs <= WITHIN_MS).length;
  for (let round = 0; goesOn(countQuick()); round += 1) {
    await startCustomer(page, `十次点击 ${round}`);
    await fill(page, '收货地址', '文化路1号');
    // Every other answer comes after the last click, the others may come between two.
    if (round % 2 === 0) await platform.fault({ path: `/api/teapi${SAVE}`, kind: 'late', ms: LATE_MS });
    const box = await (await findByRole(page, 'button', '保存')).boundingBox();
    if (!box) throw new Error('The button is not shown');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
    const before = saves.sent.length;
    await takeClicks(page);
    // Sent without waiting for one another, as a hardware fault of a mouse does.
    await Promise.all(
      Array.from({ length: CLICKS }, () =>
        (['mousePressed', 'mouseReleased'] as const).map((type) =>
          session.send('Input.dispatchMouseEvent', { type, ...place }),
        ),
      ).flat(),
    );
    clicks.push(await takeClicks(page));
    await waitForNoDialog(page).catch(() => click(page, 'button', '取消'));
    requests.push(saves.sent.length - before);
  }
  return {
    done: countQuick(),
    figures: [
      { what: 'most requests', measured: largest(requests), limit: 1 },
      { what: 'fewest requests', measured: smallest(requests), limit: 1, isAtLeast: true },
      { what: 'fewest clicks', measured: smallest(clicks.map(({ count }) => count)), limit: CLICKS, isAtLeast: true },
      { what: 'fastest ten in ms', measured: smallest(clicks.map(({ spanMs }) => spanMs)), limit: WITHIN_MS },
    ],
    details: { requests, clicks },
  };
}

export const tenClicks: FaultRow = {
  name: 'ten-clicks',
  fault: '10 clicks in 50 ms',
  mustHappen: 'one request',
  demanded: 'exactly 1',
  rounds: 40,
  capMinutes: 0.7,
  measure,
};
