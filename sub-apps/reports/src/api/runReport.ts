import { isRecord } from '@atrium/common/isRecord';
import { itemCountOf } from '@atrium/common/paging/paging';
import { fittingList, looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import {
  array,
  check,
  fallback,
  minLength,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
import { askReport, RUN } from './askReport';
import { columnSchema, columnType } from './columnSchema';
import { appliedSchema, listedSlices, slicesSchema } from './conditionSchemas';
import { nameText } from './nameText';
import { pivotSchema } from './pivotSchema';
import type { AppliedSlice, Element, PathStep, Report } from './report';
import { tooManyLevels } from './reportRefusal';
import { MARK_KINDS, settingBody } from './reportQuery';
import type { DrillStep, Layout, ReportQuery } from './reportQuery';
import { readRow, readRows } from './rows';
import { slicesInWords } from './slicesInWords';

const codesSchema = optional(fittingList(string()), []);
const markSchema = object({ elementcode: string(), kind: picklist(MARK_KINDS), limit: number() });

/** The order of rows, in an answer or in an address. */
export const sortingSchema = object({ code: string(), order: picklist(['asc', 'desc']) });

/** A layout, in an answer, in an address or as unsaved input. */
export const layoutSchema = pipe(
  object({
    rows: codesSchema,
    columns: codesSchema,
    values: codesSchema,
    marks: optional(fittingList(markSchema), []),
  }),
  transform(({ rows, columns, values, marks }): Layout => ({
    rows,
    columns,
    values,
    marks: marks.map(({ elementcode, kind, limit }) => ({ measure: elementcode, kind, limit })),
  })),
);

const elementSchema = pipe(
  object({ elementcode: pipe(looseString, minLength(1)), alias: nameText, type: columnType }),
  transform(({ elementcode, alias, type }): Element => ({ code: elementcode, name: alias, type })),
);

const stepSchema = pipe(
  object({ elementcode: looseString, value: looseString, alias: nameText, text: nameText }),
  transform(({ elementcode, value, alias, text }): PathStep => {
    return { dimension: elementcode, value, name: alias, text };
  }),
);

const elementsSchema = fittingList(elementSchema);

/** Undefined conditions: the platform does not tell those in force. */
type ToldReport = Omit<Report, 'applied'> & { applied: readonly AppliedSlice[] | undefined };

/** An answer with neither rows nor elements would look like a report without data. */
const isReport = (wire: unknown) =>
  isRecord(wire) &&
  ['columns', 'pivot', 'dimensions'].some((part) => Array.isArray(wire[part]) || isRecord(wire[part]));

const reportSchema = pipe(
  unknown(),
  check(isReport, 'It is no report.'),
  object({
    reportname: fallback(nameText, ''),
    columns: nullish(array(unknown()), []),
    rows: nullish(array(unknown()), []),
    itemcount: fallback(numeric, Number.NaN),
    sorting: fallback(nullish(sortingSchema), undefined),
    totals: optional(unknown()),
    slices: optional(slicesSchema, []),
    applied: optional(appliedSchema),
    layout: fallback(nullish(layoutSchema), undefined),
    layoutscope: fallback(picklist(['own', 'report']), 'report'),
    dimensions: optional(elementsSchema, []),
    measures: optional(elementsSchema, []),
    path: optional(fittingList(stepSchema), []),
    pivot: nullish(pivotSchema),
    templettype: fallback(optional(pipe(numeric, picklist([1, 2, 3]))), undefined),
  }),
  transform((wire): ToldReport => {
    const columns = read(fittingList(columnSchema), wire.columns);
    const { rows, faults, leftOut } = readRows(wire.rows);
    const totals = readRow(wire.totals ?? {});
    const slices = listedSlices(wire.slices, wire.applied ?? []);
    return {
      name: wire.reportname,
      columns,
      rows,
      itemCount: wire.itemcount,
      sorting: wire.sorting ?? undefined,
      totals: totals.row,
      slices,
      applied: wire.applied,
      layout: wire.layout ?? undefined,
      layoutScope: wire.layoutscope,
      dimensions: wire.dimensions,
      measures: wire.measures,
      path: wire.path,
      pivot: wire.pivot?.pivot,
      templateType: wire.templettype,
      unshown: {
        faults: wire.columns.length - columns.length + faults + totals.faults + (wire.pivot?.faults ?? 0),
        rows: leftOut,
        slices: wire.slices.length - slices.length,
      },
    };
  }),
);

/** Levels of rows or of columns; with thousands the browser would exhaust its call stack. */
const MOST_LEVELS = 20;

/** Members that were drilled into, in the words of an answer where it has them. */
export const pathInWords = (path: readonly DrillStep[], told: readonly PathStep[]): readonly PathStep[] =>
  path.map((step) => {
    const words = told.find(({ dimension, value }) => dimension === step.dimension && value === step.value);
    return { name: '', text: step.value, ...words, ...step };
  });

/**
 * A report as the query asks for it: one page of rows, or a whole cross table. What the platform does not tell of the
 * conditions and the path is as it was asked for.
 */
export async function runReport(http: PortalHttp, query: ReportQuery, signal: AbortSignal): Promise<Report> {
  const report = read(reportSchema, await askReport(http, query, signal));
  const { pivot } = report;
  if (pivot && Math.max(pivot.rows.length, pivot.columns.length) > MOST_LEVELS) throw tooManyLevels();
  return {
    ...report,
    applied: report.applied ?? slicesInWords(query.slices ?? {}, report.slices),
    path: pathInWords(query.path, report.path),
    isFirstPage: query.page.index === 1,
    itemCount: itemCountOf(report.itemCount, report.rows.length, query.page),
  };
}

/** What a report could be made of, with its layout and conditions and without rows. */
export async function getSetting(http: PortalHttp, reportCode: string, signal: AbortSignal): Promise<Report> {
  const report = read(reportSchema, await http.post(RUN, settingBody(reportCode), { signal, isRead: true }));
  return { ...report, applied: report.applied ?? [] };
}
