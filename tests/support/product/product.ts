import { writeConfig } from '../configFile';
import { takeViolations } from '../newPage';
import { platformAt } from '../platform';
import type { Platform } from '../platform';
import type { Browser } from 'puppeteer';
import type { ProductGlobals } from './environment';
import { resetBrowser } from './resetBrowser';

export interface Product {
  /** Its pages share cookies, storage and caches. */
  browser: Browser;
  /** `http://localhost:41234` */
  url: string;
  /** Origin of the pretend partner's page, another site: `http://127.0.0.1:41234`. */
  partnerOrigin: string;
  platform: Platform;
  /** Changes fields of the deployment's `config.json` until the next reset. */
  configure(change: Record<string, unknown>): void;
}

function createProduct(): Product & { reset(): Promise<void> } {
  const { browser, worker } = (globalThis as unknown as { product: ProductGlobals }).product;
  const { url, partnerOrigin, configPath } = worker;
  const platform = platformAt(url);
  const configure = (change: Record<string, unknown>) =>
    writeConfig(configPath, { embedOrigins: [partnerOrigin], ...change });
  return {
    browser,
    url,
    partnerOrigin,
    platform,
    configure,
    async reset() {
      await resetBrowser(browser, url);
      configure({});
      await platform.reset();
    },
  };
}

const expectNoViolations = () => expect(takeViolations()).toEqual([]);

/**
 * The built product in a browser, reset before each test: the platform's initial state, the demo's configuration, no
 * session, empty storage and no open page.
 */
export function productPerTest(): Product {
  const product = createProduct();
  beforeEach(product.reset);
  afterEach(expectNoViolations);
  afterAll(product.reset);
  return product;
}

/** The product, reset once before the file; pages opened in `beforeAll` stay open. */
export function productPerFile(): Product {
  const product = createProduct();
  beforeAll(product.reset);
  afterEach(expectNoViolations);
  afterAll(product.reset);
  return product;
}
