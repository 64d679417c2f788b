import puppeteer from 'puppeteer';
import type { Browser } from 'puppeteer';
import { findChromium } from '../../scripts/lib/findChromium.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing slides or fades: a click meets its target. A test that wants motion asks for it.
  '--force-prefers-reduced-motion',
];

/** The machine's Chromium, headless. */
export function openBrowser(): Promise<Browser> {
  return puppeteer.launch({ executablePath: findChromium(), args: FLAGS });
}
