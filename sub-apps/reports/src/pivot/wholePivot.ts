import { LANGUAGES } from '@atrium/common/languages';
import type { Language } from '@atrium/common/languages';
import type { Translate } from '@atrium/portal/sdk';
import type { PivotData } from '../api/report';
import type { CopiedTable } from './copyText';
import { pivotTable, wholeRange } from './model/pivotTable';
import { pivotTexts } from './model/pivotTexts';
import { pivotModel, pivotSource } from './pivotModel';

const NOTHING_FOLDED: ReadonlySet<string> = new Set();

/** A cross table as texts, unfolded, with its subtotals and its headers repeated in each row, up to `mostRows`. */
export function wholePivot(
  data: PivotData,
  t: Translate,
  language: Language,
  mostRows: number,
): CopiedTable & { leftOut: number } {
  const view = { foldedRows: NOTHING_FOLDED, foldedColumns: NOTHING_FOLDED, sorting: undefined, showSubtotals: true };
  const model = pivotModel(pivotSource(data), { ...view, language: LANGUAGES[language].tag });
  const range = wholeRange(model);
  const table = pivotTable(model, pivotTexts(t), { ...range, rowEnd: Math.min(range.rowEnd, mostRows - 1) });
  return { ...table, leftOut: Math.max(0, model.rows.items.length - mostRows) };
}
