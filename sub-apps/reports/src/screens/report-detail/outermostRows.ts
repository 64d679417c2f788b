import { lookUp } from '@atrium/common/lookUp';
import type { PivotData, Report, ReportColumn } from '../../api/report';
import { figureText, numberOf } from '../../figures/figureText';
import { memberOf } from './memberOf';

/** A row of a flat report, or a member of the first dimension of a cross table with its subtotal. */
export interface OutermostRow {
  text: string;
  member: string;
  /** Its place among the rows of the answer. */
  index: number;
  /** Null where it is missing. */
  figureOf(measure: ReportColumn): number | null;
}

interface OutermostRows {
  dimension: ReportColumn | undefined;
  rows: readonly OutermostRow[];
  /** Of all pages. */
  count: number;
  /** The figure of all pages; null where the server has none. */
  totalOf(measure: ReportColumn): number | null;
}

const numberOrNull = (value: string | number | null | undefined) => numberOf(value) ?? null;
const placeOfTotal = (keys: PivotData['rowKeys']) => keys.findIndex(({ length }) => length === 0);

function pivotRows({ rows, values, rowKeys, columnKeys, cells }: PivotData): OutermostRows {
  const [dimension] = rows;
  const total = Math.max(0, placeOfTotal(columnKeys));
  const figureIn = (row: number) => (measure: ReportColumn) =>
    numberOrNull(cells[row]?.[total * values.length + values.indexOf(measure)]);
  const outermost = rowKeys.flatMap(([member = '', ...inner], index) =>
    inner.length === 0 && rowKeys[index]?.length === 1
      ? [{ text: dimension ? figureText(member, dimension) : member, member, index, figureOf: figureIn(index) }]
      : [],
  );
  return { dimension, rows: outermost, count: outermost.length, totalOf: figureIn(placeOfTotal(rowKeys)) };
}

/** The rows that are the categories of a chart, in the order of the server. */
export function outermostRows({ pivot, columns, rows, totals, itemCount }: Report): OutermostRows {
  if (pivot) return pivotRows(pivot);
  const [dimension] = columns;
  return {
    dimension,
    rows: rows.map((row, index) => ({
      text: dimension ? figureText(lookUp(row, dimension.code), dimension) : '',
      member: dimension ? memberOf(row, dimension) : '',
      index,
      figureOf: ({ code }) => numberOrNull(lookUp(row, code)),
    })),
    count: Math.max(itemCount, rows.length),
    totalOf: ({ code }) => numberOrNull(lookUp(totals, code)),
  };
}
