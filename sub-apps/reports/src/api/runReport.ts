import { isRecord } from '@atrium/common/isRecord';
import { itemCountOf } from '@atrium/common/paging/paging';
import { bit, list, looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import {
  array,
  check,
  custom,
  fallback,
  integer,
  lazy,
  maxValue,
  minValue,
  null_,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import type { GenericSchema } from 'valibot';
import type { AppliedSlice, Element, PathStep, PivotData, Report, ReportColumn, Slice, SliceOption } from './report';
import { reportBody, settingBody } from './reportQuery';
import type { Layout, ReportQuery } from './reportQuery';

const columnType = fallback(picklist(['text', 'number', 'money', 'percent']), 'text');
const sliceValue = union([string(), array(string())]);
const rowSchema = record(string(), union([string(), number(), null_()]));

const MOST_DECIMALS = 10;
/** More rows than a page of any size are not drawn: a platform that ignores the size of a page would hang the browser. */
const MOST_ROWS = 1_000;

const columnSchema = pipe(
  object({
    code: looseString,
    title: looseString,
    type: columnType,
    decimals: fallback(optional(pipe(number(), integer(), minValue(0), maxValue(MOST_DECIMALS))), undefined),
    iscomparison: bit,
    candrill: bit,
  }),
  transform(({ code, title, type, decimals, iscomparison, candrill }): ReportColumn => {
    return { code, title, type, decimals, isComparison: iscomparison, canDrill: candrill };
  }),
);

interface WireOption {
  key: string;
  text: string;
  children?: WireOption[] | null;
}

const wireOption: GenericSchema<unknown, WireOption> = object({
  key: looseString,
  text: looseString,
  children: nullish(array(lazy(() => wireOption))),
});

const toOption = ({ key, text, children }: WireOption): SliceOption => ({
  key,
  text,
  children: (children ?? []).map(toOption),
});

/** Options of a slice, nested ones as well. */
export const optionsSchema = pipe(
  list(wireOption),
  transform((options) => (options ?? []).map(toOption)),
);

/** The kinds of conditions. */
const sliceType = fallback(picklist(['dates', 'select', 'tree', 'cascade', 'text']), 'select');

const sliceSchema = pipe(
  object({
    code: looseString,
    alias: looseString,
    type: optional(sliceType, 'select'),
    ismultiple: bit,
    isrequired: bit,
    paramcode: looseString,
    options: optionsSchema,
  }),
  transform(({ code, alias, type, ismultiple, isrequired, paramcode, options }): Slice => {
    return { code, name: alias, type, isMultiple: ismultiple, isRequired: isrequired, paramCode: paramcode, options };
  }),
);

const appliedSchema = object({ code: looseString, value: sliceValue, text: looseString });

/** A layout, in an answer or in an address. */
export const layoutSchema = pipe(
  object({
    rows: list(string()),
    columns: list(string()),
    values: list(string()),
    marks: list(object({ elementcode: string(), kind: picklist(['bar', 'above', 'below']), limit: number() })),
  }),
  transform(({ rows, columns, values, marks }): Layout => ({
    rows: rows ?? [],
    columns: columns ?? [],
    values: values ?? [],
    marks: (marks ?? []).map(({ elementcode, kind, limit }) => ({ measure: elementcode, kind, limit })),
  })),
);

const elementSchema = pipe(
  object({ elementcode: looseString, alias: looseString, type: columnType }),
  transform(({ elementcode, alias, type }): Element => ({ code: elementcode, name: alias, type })),
);

const stepSchema = pipe(
  object({ elementcode: looseString, value: looseString, alias: looseString, text: looseString }),
  transform(({ elementcode, value, alias, text }): PathStep => {
    return { dimension: elementcode, value, name: alias, text };
  }),
);

/** Cells are checked in one pass without a schema for each: there may be hundreds of thousands. */
const isCells = (value: unknown): value is PivotData['cells'] =>
  Array.isArray(value) &&
  value.every((row) => Array.isArray(row) && row.every((cell) => cell === null || Number.isFinite(cell)));

const keysSchema = array(array(string()));

const pivotSchema = pipe(
  object({
    rows: array(columnSchema),
    columns: array(columnSchema),
    values: array(columnSchema),
    rowkeys: keysSchema,
    columnkeys: keysSchema,
    cells: custom<PivotData['cells']>(isCells, 'The cells are not numbers.'),
  }),
  transform(({ rowkeys, columnkeys, ...pivot }): PivotData => ({ ...pivot, rowKeys: rowkeys, columnKeys: columnkeys })),
);

/** An answer with neither rows nor elements would look like a report without data. */
const isReport = (wire: unknown) =>
  isRecord(wire) &&
  ['columns', 'pivot', 'dimensions'].some((part) => Array.isArray(wire[part]) || isRecord(wire[part]));

const reportSchema = pipe(
  unknown(),
  check(isReport, 'It is no report.'),
  object({
    reportname: looseString,
    columns: list(columnSchema),
    rows: list(rowSchema),
    itemcount: fallback(numeric, Number.NaN),
    totals: nullish(rowSchema, {}),
    slices: list(sliceSchema),
    applied: list(appliedSchema),
    layout: nullish(layoutSchema),
    layoutscope: fallback(picklist(['own', 'report']), 'report'),
    dimensions: list(elementSchema),
    measures: list(elementSchema),
    path: list(stepSchema),
    pivot: nullish(pivotSchema),
    templettype: fallback(optional(pipe(numeric, picklist([1, 2, 3]))), undefined),
  }),
  transform((wire): Report => ({
    name: wire.reportname,
    columns: wire.columns ?? [],
    rows: (wire.rows ?? []).slice(0, MOST_ROWS),
    itemCount: wire.itemcount,
    totals: wire.totals ?? {},
    slices: wire.slices ?? [],
    applied: (wire.applied ?? []) satisfies readonly AppliedSlice[],
    layout: wire.layout ?? undefined,
    layoutScope: wire.layoutscope,
    dimensions: wire.dimensions ?? [],
    measures: wire.measures ?? [],
    path: wire.path ?? [],
    pivot: wire.pivot ?? undefined,
    templateType: wire.templettype,
  })),
);

const RUN = '/api/teapi/report/biengine/report';
const DRILL = '/api/teapi/report/drill';

/** A report as the query asks for it: one page of rows, or a whole cross table. */
export async function runReport(http: PortalHttp, query: ReportQuery, signal: AbortSignal): Promise<Report> {
  const path = query.path.length > 0 ? DRILL : RUN;
  const report = read(reportSchema, await http.post(path, reportBody(query), { signal, isRead: true }));
  return { ...report, itemCount: itemCountOf(report.itemCount, report.rows.length, query.page) };
}

/** What a report could be made of, with its layout and conditions and without rows. */
export async function getSetting(http: PortalHttp, reportCode: string, signal: AbortSignal): Promise<Report> {
  return read(reportSchema, await http.post(RUN, settingBody(reportCode), { signal, isRead: true }));
}
