import type { BenchBrowser } from '../drive/benchBrowser';
import { readPageFacts } from '../drive/readPageFacts';
import type { Case } from './case';
import { measureCase } from './measureCase';
import type { Outcome } from './outcome';

/** Measures every case on one page, in a browser of its own, and says how it goes. */
export async function measurePage(
  browser: BenchBrowser,
  name: string,
  url: string,
  cases: readonly Case[],
  runs: number,
): Promise<Record<string, Outcome>> {
  const facts = await readPageFacts(await browser.open(url));
  const outcomes: Record<string, Outcome> = {};
  for (const measured of cases) {
    const outcome = await measureCase(browser, url, facts, measured, runs);
    outcomes[measured.key] = outcome;
    process.stdout.write(`${name} ${measured.key}: ${summaryOf(outcome)}\n`);
  }
  await browser.kill();
  return outcomes;
}

function summaryOf(outcome: Outcome): string {
  if ('unsupported' in outcome) return `not supported: ${outcome.unsupported}`;
  if ('failed' in outcome) return `failed: ${outcome.failed}`;
  return Object.entries(outcome.figures)
    .map(([name, { median }]) => `${name} ${median}`)
    .join(', ');
}
