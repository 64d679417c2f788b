import type { Figure } from '../../lib/figure';

/** What is known about a case on a page: its figures, or why there are none. */
export type Outcome = { figures: Record<string, Figure> } | { unsupported: string } | { failed: string };

/** Outcomes by page, then by case. */
export type Outcomes = Record<string, Record<string, Outcome>>;

/** The median of a figure, when it was measured. */
export function medianOf(outcomes: Outcomes, page: string, caseKey: string, figure: string): number | undefined {
  const outcome = outcomes[page]?.[caseKey];
  return outcome && 'figures' in outcome ? outcome.figures[figure]?.median : undefined;
}
