import type { Browser } from 'puppeteer';
import { closePages } from './newPage';
import { openBrowser } from './openBrowser';
import { platformAt } from './platform';
import type { Platform } from './platform';
import { startServer } from './startServer';

export interface ControlledProduct {
  browser: Browser;
  url: string;
  platform: Platform;
}

/**
 * The product in a browser, with a platform that takes a test's orders, for one file of tests. Each test begins on the
 * platform's first morning, without anybody signed in and without a page open.
 */
export function controlledProduct(): ControlledProduct {
  const product = {} as ControlledProduct;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const [server, browser] = await Promise.all([startServer({ ATRIUM_MOCK_CONTROL: '1' }), openBrowser()]);
    Object.assign(product, { browser, url: server.url, platform: platformAt(server.url) });
    stop = server.stop;
  });
  beforeEach(() => product.platform.reset());
  afterEach(() => closePages(product.browser));
  afterAll(async () => {
    await product.browser.close();
    await stop();
  });
  return product;
}
