import puppeteer, { type Browser } from 'puppeteer';
import { findChromium } from '../../../scripts/lib/findChromium.mjs';

/** One request may sit behind a peer that blocks the page for minutes. */
const PROTOCOL_TIMEOUT_MS = 600_000;

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page that the driver does not look at must run at the same speed as one that it does.
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--window-size=1400,900',
];

/** Starts the Chromium of the benchmarks, with a profile of its own that disappears with it. */
export function launchChromium(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: findChromium(),
    headless: true,
    protocolTimeout: PROTOCOL_TIMEOUT_MS,
    args: FLAGS,
    defaultViewport: { width: 1400, height: 900 },
  });
}
