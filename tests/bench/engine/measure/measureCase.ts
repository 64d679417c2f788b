import type { BenchBrowser } from '../drive/benchBrowser';
import type { PageFacts } from '../drive/readPageFacts';
import { withLimit } from '../drive/withLimit';
import type { Case, Observations } from './case';
import type { Outcome } from './outcome';
import { sumUp } from './sumUp';

/** A case that never ends must not keep the others waiting. */
const CASE_LIMIT_MS = 180_000;
/** Slow repetitions say enough with fewer of them. */
const SLOW_MS = 15_000;
const VERY_SLOW_MS = 25_000;

/** Runs a case `runs` times, each time in a fresh page. A failure ends the case and is its outcome. */
export async function measureCase(
  browser: BenchBrowser,
  url: string,
  facts: PageFacts,
  { workload, run }: Case,
  runs: number,
): Promise<Outcome> {
  const unsupported = facts.unsupported[workload];
  if (unsupported) return { unsupported };
  const repetitions: Observations[] = [];
  let wanted = runs;
  try {
    while (repetitions.length < wanted) {
      const start = Date.now();
      const benchPage = await browser.open(url);
      repetitions.push(await withLimit(run(benchPage, facts.variant[workload] ?? 'default'), CASE_LIMIT_MS));
      await benchPage.page.close();
      wanted = Math.min(wanted, runsFor(Date.now() - start, runs));
    }
  } catch (error) {
    await browser.kill();
    return { failed: reasonOf(error) };
  }
  return { figures: sumUp(repetitions) };
}

function runsFor(repetitionMs: number, runs: number): number {
  if (repetitionMs > VERY_SLOW_MS) return 1;
  return repetitionMs > SLOW_MS ? 3 : runs;
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? message;
}
