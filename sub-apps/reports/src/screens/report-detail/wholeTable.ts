import { lookUp } from '@atrium/common/lookUp';
import type { Language } from '@atrium/common/languages';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { Translate } from '@atrium/portal/sdk';
import type { Report, ReportRow } from '../../api/report';
import type { ReportQuery } from '../../api/reportQuery';
import { runReport } from '../../api/runReport';
import { figureText } from '../../figures/figureText';
import { totalCell } from './totalCell';

/** A report as texts, to copy or print. */
export interface TextTable {
  head: readonly (readonly string[])[];
  rows: readonly (readonly string[])[];
  /** The columns at the left that name a row; the others are figures. */
  nameColumns: number;
  /** Rows of figures, without those of totals and subtotals. */
  rowCount: number;
  /** Such rows that were left out because there are too many. */
  leftOut: number;
}

const PAGE_ROWS = 100;
/** More rows belong into an export. */
const MOST_ROWS = 2_000;
/** Of a cross table, which may have hundreds of columns: more take seconds to write, and longer to paste. */
const MOST_CELLS = 200_000;

/** How many rows are read, of how many. */
export interface ReadRows {
  rows: number;
  of: number;
}

/** All rows of a flat report, up to `MOST_ROWS`: those that are shown where they are all, else read page by page. */
async function allRows({ http, report, query, signal, onRows }: Whole): Promise<readonly ReportRow[]> {
  if (report.rows.length >= report.itemCount) return report.rows.slice(0, MOST_ROWS);
  const of = Math.min(report.itemCount, MOST_ROWS);
  const rows: ReportRow[] = [];
  for (let index = 1; rows.length < of; index += 1) {
    onRows({ rows: rows.length, of });
    const page = await runReport(http, { ...query, page: { index, size: PAGE_ROWS } }, signal);
    rows.push(...page.rows);
    // A platform that counts wrongly, or pages otherwise, neither keeps this loop going nor repeats its rows.
    if (page.rows.length !== PAGE_ROWS) break;
  }
  return rows.slice(0, MOST_ROWS);
}

interface Whole {
  http: PortalHttp;
  report: Report;
  query: ReportQuery;
  t: Translate;
  language: Language;
  /** Gives up the reading: it rejects as `cancelled`. */
  signal: AbortSignal;
  /** Called before each page. */
  onRows(read: ReadRows): void;
}

/** The whole report with its titles and totals. Growth has a sign instead of an arrow, so that programs can read it. */
export async function wholeTable(whole: Whole): Promise<TextTable> {
  const { report, t, language } = whole;
  const { columns, totals, pivot } = report;
  if (pivot) {
    const { wholePivot } = await import(/* webpackChunkName: "pivot" */ '../../pivot/wholePivot');
    const rows = Math.floor(MOST_CELLS / (pivot.columnKeys.length * pivot.values.length || 1));
    return { ...wholePivot(pivot, t, language, Math.min(MOST_ROWS, rows)), nameColumns: pivot.rows.length };
  }
  const rows = await allRows(whole);
  const texts = (row: ReportRow) =>
    columns.map((column) => figureText(lookUp(row, column.code), { ...column, isComparison: false }));
  const totalRow = columns.map((column, index) =>
    totalCell(totals, { ...column, isComparison: false }, index === 0, t('reports.detail.total')),
  );
  const hasTotals = Object.keys(totals).length > 0;
  return {
    head: [columns.map(({ title }) => title)],
    rows: [...rows.map(texts), ...(hasTotals ? [totalRow] : [])],
    nameColumns: columns.filter(({ type }) => type === 'text').length,
    rowCount: rows.length,
    leftOut: Math.max(report.itemCount, report.rows.length + report.unshown.rows) - rows.length,
  };
}
