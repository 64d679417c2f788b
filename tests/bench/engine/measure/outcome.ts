import type { Figure } from '../../lib/figure';

/** The outcome of a case on a page: its figures, or the reason why they are missing. */
export type Outcome = { figures: Record<string, Figure> } | { unsupported: string } | { failed: string };

/** Outcomes by page, then by case. */
export type Outcomes = Record<string, Record<string, Outcome>>;

/** The median of a figure, when it was measured. */
export function medianOf(outcomes: Outcomes, page: string, caseKey: string, figure: string): number | undefined {
  const outcome = outcomes[page]?.[caseKey];
  return outcome && 'figures' in outcome ? outcome.figures[figure]?.median : undefined;
}
