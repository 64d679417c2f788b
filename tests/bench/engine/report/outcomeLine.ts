import type { Outcome } from '../measure/outcome';

/** An outcome in one line, to follow a run by. */
export function outcomeLine(page: string, caseKey: string, outcome: Outcome): string {
  return `${page} ${caseKey}: ${summaryOf(outcome)}\n`;
}

function summaryOf(outcome: Outcome): string {
  if ('unsupported' in outcome) return `not supported: ${outcome.unsupported}`;
  if ('failed' in outcome) return `failed: ${outcome.failed}`;
  return Object.entries(outcome.figures)
    .map(([name, { median }]) => `${name} ${median}`)
    .join(', ');
}
