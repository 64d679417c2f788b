import type { Page } from 'puppeteer';
import { findByRole } from './find';

/** A page in the background has no animation frames, by which Puppeteer asks otherwise. */
const POLLING_MS = 50;

/** Waits until the address behind the hash begins so: `#/login`. */
export const waitForHash = (page: Page, hash: string) =>
  page.waitForFunction((wanted) => window.location.hash.startsWith(wanted), { polling: POLLING_MS }, hash);

/** Waits for the workspace with the demonstration's home page. */
export const arriveHome = (page: Page) => waitForHash(page, '#/page?pagecode=workbench');

/** Waits for the workspace, on whatever page. */
export const arrive = (page: Page) => findByRole(page, 'tablist', '已打开的页面');

/** What the browser's storage holds under a name. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
