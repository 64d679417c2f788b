import { startServer } from '../../support/startServer';
import { launchChromium } from '../lib/launchChromium';
import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import { measureScreen } from './measureScreen';
import type { Options } from './options';
import { WAYS } from './screens';
import { screensReport, type ScreenTimes } from './screensReport';

/** Measures how long a person waits for the first rows of a native screen of the built product. */
export async function benchScreens({ runs, screens }: Options): Promise<void> {
  const server = await startServer();
  const browser = await launchChromium();
  try {
    const machine = machineFacts();
    const measured: ScreenTimes[] = screens.flatMap((screen) =>
      WAYS.filter((way) => screen.budgets[way] !== undefined).map((way) => ({ screen, way, times: [] })),
    );
    // The screens take turns, so that a busy minute of the machine falls on all of them.
    for (let run = 0; run < runs; run += 1) {
      for (const { screen, way, times } of measured) {
        times.push(...(await measureScreen(browser, server.url, screen, way)));
      }
    }
    const report = screensReport({ machine, screens: measured });
    process.stdout.write(`${report}\n\n${writeResult('screens', machine, { screens: measured }, report)}\n`);
  } finally {
    await browser.close();
    await server.stop();
  }
}
