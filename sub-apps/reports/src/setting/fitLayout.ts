import type { Layout } from '../api/reportQuery';
import { MOST } from './layoutEdits';
import type { Elements } from './layoutEdits';

/**
 * A layout from outside, made to follow the rules: known elements in their zones, each once, as many as a zone holds, at
 * least one row and one value, and one mark for a value.
 */
export function fitLayout({ dimensions, measures }: Elements, layout: Layout): Layout {
  const known = new Set(dimensions.map(({ code }) => code));
  const figures = new Set(measures.map(({ code }) => code));
  const pick = (codes: readonly string[], from: ReadonlySet<string>, most: number) =>
    [...new Set(codes)].filter((code) => from.has(code)).slice(0, most);
  const chosen = pick(layout.rows, known, MOST.rows);
  const [first] = chosen.length > 0 ? chosen : [...pick(layout.columns, known, 1), ...known];
  const rows = chosen.length > 0 || first === undefined ? chosen : [first];
  const columns = pick(layout.columns, known, known.size).filter((code) => !rows.includes(code));
  const values = pick(layout.values, figures, MOST.values);
  const shown = values.length > 0 ? values : [...figures].slice(0, 1);
  const marked = layout.marks.filter(({ measure }) => shown.includes(measure));
  const marks = [...new Map(marked.toReversed().map((mark) => [mark.measure, mark])).values()].toReversed();
  return { rows, columns: columns.slice(0, MOST.columns), values: shown, marks };
}
