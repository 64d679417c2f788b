import { openBrowser } from '../../support/openBrowser';
import { startServer } from '../../support/startServer';
import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import { isCycleKind } from './kinds';
import { measureRetention } from './measureRetention';
import { measureSwitches } from './measureSwitches';
import type { Options } from './options';
import { soakReport, type KindSamples } from './soakReport';

/** Measures the memory that opening and closing retains in the built product, and the time of a tab switch. */
export async function benchSoak({ cycles, kinds }: Options): Promise<void> {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const machine = machineFacts();
    const switchTimes = kinds.includes('switch') ? await measureSwitches(browser, server.url) : undefined;
    const measured: KindSamples[] = [];
    for (const kind of kinds.filter(isCycleKind)) {
      measured.push({ kind, samples: await measureRetention(browser, server.url, kind, cycles) });
    }
    const run = { machine, kinds: measured, ...(switchTimes && { switchTimes }) };
    const report = soakReport(run);
    process.stdout.write(`${report}\n\n${writeResult('soak', machine, run, report)}\n`);
  } finally {
    await browser.close();
    await server.stop();
  }
}
