import { callFaults } from '../../../support/callFaults';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { click, fill, findByRole } from '../../../support/find';
import { startCustomer, waitForNoDialog } from '../../../support/shownForm';
import { largest, smallest } from '../extremes';
import type { FaultRow, Lab, Outcome } from '../row';

const SAVE = '/dy-biz/customersave';
const LATE_MS = 200;
const CLICKS = 10;

async function measure({ browser, url, platform, goesOn }: Lab): Promise<Outcome> {
  const { page } = await enterWorkspace(browser, url, { path: '/page?pagecode=customer-list' });
  const session = await page.createCDPSession();
  const saves = await callFaults(page, SAVE);
  const requests: number[] = [];
  const spansMs: number[] = [];
  for (let done = 0; goesOn(done); done += 1) {
    await startCustomer(page, `十次点击 ${done}`);
    await fill(page, '收货地址', '文化路1号');
    // Every other answer comes after the last click, the others may come between two.
    if (done % 2 === 0) await platform.fault({ path: `/api/teapi${SAVE}`, kind: 'late', ms: LATE_MS });
    const box = await (await findByRole(page, 'button', '保存')).boundingBox();
    if (!box) throw new Error('The button is not shown');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
    const before = saves.sent.length;
    const began = performance.now();
    // Sent without waiting for one another, as a hardware fault of a mouse does.
    await Promise.all(
      Array.from({ length: CLICKS }, () =>
        (['mousePressed', 'mouseReleased'] as const).map((type) =>
          session.send('Input.dispatchMouseEvent', { type, ...place }),
        ),
      ).flat(),
    );
    spansMs.push(performance.now() - began);
    await waitForNoDialog(page).catch(() => click(page, 'button', '取消'));
    requests.push(saves.sent.length - before);
  }
  return {
    done: requests.length,
    figures: [
      { what: 'most requests', measured: largest(requests), limit: 1 },
      { what: 'fewest requests', measured: smallest(requests), limit: 1, isAtLeast: true },
    ],
    details: { spansMs },
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
