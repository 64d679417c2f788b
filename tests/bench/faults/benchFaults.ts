import type { Browser } from 'puppeteer';
import { openBrowser } from '../../support/openBrowser';
import { platformAt } from '../../support/platform';
import { startServer } from '../../support/startServer';
import type { TestServer } from '../../support/startServer';
import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import type { MeasuredRow } from './faultsReport';
import { faultsReport, areMeasured } from './faultsReport';
import type { Options } from './options';
import type { FaultRow } from './row';

const MINUTE_MS = 60_000;

/**
 * Puts the built product through every row of the fault table, each with a browser and a platform of its own.
 *
 * @returns Whether it passed all of them.
 */
export async function benchFaults({ rows, rounds, isCapped, seed }: Options): Promise<boolean> {
  const machine = machineFacts();
  const measured: MeasuredRow[] = [];
  for (const row of rows) {
    const capMs = isCapped ? row.capMinutes * MINUTE_MS : Infinity;
    const result = await measureRow(row, { rounds: rounds ?? row.rounds, capMs, seed });
    measured.push(result);
    process.stdout.write(`${faultsReport(machine, [result]).split('\n').at(-1)}\n`);
    // After each row, so that a run that is ended early has its result.
    writeResult('faults', machine, { seed, rows: measured }, faultsReport(machine, measured));
  }
  return areMeasured(measured);
}

interface Resources {
  start(): Promise<TestServer>;
  open(): Promise<Browser>;
}

const RESOURCES: Resources = { start: () => startServer({ ATRIUM_MOCK_CONTROL: '1' }), open: openBrowser };

/** Runs `measure` with a server and a browser, which are ended also when one of them fails to start or to end. */
async function withResources<T>({ start, open }: Resources, measure: (browser: Browser, url: string) => Promise<T>) {
  const server = await start();
  try {
    const browser = await open();
    try {
      return await measure(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** A row that fails to be measured is reported, and the others go on. */
export async function measureRow(
  row: FaultRow,
  { rounds, capMs, seed }: { rounds: number; capMs: number; seed: number },
  resources = RESOURCES,
): Promise<MeasuredRow> {
  const began = performance.now();
  const { name, fault, mustHappen, demanded, capMinutes } = row;
  const said = { row: { name, fault, mustHappen, demanded, capMinutes }, rounds };
  const secondsOf = () => (performance.now() - began) / 1_000;
  let isCut = false;
  const goesOn = (done: number) => {
    const isWanted = done < rounds;
    const isOver = performance.now() - began >= capMs;
    isCut ||= isWanted && isOver;
    return isWanted && !isOver;
  };
  try {
    const outcome = await withResources(resources, (browser, url) =>
      row.measure({
        browser,
        url,
        platform: platformAt(url),
        rounds,
        seed,
        goesOn,
      }),
    );
    return { ...said, seconds: secondsOf(), isCut, outcome };
  } catch (error) {
    return {
      ...said,
      seconds: secondsOf(),
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
