import { measureRetention } from '../bench/soak/measureRetention';
import { retention } from '../bench/soak/retention';
import { productPerTest } from '../support/product/product';

const product = productPerTest();
/** Few cycles say nothing about the heap, but a node or listener that is left by each shows. */
const CYCLES = 12;

test(`${CYCLES} forms that are opened and closed leave neither elements nor listeners behind`, async () => {
  const samples = await measureRetention(product.browser, product.url, 'dialog', CYCLES);
  const flat = retention(samples).filter(({ quantity }) => quantity !== 'heap bytes');
  expect(flat.map(({ quantity, verdict }) => [quantity, verdict])).toEqual([
    ['DOM nodes', 'met'],
    ['event listeners', 'met'],
  ]);
});
