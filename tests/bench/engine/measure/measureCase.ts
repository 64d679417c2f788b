import { Attempt } from './attempt';
import type { Case } from './case';
import type { MeasuredPage } from './measuredPage';
import type { Outcome } from './outcome';

/**
 * Measures a case on every page, by turns: whatever else the machine does while it lasts hits them all, and their
 * ratios stay fair.
 */
export async function measureCase(
  pages: readonly MeasuredPage[],
  measured: Case,
  runs: number,
): Promise<Map<string, Outcome>> {
  const attempts = pages.map((page) => ({ name: page.name, attempt: new Attempt(page, measured) }));
  for (let round = 0; round < runs; round += 1) {
    for (const { attempt } of attempts) await attempt.repeat();
  }
  return new Map(attempts.map(({ name, attempt }) => [name, attempt.outcome()]));
}
