import { KINDS, isCycleKind } from '../../bench/soak/kinds';
import { measureRetention } from '../../bench/soak/measureRetention';
import { retention } from '../../bench/soak/retention';
import { productPerTest } from '../../support/product/product';

const product = productPerTest();
const CYCLES = 200;
const WAIT_MS = 15 * 60_000;

test.each(KINDS.filter(isCycleKind))(
  `${CYCLES} openings and closings of a %s keep less than 20 kB each, and no elements or listeners`,
  async (kind) => {
    const kept = retention(await measureRetention(product.browser, product.url, kind, CYCLES));
    expect(kept.filter(({ verdict }) => verdict !== 'met')).toEqual([]);
    expect(kept).toHaveLength(3);
  },
  WAIT_MS,
);
