import { closePages } from './newPage';
import { platformAt } from './platform';
import type { Platform } from './platform';
import { startedProduct } from './startedProduct';
import type { StartedProduct } from './startedProduct';

export interface ControlledProduct extends StartedProduct {
  platform: Platform;
}

/**
 * The product in a browser, with a platform that takes a test's orders, for one file of tests. Each test begins on the
 * platform's first morning, without anybody signed in and without a page open.
 */
export function controlledProduct(): ControlledProduct {
  const product = startedProduct({ ATRIUM_MOCK_CONTROL: '1' }) as ControlledProduct;
  beforeAll(() => {
    product.platform = platformAt(product.url);
  });
  beforeEach(() => product.platform.reset());
  afterEach(() => closePages(product.browser));
  return product;
}
