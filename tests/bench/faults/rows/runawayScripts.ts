import { measureRunawayScripts } from '../../language/measureScripts';
import { largest } from '../extremes';
import type { FaultRow, Lab, Outcome } from '../row';

async function measure({ browser, url, goesOn }: Lab): Promise<Outcome> {
  const runaways = await measureRunawayScripts(browser, url, goesOn);
  return {
    done: runaways.length,
    figures: [
      { what: 'not named', measured: runaways.filter(({ isNamed }) => !isNamed).length, limit: 0 },
      { what: 'ended after ms, at most', measured: largest(runaways.map(({ endedMs }) => endedMs)), limit: 1_000 },
      {
        what: 'longest frame, ms',
        measured: largest(runaways.map(({ longestFrameMs }) => longestFrameMs)),
        limit: 100,
      },
    ],
    details: runaways,
  };
}

export const runawayScripts: FaultRow = {
  name: 'runaway-scripts',
  fault: 'runaway script',
  mustHappen: 'killed, named, page alive',
  demanded: '≤ 1 s, no frame gap > 100 ms',
  rounds: 30,
  capMinutes: 1,
  measure,
};
