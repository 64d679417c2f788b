import { startServer } from '../../support/startServer';
import { launchChromium } from '../lib/launchChromium';
import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import { atriumJourney } from './atriumJourney';
import { buildPeer } from './buildPeer';
import { journeyReport } from './journeyReport';
import type { JourneyRun } from './journeyReport';
import type { Options } from './options';
import { peerJourney } from './peerJourney';
import { prepareServer } from './prepareServer';
import { takeJourney } from './takeJourney';

const CONTROL = { ATRIUM_MOCK_CONTROL: '1' };

/** Takes the same journey in Atrium and in a client that is written with Ant Design Pro's pieces, in turns. */
export async function benchJourney({ rounds }: Options): Promise<void> {
  await buildPeer();
  const atrium = await startServer(CONTROL);
  const peer = await startServer(CONTROL, 'tests/bench/journey/servePeer.ts');
  const browser = await launchChromium();
  try {
    const machine = machineFacts();
    const run: JourneyRun = { machine, atrium: [], peer: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const [side, url, journey] of [
        ['atrium', atrium.url, atriumJourney],
        ['peer', peer.url, peerJourney],
      ] as const) {
        await prepareServer(url);
        try {
          run[side].push(await takeJourney(browser, url, journey));
        } catch (cause) {
          throw new Error(`The journey of ${side}`, { cause });
        }
      }
    }
    const report = journeyReport(run);
    process.stdout.write(`${report}\n\n${writeResult('journey', machine, run, report)}\n`);
  } finally {
    await browser.close();
    await Promise.all([atrium.stop(), peer.stop()]);
  }
}
