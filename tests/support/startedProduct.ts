import type { Browser } from 'puppeteer';
import { openBrowser } from './openBrowser';
import { startServer } from './startServer';

export interface StartedProduct {
  browser: Browser;
  /** `http://localhost:41234` */
  url: string;
}

/** The product and a browser for one file of tests: they are there before its first test, and gone after its last. */
export function startedProduct(env: Record<string, string> = {}): StartedProduct {
  const product = {} as StartedProduct;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const [server, browser] = await Promise.all([startServer(env), openBrowser()]);
    Object.assign(product, { browser, url: server.url });
    stop = server.stop;
  });
  afterAll(async () => {
    await product.browser.close();
    await stop();
  });
  return product;
}
