import { startServer } from '../../support/startServer';
import { launchChromium } from '../lib/launchChromium';
import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import { loadReport } from './loadReport';
import { measureBytes } from './measureBytes';
import { measureRoundTrips } from './measureRoundTrips';
import { measureSignInTime } from './measureSignInTime';

/** Measures what the built product makes a person download and wait for. */
export async function benchLoad(): Promise<void> {
  const server = await startServer();
  const browser = await launchChromium();
  try {
    const machine = machineFacts();
    const signInTimes = await measureSignInTime(browser, server.url);
    const steps = await measureBytes(browser, server.url);
    const chains = await measureRoundTrips(browser, server.url);
    const run = { machine, steps, signInTimes, chains };
    const report = loadReport(run);
    process.stdout.write(`${report}\n\n${writeResult('load', machine, run, report)}\n`);
  } finally {
    await browser.close();
    await server.stop();
  }
}
