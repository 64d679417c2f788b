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
  // Disable animations, so that a click hits its target; a test can enable them.
  '--force-prefers-reduced-motion',
];

/** Launches the installed Chromium, headless. */
export function openBrowser(): Promise<Browser> {
  return puppeteer.launch({ executablePath: findChromium(), args: FLAGS });
}
