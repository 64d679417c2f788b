import { configFile } from './configFile';
import { closePages } from './newPage';
import { platformAt } from './platform';
import type { Platform } from './platform';
import { startedProduct } from './startedProduct';
import type { StartedProduct } from './startedProduct';

export interface ControlledProduct extends StartedProduct {
  platform: Platform;
  /** Changes fields of the deployment's `config.json` for this test. */
  configure(change: Record<string, unknown>): void;
}

/**
 * The product in a browser, with a platform that takes a test's orders, for one file of tests. Each test begins on the
 * platform's first morning with the demo's configuration, without anybody signed in and without a page open.
 */
export function controlledProduct(): ControlledProduct {
  const config = configFile();
  const product = startedProduct({ ATRIUM_MOCK_CONTROL: '1', CONFIG: config.path }) as ControlledProduct;
  product.configure = config.write;
  beforeAll(() => {
    product.platform = platformAt(product.url);
  });
  beforeEach(() => {
    config.write({});
    return product.platform.reset();
  });
  afterAll(() => config.remove());
  afterEach(() => closePages(product.browser));
  return product;
}
