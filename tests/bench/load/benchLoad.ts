import { startServer } from '../../support/startServer';
import { launchChromium } from '../lib/launchChromium';
import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import { loadReport } from './loadReport';
import { measureBytes, measureFirstScreen } from './measureBytes';
import { measureRoundTrips } from './measureRoundTrips';
import { measureSignInTimes } from './measureSignInTime';
import type { Options } from './options';
import { serveBuild } from './serveBuild';

/** Measures downloads and waiting times of the built product, and of another product's sign-in screen. */
export async function benchLoad({ beside }: Options): Promise<void> {
  const server = await startServer();
  const other = beside && (await serveBuild(beside.folder));
  const otherUrl = other && `${other.url}${beside.path}`;
  const browser = await launchChromium();
  try {
    const machine = machineFacts();
    const [signInTimes = [], otherTimes = []] = await measureSignInTimes(browser, [
      server.url,
      ...(otherUrl ? [otherUrl] : []),
    ]);
    const steps = await measureBytes(browser, server.url);
    const otherStep = otherUrl && (await measureFirstScreen(browser, otherUrl));
    const chains = await measureRoundTrips(browser, server.url);
    const run = {
      machine,
      steps,
      signInTimes,
      chains,
      ...(otherStep && { beside: { step: otherStep, signInTimes: otherTimes } }),
    };
    const report = loadReport(run);
    process.stdout.write(`${report}\n\n${writeResult('load', machine, run, report)}\n`);
  } finally {
    await browser.close();
    await Promise.all([server.stop(), other?.stop()]);
  }
}
