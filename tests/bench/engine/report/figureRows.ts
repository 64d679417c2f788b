import { ratio } from '../../lib/ratio';
import { medianOf, type Outcome, type Outcomes } from '../measure/outcome';

/** One row per case and figure: the case, the figure, then each page's median and its ratio to the reference. */
export function figureRows(outcomes: Outcomes, pages: readonly string[], reference: string): string[][] {
  const caseKeys = [...new Set(pages.flatMap((page) => Object.keys(outcomes[page] ?? {})))];
  return caseKeys.flatMap((caseKey) => {
    const names = figureNames(pages.map((page) => outcomes[page]?.[caseKey]));
    return names.map((name) => [caseKey, name, ...pages.map((page) => cell(outcomes, page, caseKey, name, reference))]);
  });
}

function figureNames(of: (Outcome | undefined)[]): string[] {
  const names = of.flatMap((outcome) => (outcome && 'figures' in outcome ? Object.keys(outcome.figures) : []));
  return names.length ? [...new Set(names)] : ['–'];
}

function cell(outcomes: Outcomes, page: string, caseKey: string, name: string, reference: string): string {
  const outcome = outcomes[page]?.[caseKey];
  if (!outcome) return '';
  if ('unsupported' in outcome) return 'n/a';
  if ('failed' in outcome) return `failed: ${outcome.failed.slice(0, 90)}`;
  const median = medianOf(outcomes, page, caseKey, name);
  if (median === undefined) return '';
  const share = page === reference ? undefined : ratio(median, medianOf(outcomes, reference, caseKey, name));
  return share === undefined ? String(median) : `${median} (${share.toFixed(2)}×)`;
}
