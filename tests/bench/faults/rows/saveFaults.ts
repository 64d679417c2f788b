import { CALL_FAULTS, callFaults } from '../../../support/callFaults';
import { enterWorkspace } from '../../../support/enterWorkspace';
import { fill } from '../../../support/find';
import { save, saveInVain, startOrder, valuesOf } from '../../../support/shownForm';
import type { FaultRow, Lab, Outcome } from '../row';

const FAULTS_PER_FORM = 40;
/** A fault after the commit is the row of lost responses. */
const FAULTS = CALL_FAULTS.filter((fault) => fault !== 'lost');

async function measure({ browser, url, goesOn }: Lab): Promise<Outcome> {
  const { page } = await enterWorkspace(browser, url, { path: '/page?pagecode=order-list' });
  const saves = await callFaults(page, '/dy-biz/ordersave');
  const lost: { round: number; fields: string[] }[] = [];
  let [done, changedIds, wrongSaves] = [0, 0, 0];
  while (goesOn(done)) {
    await startOrder(page);
    const first = saves.sent.length;
    for (let left = FAULTS_PER_FORM; left > 0 && goesOn(done); left -= 1) {
      await fill(page, '备注', `第${done}次`);
      await fill(page, '数量，第 1 行', String(1 + (done % 9)));
      const fields = await saveInVain(page, saves, FAULTS[done % FAULTS.length] ?? 'drop');
      if (fields.length > 0) lost.push({ round: done, fields });
      done += 1;
    }
    const seen = await valuesOf(page);
    await save(page);
    const sent = saves.sent.slice(first) as { orderid: string; remark: string }[];
    changedIds += new Set(sent.map(({ orderid }) => orderid)).size - 1;
    if (!seen.remark?.includes(sent.at(-1)?.remark ?? 'nothing')) wrongSaves += 1;
  }
  return {
    done,
    figures: [
      { what: 'lost fields', measured: lost.reduce((sum, { fields }) => sum + fields.length, 0), limit: 0 },
      { what: 'retries with another id', measured: changedIds, limit: 0 },
      { what: 'saved otherwise than shown', measured: wrongSaves, limit: 0 },
    ],
    details: lost,
  };
}

export const saveFaults: FaultRow = {
  name: 'save-faults',
  fault: 'save: dropped, 500, 503, timeout',
  mustHappen: 'values kept, retry with the same id',
  demanded: '0 lost fields in 1,000',
  rounds: 1_000,
  capMinutes: 2.5,
  measure,
};
