import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { Report, ReportRow } from '../../api/report';
import type { ReportQuery } from '../../api/reportQuery';
import { runReport } from '../../api/runReport';
import { figureText } from '../../figures/figureText';

/** A report as texts, to copy or print. */
export interface TextTable {
  head: readonly (readonly string[])[];
  rows: readonly (readonly string[])[];
  /** Rows that were left out because there are too many. */
  leftOut: number;
}

const PAGE_ROWS = 100;
/** More rows belong into an export. */
const MOST_ROWS = 2_000;

const never = new AbortController().signal;

/** All rows of a flat report, up to `MOST_ROWS`: those that are shown where they are all, else read page by page. */
async function allRows(http: PortalHttp, report: Report, query: ReportQuery): Promise<readonly ReportRow[]> {
  if (report.rows.length >= report.itemCount) return report.rows;
  const rows: ReportRow[] = [];
  for (let index = 1; rows.length < Math.min(report.itemCount, MOST_ROWS); index += 1) {
    const page = await runReport(http, { ...query, page: { index, size: PAGE_ROWS } }, never);
    if (page.rows.length === 0) break;
    rows.push(...page.rows);
  }
  return rows.slice(0, MOST_ROWS);
}

/** The whole report with its titles and totals, as it is shown. */
export async function wholeTable(
  http: PortalHttp,
  report: Report,
  query: ReportQuery,
  totalText: string,
): Promise<TextTable> {
  const { columns, totals } = report;
  const rows = await allRows(http, report, query);
  const texts = (row: ReportRow) => columns.map((column) => figureText(row[column.code], column));
  const totalRow = columns.map((column, index) => {
    if (index === 0) return totalText;
    return column.type !== 'text' && column.code in totals ? figureText(totals[column.code], column) : '';
  });
  const hasTotals = Object.keys(totals).length > 0;
  return {
    head: [columns.map(({ title }) => title)],
    rows: [...rows.map(texts), ...(hasTotals ? [totalRow] : [])],
    leftOut: report.itemCount - rows.length,
  };
}
