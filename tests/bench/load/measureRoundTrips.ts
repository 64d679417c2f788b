import type { Browser } from 'puppeteer';
import { fillSignIn } from './fillSignIn';
import { recordRequests } from './recordRequests';
import { startUpChain, type StartUpChains } from './startUpChain';
import { submitSignIn } from './submitSignIn';
import { visit } from './visit';

/** Of every request, like a server in another city. */
export const LATENCY_MS = 40;

/** Signs in over a slow connection and finds the longest chain of serial calls of start-up. */
export async function measureRoundTrips(browser: Browser, address: string): Promise<StartUpChains> {
  const { page, session, end } = await visit(browser);
  await page.goto(address);
  await fillSignIn(page);
  const requests = await recordRequests(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await submitSignIn(page);
  const chains = startUpChain(requests.answered());
  await end();
  return chains;
}
