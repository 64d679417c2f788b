import { measureRetention } from '../bench/soak/measureRetention';
import { productPerTest } from '../support/product/product';

const product = productPerTest();
/** Few cycles say nothing about the heap, but nodes and listeners that are left by each form show. */
const CYCLES = 12;
/** React and the browser may hold the form that was closed last: some 150 nodes and 19 listeners, of all cycles together. */
const NODES_PER_CYCLE = 20;
const LISTENERS_PER_CYCLE = 2;

test(`${CYCLES} forms that are opened and closed leave neither elements nor listeners behind, but for the last one`, async () => {
  const [first, last] = await measureRetention(product.browser, product.url, 'dialog', CYCLES);
  if (!first || !last) throw new Error('There are no two samples');
  expect(last.nodes - first.nodes).toBeLessThan(CYCLES * NODES_PER_CYCLE);
  expect(last.listeners - first.listeners).toBeLessThan(CYCLES * LISTENERS_PER_CYCLE);
});
