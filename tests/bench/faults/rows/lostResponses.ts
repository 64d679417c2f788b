import { callFaults } from '../../../support/callFaults';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { save, saveInVain, startCustomer } from '../../../support/shownForm';
import { waitForText } from '../../../support/waitForText';
import type { FaultRow, Lab, Outcome } from '../row';

const START = '共 400 条';

/** `12,345` in `共 12,345 条`. */
const countShown = (text: string) => Number(/共 ([\d,]+) 条/.exec(text)?.[1]?.replaceAll(',', ''));

async function measure({ browser, url, goesOn }: Lab): Promise<Outcome> {
  const { page } = await enterWorkspace(browser, url, { path: '/page?pagecode=customer-list' });
  await waitForText(page, START);
  const before = countShown(START);
  const saves = await callFaults(page, '/dy-biz/customersave');
  let [done, changedIds, lostInputs] = [0, 0, 0];
  for (; goesOn(done); done += 1) {
    await startCustomer(page, `丢失回复 ${done}`);
    const first = saves.sent.length;
    lostInputs += (await saveInVain(page, saves, 'lost')).length;
    await save(page);
    const sent = saves.sent.slice(first) as { customerid: string }[];
    changedIds += new Set(sent.map(({ customerid }) => customerid)).size - 1;
  }
  await page.reload();
  await waitForText(page, '共 ');
  const after = countShown(await page.evaluate(() => document.body.innerText));
  return {
    done,
    figures: [
      { what: 'duplicates', measured: after - before - done, limit: 0 },
      { what: 'lost records', measured: before + done - after, limit: 0 },
      { what: 'lost fields', measured: lostInputs, limit: 0 },
      { what: 'retries with another id', measured: changedIds, limit: 0 },
    ],
  };
}

export const lostResponses: FaultRow = {
  name: 'lost-responses',
  fault: 'response lost after commit',
  mustHappen: 'retry reuses the pre-allocated id',
  demanded: '0 duplicates in 500',
  rounds: 500,
  capMinutes: 2.5,
  measure,
};
