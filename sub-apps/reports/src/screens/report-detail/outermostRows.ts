import { plainName } from '@atrium/common/format/plainName';
import { lookUp } from '@atrium/common/lookUp';
import { add } from '@atrium/common/money/decimal';
import type { PivotData, Report, ReportColumn } from '../../api/report';
import type { DrillStep } from '../../api/reportQuery';
import { figureText, numberOf } from '../../figures/figureText';
import { pivotAddsUp } from '../../pivot/model/pivotAddsUp';
import { memberOf } from './memberOf';
import { outermostKeys, placeOfTotal } from './outermostKeys';

/** A row of a flat report, or a member of the first dimension of a cross table with its subtotal. */
export interface OutermostRow {
  text: string;
  /** What a press on it drills into; empty: it has no lower level. */
  steps: readonly DrillStep[];
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

/** The figures of a row in all columns: the grand total, or the sum of the columns where they add up. */
function totalsOfRows(pivot: PivotData) {
  const { values, columnKeys, cells } = pivot;
  const total = placeOfTotal(columnKeys);
  const columns = outermostKeys(pivot, 'columns');
  return (row: number) =>
    (measure: ReportColumn): number | null => {
      const figureAt = (column: number) => numberOrNull(cells[row]?.[column * values.length + values.indexOf(measure)]);
      if (total >= 0) return figureAt(total);
      if (!pivotAddsUp(pivot, measure)) return null;
      const figures = columns.map(({ place }) => figureAt(place)).filter((figure) => figure !== null);
      return figures.length === 0 ? null : figures.reduce(add, 0);
    };
}

function pivotRows(pivot: PivotData): OutermostRows {
  const figureIn = totalsOfRows(pivot);
  const rows = outermostKeys(pivot, 'rows').map(({ dimensions, key, text, place }): OutermostRow => {
    const canDrill = dimensions.at(-1)?.canDrill ?? false;
    const steps = dimensions.map(({ code }, level) => ({ dimension: code, value: key[level] ?? '' }));
    return { text, steps: canDrill ? steps : [], index: place, figureOf: figureIn(place) };
  });
  return { dimension: pivot.rows[0], rows, count: rows.length, totalOf: figureIn(placeOfTotal(pivot.rowKeys)) };
}

/** The rows that are the categories of a chart, in the order of the server. */
export function outermostRows({ pivot, columns, rows, totals, itemCount }: Report): OutermostRows {
  if (pivot) return pivotRows(pivot);
  const [dimension] = columns;
  return {
    dimension,
    rows: rows.map((row, index) => ({
      text: dimension ? plainName(figureText(lookUp(row, dimension.code), dimension)) : '',
      steps: dimension?.canDrill ? [{ dimension: dimension.code, value: memberOf(row, dimension) }] : [],
      index,
      figureOf: ({ code }) => numberOrNull(lookUp(row, code)),
    })),
    count: Math.max(itemCount, rows.length),
    totalOf: ({ code }) => numberOrNull(lookUp(totals, code)),
  };
}
