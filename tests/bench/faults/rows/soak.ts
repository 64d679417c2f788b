import { KINDS, isCycleKind } from '../../soak/kinds';
import { measureRetention } from '../../soak/measureRetention';
import { retention } from '../../soak/retention';
import type { FaultRow, Figure, Lab, Outcome } from '../row';

const CYCLE_KINDS = KINDS.filter(isCycleKind);

async function measure({ browser, url, rounds, goesOn }: Lab): Promise<Outcome> {
  const figures: Figure[] = [];
  let done = rounds;
  for (const kind of CYCLE_KINDS) {
    const samples = goesOn(0) ? await measureRetention(browser, url, kind, rounds, () => !goesOn(0)) : [];
    done = Math.min(done, samples.at(-1)?.cycles ?? 0);
    figures.push(
      ...retention(samples).map(({ quantity, perCycle, atMost }) => ({
        what: `${kind}: ${quantity} per cycle`,
        measured: perCycle,
        limit: atMost,
      })),
    );
  }
  return { done, figures };
}

export const soak: FaultRow = {
  name: 'soak',
  fault: '200 open/close cycles of tabs and dialogs',
  mustHappen: 'flat memory',
  demanded: '< 20 kB per cycle',
  rounds: 200,
  capMinutes: 3,
  measure,
};
