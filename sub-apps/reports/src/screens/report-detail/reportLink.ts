import {
  array,
  fallback,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  parseJson,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { PAGE_SIZES } from '@atrium/common/paging/paging';
import { reportRoute as routeWith, slicesBody } from '@atrium/common/reportRoute';
import { bit } from '@atrium/common/schemas';
import { layoutBody, stepBody } from '../../api/reportQuery';
import type { SliceValues } from '../../api/reportQuery';
import { layoutSchema, sortingSchema } from '../../api/runReport';
import { DISPLAYS } from './displays';
import { FIRST_VIEW } from './reportView';
import type { ReportView } from './reportView';

const slicesSchema = pipe(
  array(object({ code: string(), value: union([string(), array(string())]) })),
  transform((slices): SliceValues => Object.fromEntries(slices.map(({ code, value }) => [code, value]))),
);

/** More pages are no place to which a person could have turned. */
const MOST_PAGES = 1_000_000;

/** No path leads deeper; a longer one was not made here. */
const MOST_LEVELS = 20;
const stepSchema = object({ elementcode: string(), value: string(), isouter: bit });

/** The codes of the first and the second measure; an empty one is not chosen. */
const measuresSchema = pipe(
  array(string()),
  transform(([first, second]) => ({ ...(first && { first }), ...(second && { second }) })),
);

const pageSchema = object({
  pageindex: pipe(number(), integer(), minValue(1), maxValue(MOST_PAGES)),
  pagesize: picklist(PAGE_SIZES),
});

/** The view of a report in the words of its request. `chosen`: conditions that wait in the form. */
const conditionsSchema = object({
  slices: optional(slicesSchema),
  chosen: optional(slicesSchema),
  switchdim: optional(string()),
  drill: optional(pipe(array(stepSchema), maxLength(MOST_LEVELS)), []),
  view: fallback(optional(picklist(DISPLAYS), 'table'), 'table'),
  layout: optional(layoutSchema),
  sorting: optional(sortingSchema),
  pageInfo: fallback(optional(pageSchema), undefined),
  measures: fallback(optional(measuresSchema), undefined),
});

function viewOf(conditions: InferOutput<typeof conditionsSchema>): ReportView {
  const { slices, chosen, switchdim, drill, view, layout, sorting, pageInfo, measures } = conditions;
  return {
    ...FIRST_VIEW,
    display: view,
    dimension: switchdim,
    layout,
    sorting,
    slices,
    chosen,
    path: drill.map(({ elementcode, value, isouter }) => ({
      dimension: elementcode,
      value,
      ...(isouter && { isOuter: true }),
    })),
    ...(pageInfo && { page: { index: pageInfo.pageindex, size: pageInfo.pagesize } }),
    ...(measures && { measures }),
  };
}

const conditionsOf = ({ slices, dimension, path, display, layout, sorting, measures }: ReportView) => ({
  ...(slices && { slices: slicesBody(slices) }),
  ...(dimension !== undefined && { switchdim: dimension }),
  ...(path.length > 0 && { drill: path.map((step) => ({ ...stepBody(step), ...(step.isOuter && { isouter: 1 }) })) }),
  ...(display !== 'table' && { view: display }),
  ...(layout && { layout: layoutBody(layout) }),
  ...(sorting && { sorting }),
  ...(measures && { measures: [measures.first ?? '', measures.second ?? ''] }),
});

export interface ReportLink {
  reportCode: string;
  view: ReportView;
  /** What a reset goes back to: inside a page the conditions that the page gives it. */
  start: ReportView;
  /** Inside a page: without the title and the buttons of a screen. */
  isEmbedded: boolean;
  /** The conditions could not be read; the report starts with its own. */
  isBroken: boolean;
}

/** Reads the route's query. Its parameter `conditions` is JSON. */
export function readLink(query: URLSearchParams): ReportLink {
  const read = safeParse(pipe(string(), parseJson(), conditionsSchema), query.get('conditions') ?? '{}');
  const isEmbedded = query.get('embedded') === '1';
  const view = read.success ? viewOf(read.output) : FIRST_VIEW;
  return {
    reportCode: query.get('reportcode') ?? '',
    isEmbedded,
    view,
    start: isEmbedded ? view : FIRST_VIEW,
    isBroken: !read.success,
  };
}

/** The route that opens the report with the conditions of the view. */
export const reportRoute = (reportCode: string, slices: SliceValues, view: ReportView): string =>
  routeWith(reportCode, conditionsOf({ ...view, slices }));

const keptSchema = object({ route: string(), conditions: conditionsSchema, grid: optional(unknown()) });

/** What the tab of a report keeps: also what waits in the form, the page, and the folds of a cross table. */
export const keptView = (route: string, view: ReportView) => ({
  route,
  conditions: {
    ...conditionsOf(view),
    ...(view.chosen && { chosen: slicesBody(view.chosen) }),
    pageInfo: { pageindex: view.page.index, pagesize: view.page.size },
  },
  ...(view.grid !== undefined && { grid: view.grid }),
});

/** The link with the view that its tab has kept, for example over a reload, instead of that of its address. */
export function withKeptView(link: ReportLink, route: string, kept: unknown): ReportLink {
  const read = safeParse(keptSchema, kept);
  if (!read.success || read.output.route !== route) return link;
  const { conditions, grid } = read.output;
  return { ...link, view: { ...viewOf(conditions), ...(grid !== undefined && { grid }) }, isBroken: false };
}
