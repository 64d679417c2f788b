import { list, numeric, read, looseString } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import {
  array,
  fallback,
  null_,
  nullish,
  number,
  object,
  picklist,
  pipe,
  record,
  string,
  transform,
  union,
} from 'valibot';

/** The query of a report. */
export interface ReportQuery {
  reportCode: string;
  /** Selected values by slice code. */
  slices: Readonly<Record<string, string>>;
  dimension: string | undefined;
  pageIndex: number;
  pageSize: number;
}

export type ColumnType = 'text' | 'number' | 'money' | 'percent';
export type Cell = string | number | null;
export type ReportRow = Readonly<Record<string, Cell>>;

export interface ReportColumn {
  code: string;
  title: string;
  type: ColumnType;
}

/** A filter of a report, with its values. */
export interface Slice {
  code: string;
  name: string;
  options: readonly { key: string; text: string }[];
}

export interface Report {
  name: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  itemCount: number;
  /** Of all rows, not only of this page; by column code. */
  totals: ReportRow;
  slices: readonly Slice[];
}

const rowSchema = record(string(), union([string(), number(), null_()]));

const reportSchema = pipe(
  object({
    reportname: looseString,
    columns: list(
      object({
        code: looseString,
        title: looseString,
        type: fallback(picklist(['text', 'number', 'money', 'percent']), 'text'),
      }),
    ),
    rows: list(rowSchema),
    itemcount: numeric,
    totals: nullish(rowSchema, {}),
    slices: list(
      pipe(
        object({
          code: looseString,
          alias: looseString,
          options: array(object({ key: looseString, text: looseString })),
        }),
        transform(({ code, alias, options }): Slice => ({ code, name: alias, options })),
      ),
    ),
  }),
  transform((wire): Report => ({
    name: wire.reportname,
    columns: wire.columns ?? [],
    rows: wire.rows ?? [],
    itemCount: wire.itemcount,
    totals: wire.totals ?? {},
    slices: wire.slices ?? [],
  })),
);

/** One page of a report, filtered and grouped by the query. */
export async function runReport(http: PortalHttp, query: ReportQuery, signal: AbortSignal): Promise<Report> {
  const body = {
    reportcode: query.reportCode,
    slices: Object.entries(query.slices).map(([code, value]) => ({ code, value })),
    ...(query.dimension !== undefined && { switchdim: { elementcode: query.dimension } }),
    pageInfo: { pageindex: query.pageIndex, pagesize: query.pageSize },
  };
  return read(reportSchema, await http.post('/api/teapi/report/biengine/report', body, { signal, isRead: true }));
}
