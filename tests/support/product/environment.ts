import { TestEnvironment } from 'jest-environment-node';
import puppeteer from 'puppeteer';
import type { Browser } from 'puppeteer';
import { currentWorker } from './workers';
import type { WorkerProduct } from './workers';

/** The globals of a test file. */
export interface ProductGlobals {
  browser: Browser;
  worker: WorkerProduct;
}

/** Connects each test file with the browser and the server of its worker. */
export default class ProductEnvironment extends TestEnvironment {
  private browser?: Browser;

  override async setup(): Promise<void> {
    await super.setup();
    const worker = currentWorker();
    this.browser = await puppeteer.connect({ browserWSEndpoint: worker.browserEndpoint });
    this.global.product = { browser: this.browser, worker } satisfies ProductGlobals;
  }

  override async teardown(): Promise<void> {
    await this.browser?.disconnect();
    await super.teardown();
  }
}
