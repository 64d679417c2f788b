import { runMonkey } from '../../../support/monkey/monkey';
import type { FaultRow, Lab, Outcome } from '../row';

const ACTIONS_PER_VISIT = 150;

async function measure({ browser, url, platform, seed, rounds, goesOn }: Lab): Promise<Outcome> {
  const end = performance.now() + rounds * 60_000;
  const report = await runMonkey({
    browser,
    url,
    seed,
    actionsPerVisit: ACTIONS_PER_VISIT,
    goesOn: () => goesOn(0) && performance.now() < end,
    reset: () => platform.reset(),
  });
  const having = (word: string) => report.findings.filter(({ problem }) => problem.startsWith(word)).length;
  return {
    done: Math.min(rounds, Math.floor((performance.now() - end) / 60_000 + rounds)),
    figures: [
      {
        what: 'uncaught errors',
        measured: report.findings.length - having('crash') - having('white') - having('hang'),
        limit: 0,
      },
      { what: 'crashes that a boundary caught', measured: having('crash'), limit: 0 },
      { what: 'white screens', measured: having('white'), limit: 0 },
      { what: 'hangs > 1 s', measured: having('hang'), limit: 0 },
    ],
    details: { seed, ...report },
  };
}

export const monkey: FaultRow = {
  name: 'monkey',
  fault: 'monkey, seeded, 10 min (rounds: minutes)',
  mustHappen: 'no crash',
  demanded: '0 uncaught errors',
  rounds: 10,
  capMinutes: 2,
  measure,
};
