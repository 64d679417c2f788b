import { openBrowser } from '../../support/openBrowser';
import { platformAt } from '../../support/platform';
import { startServer } from '../../support/startServer';
import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import type { MeasuredRow } from './faultsReport';
import { faultsReport } from './faultsReport';
import type { Options } from './options';
import type { FaultRow } from './row';

const MINUTE_MS = 60_000;

/** Puts the built product through every row of the fault table, each with a browser and a platform of its own. */
export async function benchFaults({ rows, rounds, isCapped, seed }: Options): Promise<void> {
  const machine = machineFacts();
  const measured: MeasuredRow[] = [];
  for (const row of rows) {
    const result = await measureRow(row, rounds ?? row.rounds, isCapped ? row.capMinutes * MINUTE_MS : Infinity, seed);
    measured.push(result);
    process.stdout.write(`${faultsReport(machine, [result]).split('\n').at(-1)}\n`);
    // After each row, so that a run that is ended early has its result.
    writeResult('faults', machine, { seed, rows: measured }, faultsReport(machine, measured));
  }
}

/** A row that fails to be measured is reported, and the others go on. */
async function measureRow(row: FaultRow, rounds: number, capMs: number, seed: number): Promise<MeasuredRow> {
  const began = performance.now();
  const server = await startServer({ ATRIUM_MOCK_CONTROL: '1' });
  const browser = await openBrowser();
  const { name, fault, mustHappen, demanded, capMinutes } = row;
  const said = { row: { name, fault, mustHappen, demanded, capMinutes }, rounds };
  const secondsOf = () => (performance.now() - began) / 1_000;
  try {
    const outcome = await row.measure({
      browser,
      url: server.url,
      platform: platformAt(server.url),
      rounds,
      seed,
      goesOn: (done) => done < rounds && performance.now() - began < capMs,
    });
    return { ...said, seconds: secondsOf(), outcome };
  } catch (error) {
    return {
      ...said,
      seconds: secondsOf(),
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
