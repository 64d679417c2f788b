import { withLimit } from '../drive/withLimit';
import type { Case, Observations } from './case';
import type { MeasuredPage } from './measuredPage';
import type { Outcome } from './outcome';
import { sumUp } from './sumUp';

/** A case that never ends must not keep the others waiting. */
const CASE_LIMIT_MS = 180_000;
/** Slow repetitions say enough with fewer of them. */
const SLOW_MS = 15_000;
const RUNS_WHEN_SLOW = 3;
const VERY_SLOW_MS = 25_000;
const RUNS_WHEN_VERY_SLOW = 1;

/** One case on one page, repeated each time in a fresh page. A failure ends it and is its outcome. */
export class Attempt {
  readonly #repetitions: Observations[] = [];
  readonly #page: MeasuredPage;
  readonly #case: Case;
  #failure: string | undefined;
  #enough = Infinity;

  constructor(page: MeasuredPage, measured: Case) {
    this.#page = page;
    this.#case = measured;
  }

  get #unsupported(): string | undefined {
    return this.#page.facts.unsupported[this.#case.workload];
  }

  async repeat(): Promise<void> {
    if (this.#unsupported || this.#failure || this.#repetitions.length >= this.#enough) return;
    const { browser, url, facts } = this.#page;
    const start = Date.now();
    try {
      const opened = await browser.open(url);
      const variant = facts.variant[this.#case.workload] ?? 'default';
      this.#repetitions.push(await withLimit(this.#case.run(opened, variant), CASE_LIMIT_MS));
      await opened.page.close();
    } catch (error) {
      this.#failure = (error instanceof Error ? error.message : String(error)).split('\n')[0];
      await browser.kill();
    }
    const tookMs = Date.now() - start;
    if (tookMs > VERY_SLOW_MS) this.#enough = RUNS_WHEN_VERY_SLOW;
    else if (tookMs > SLOW_MS) this.#enough = RUNS_WHEN_SLOW;
  }

  outcome(): Outcome {
    if (this.#unsupported) return { unsupported: this.#unsupported };
    return this.#failure ? { failed: this.#failure } : { figures: sumUp(this.#repetitions) };
  }
}
