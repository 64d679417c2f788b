import { runMonkey } from '../../support/monkey/monkey';
import { productPerTest } from '../../support/product/product';

const product = productPerTest();
const MINUTES = Number(process.env.MONKEY_MINUTES ?? 10);
const SEED = Number(process.env.MONKEY_SEED ?? Date.now() % 1_000_000_000);
const ACTIONS_PER_VISIT = 150;
const MARGIN_MS = 5 * 60_000;

test(
  `${MINUTES} minutes of random actions as several people leave no uncaught error, white screen or hang (MONKEY_SEED=${SEED})`,
  async () => {
    const end = performance.now() + MINUTES * 60_000;
    const { findings, actions } = await runMonkey({
      browser: product.browser,
      url: product.url,
      seed: SEED,
      actionsPerVisit: ACTIONS_PER_VISIT,
      goesOn: () => performance.now() < end,
      reset: product.platform.reset,
    });
    expect(findings).toEqual([]);
    expect(actions).toBeGreaterThanOrEqual(ACTIONS_PER_VISIT);
  },
  MINUTES * 60_000 + MARGIN_MS,
);
