import { DEFAULT_PAGE_SIZE } from '@atrium/common/paging/paging';
import type { PageOf } from '@atrium/common/paging/paging';
import { slicesBody } from '@atrium/common/reportRoute';
import type { SliceValue } from '@atrium/common/reportRoute';

/** Values by slice code. An empty value does not filter. */
export type SliceValues = Readonly<Record<string, SliceValue>>;

/** A member of a dimension that was drilled into, by its key. */
export interface DrillStep {
  dimension: string;
  value: string;
  /** It only names the place of the next one, which was drilled into in a cross table: a way back leads past it. */
  isOuter?: true;
}

/** A bar behind each figure, or those above or below a limit in the colour of the mark. */
export const MARK_KINDS = ['bar', 'above', 'below'] as const;

/** Highlights the figures of a measure. */
export interface Mark {
  measure: string;
  kind: (typeof MARK_KINDS)[number];
  /** The limit; 0 for a bar. */
  limit: number;
}

/** Which dimensions form the rows and columns of a report and which measures it shows; codes in order. */
export interface Layout {
  rows: readonly string[];
  columns: readonly string[];
  values: readonly string[];
  marks: readonly Mark[];
}

export interface Sorting {
  /** Code of the column. */
  code: string;
  order: 'asc' | 'desc';
}

/** What a report is asked for (business spec §3). */
export interface ReportQuery {
  reportCode: string;
  /** Undefined: the report starts with its own conditions (`init`). */
  slices: SliceValues | undefined;
  /** Undefined: the layout's own dimension. */
  dimension: string | undefined;
  /** Members that were drilled into, from the top. */
  path: readonly DrillStep[];
  /** Undefined: the layout that the server keeps for the person, else the report's. */
  layout: Layout | undefined;
  sorting: Sorting | undefined;
  page: PageOf;
}

/** What a report is asked for first, when it is opened without conditions. */
export const firstQuery = (reportCode: string): ReportQuery => ({
  ...{ reportCode, slices: undefined, dimension: undefined, path: [], layout: undefined, sorting: undefined },
  page: { index: 1, size: DEFAULT_PAGE_SIZE },
});

export const stepBody = ({ dimension, value }: DrillStep) => ({ elementcode: dimension, value });

export const layoutBody = ({ rows, columns, values, marks }: Layout) => ({
  rows,
  columns,
  values,
  marks: marks.map(({ measure, kind, limit }) => ({ elementcode: measure, kind, limit })),
});

/** The report request (business spec §3). `drill` is the last member that was drilled into, `pdrill` those above it. */
export function reportBody(query: ReportQuery) {
  const { reportCode, slices, dimension, path, layout, sorting, page } = query;
  const last = path.at(-1);
  return {
    reportcode: reportCode,
    slices: slicesBody(slices ?? {}),
    ...(slices === undefined && { init: 1 }),
    ...(dimension !== undefined && { switchdim: { elementcode: dimension } }),
    ...(last && { drill: stepBody(last), pdrill: path.slice(0, -1).map(stepBody) }),
    ...(layout && { layout: layoutBody(layout) }),
    ...(sorting && { sorting }),
    pageInfo: { pageindex: page.index, pagesize: page.size },
  };
}

/** The request for the setting of a report: its elements and its layout, without rows. */
export const settingBody = (reportCode: string) => ({ reportcode: reportCode, slices: [], isSetting: 1 });
