import { DEMO_PASSWORD } from '../../../../mock/domain/fixtures';
import { BROKEN_STORAGES } from '../../../support/brokenStorages';
import { fill } from '../../../support/find';
import { arrive } from '../../../support/locations';
import { newPage } from '../../../support/newPage';
import { waitForText } from '../../../support/waitForText';
import { median } from '../../lib/median';
import { largest } from '../extremes';
import type { FaultRow, Lab, Outcome } from '../row';

/** Milliseconds from the first request to the workspace, without those of typing; and what went wrong. */
async function start({ browser, url }: Lab, spoil?: () => void, notice?: string) {
  const context = await browser.createBrowserContext();
  const { page, problems } = await newPage(context);
  if (spoil) await page.evaluateOnNewDocument(spoil);
  let ms = -performance.now();
  await page.goto(url);
  await page.waitForSelector('input[type="password"]');
  ms += performance.now();
  await fill(page, '用户名', 'zhang.wei');
  await fill(page, '密码', DEMO_PASSWORD);
  ms -= performance.now();
  await page.keyboard.press('Enter');
  await arrive(page);
  ms += performance.now();
  const isTold =
    notice === undefined ||
    (await waitForText(page, notice).then(
      () => true,
      () => false,
    ));
  await context.close();
  return { ms, isTold, problems };
}

async function measure(lab: Lab): Promise<Outcome> {
  const usual: number[] = [];
  const slower: { what: string; ms: number }[] = [];
  const problems: string[] = [];
  let [done, untold] = [0, 0];
  for (; lab.goesOn(done); done += 1) {
    usual.push((await start(lab)).ms);
    const [what, notice, spoil] = BROKEN_STORAGES[done % BROKEN_STORAGES.length] ?? BROKEN_STORAGES[0];
    const broken = await start(lab, spoil, notice);
    slower.push({ what, ms: broken.ms });
    problems.push(...broken.problems);
    if (!broken.isTold) untold += 1;
  }
  const medianMs = median(usual) ?? 0;
  return {
    done,
    figures: [
      {
        what: 'start slower by ms, at most',
        measured: largest(slower.map(({ ms }) => ms - medianMs)),
        limit: 2_000,
      },
      { what: 'errors', measured: problems.length, limit: 0 },
      { what: 'starts without a notice', measured: untold, limit: 0 },
    ],
    details: { usual, slower, problems },
  };
}

export const brokenStorage: FaultRow = {
  name: 'broken-storage',
  fault: 'localStorage full or blocked; IndexedDB denied or never opening',
  mustHappen: 'memory mode, the user is told',
  demanded: 'start ≤ 2 s slower, 0 uncaught errors',
  rounds: 12,
  capMinutes: 1,
  measure,
};
