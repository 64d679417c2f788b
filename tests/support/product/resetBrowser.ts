import type { Browser, Page } from 'puppeteer';

const originOf = (address: string) => {
  const { origin } = new URL(address);
  return origin === 'null' ? [] : [origin];
};

const originsOf = (page: Page) => page.frames().flatMap((frame) => originOf(frame.url()));

/**
 * Closes every page and clears cookies, storage and databases. Keeps the caches of files and compiled code. An open
 * page would continue to call the platform.
 */
export async function resetBrowser(browser: Browser, productUrl: string): Promise<void> {
  const [own, ...others] = browser.browserContexts();
  const [blank, ...opened] = (await own?.pages()) ?? [];
  if (!blank) throw new Error('The blank page of the browser was closed');
  const origins = new Set([productUrl, ...opened.flatMap(originsOf)]);
  await Promise.all([...opened.map((page) => page.close()), ...others.map((context) => context.close())]);
  const session = await blank.createCDPSession();
  await Promise.all([
    session.send('Network.clearBrowserCookies'),
    ...[...origins].map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
  ]);
  await session.detach();
}
