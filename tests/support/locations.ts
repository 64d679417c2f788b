import type { Page } from 'puppeteer';
import { findByRole } from './find';
import { POLLING_MS } from './waitForText';

/** Waits until the hash starts with this text: `#/login`. */
export const waitForHash = (page: Page, hash: string) =>
  page.waitForFunction((wanted) => window.location.hash.startsWith(wanted), { polling: POLLING_MS }, hash);

/** Waits for the workspace with the demonstration's home page. */
export const arriveHome = (page: Page) => waitForHash(page, '#/page?pagecode=workbench');

/** Waits for the workspace on any page. */
export const arrive = (page: Page) => findByRole(page, 'tablist', '已打开的页面');

/** The localStorage value of a key. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Sets the hash, as a user who types an address does. */
export const goTo = (page: Page, hash: string) =>
  page.evaluate((target) => {
    window.location.hash = target;
  }, hash);
