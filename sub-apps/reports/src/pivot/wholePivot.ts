import { LANGUAGES } from '@atrium/common/languages';
import type { Language } from '@atrium/common/languages';
import type { Translate } from '@atrium/portal/sdk';
import type { PivotData } from '../api/report';
import type { CopiedTable } from './copyText';
import type { PivotSortings } from './model/orderMembers';
import { pivotTable, wholeRange } from './model/pivotTable';
import { pivotTexts } from './model/pivotTexts';
import { pivotModel, pivotSource } from './pivotModel';

const NOTHING_FOLDED: ReadonlySet<string> = new Set();
const UNSORTED: PivotSortings = { rows: undefined, columns: undefined };

/**
 * A whole cross table as texts: unfolded, with its subtotals, in the order of the server, whatever a person has folded
 * and sorted. Headers are repeated in each row. It has the first `mostRows` rows, and below them the grand total. Subtotals
 * are not counted as rows.
 */
export function wholePivot(
  data: PivotData,
  t: Translate,
  language: Language,
  mostRows: number,
): CopiedTable & { rowCount: number; leftOut: number } {
  const view = { foldedRows: NOTHING_FOLDED, foldedColumns: NOTHING_FOLDED, sortings: UNSORTED, showSubtotals: true };
  const model = pivotModel(pivotSource(data), { ...view, language: LANGUAGES[language].tag });
  const range = wholeRange(model);
  const { items } = model.rows;
  const hasTotal = items.at(-1)?.kind === 'total';
  const texts = pivotTexts(t);
  const countOf = (rows: typeof items) => rows.filter(({ kind }) => kind === 'leaf').length;
  if (items.length - (hasTotal ? 1 : 0) <= mostRows) {
    return { ...pivotTable(model, texts), rowCount: countOf(items), leftOut: 0 };
  }
  const first = pivotTable(model, texts, { ...range, rowEnd: mostRows - 1 });
  const total = hasTotal ? pivotTable(model, texts, { ...range, rowStart: range.rowEnd }).rows : [];
  const rowCount = countOf(items.slice(0, mostRows));
  return { head: first.head, rows: [...first.rows, ...total], rowCount, leftOut: countOf(items) - rowCount };
}
