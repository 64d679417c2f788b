import type { Page } from 'puppeteer';
import { mockTenant } from '../mockTenant';
import type { DamagedWalk } from './damagedWalk';

/** Puts a token into the storage that the platform does not know, as after its sessions have ended. */
const loseToken = (page: Page) =>
  page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('atrium.tokens') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('atrium.tokens', JSON.stringify({ ...tokens, token: 'unknown' }));
  });

const reload = (page: Page) => page.reload({ waitUntil: 'domcontentloaded' });

/** What the workspace does by itself. */
export const WALKS: readonly DamagedWalk[] = [
  { name: 'renew a token', endpoints: ['/auth/refreshtoken'], path: '/rolemgr', steps: [loseToken, reload] },
  {
    name: 'open a page with a fragment',
    endpoints: ['/uiprotocol/getprotocolfragments'],
    path: '/rolemgr',
    // No page of the demonstration has one.
    prepare: (page) => mockTenant(page, { widgets: [], controls: [{ fragment: 'address' }] }),
    steps: [(page) => page.evaluate(() => void (window.location.hash = '/page?pagecode=gallery-custom'))],
  },
];
