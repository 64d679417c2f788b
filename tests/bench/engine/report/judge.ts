import { ratio } from '../../lib/ratio';
import { verdict, type Verdict } from '../../lib/verdict';
import { medianOf, type Outcomes } from '../measure/outcome';
import type { Budget } from './budgets';

export interface Judgement {
  budget: Budget;
  /** Atrium's figure. */
  figure?: number;
  /** The bounded quantity: a ratio, or the figure itself. */
  judged?: number;
  verdict: Verdict;
}

/** Compares Atrium's figures with a budget. `reference` and `atrium` are names of pages. */
export function judge(outcomes: Outcomes, budget: Budget, atrium: string, reference: string): Judgement {
  const figure = medianOf(outcomes, atrium, budget.case, budget.figure);
  const judged = judgedValue(outcomes, budget, figure, atrium, reference);
  return { budget, figure, judged, verdict: verdict(judged, budget.atMost) };
}

function judgedValue(
  outcomes: Outcomes,
  { case: caseKey, figure: name, against }: Budget,
  figure: number | undefined,
  atrium: string,
  reference: string,
): number | undefined {
  if (against === 'nothing') return figure;
  if (against === 'reference') return ratio(figure, medianOf(outcomes, reference, caseKey, name));
  return ratio(figure, medianOf(outcomes, atrium, against.case, name));
}
