import { array, fallback, object, optional, parseJson, picklist, pipe, safeParse, string, union } from 'valibot';
import { layoutBody, slicesBody } from '../../api/reportQuery';
import type { SliceValues } from '../../api/reportQuery';
import { layoutSchema } from '../../api/runReport';
import { DISPLAYS } from './displays';
import { FIRST_VIEW } from './reportView';
import type { ReportView } from './reportView';

const stepSchema = object({ elementcode: string(), value: string() });

/** The query parameter `conditions`: JSON in the words of the report request, and how the answer is shown. */
const conditionsSchema = pipe(
  string(),
  parseJson(),
  object({
    slices: optional(array(object({ code: string(), value: union([string(), array(string())]) }))),
    switchdim: optional(string()),
    drill: optional(array(stepSchema), []),
    view: fallback(optional(picklist(DISPLAYS), 'table'), 'table'),
    layout: optional(layoutSchema),
    sorting: optional(object({ code: string(), order: picklist(['asc', 'desc']) })),
  }),
);

export interface ReportLink {
  reportCode: string;
  view: ReportView;
  /** Inside a page: without the title and the buttons of a screen. */
  isEmbedded: boolean;
  /** The conditions could not be read; the report starts with its own. */
  isBroken: boolean;
}

/** Reads the route's query. */
export function readLink(query: URLSearchParams): ReportLink {
  const read = safeParse(conditionsSchema, query.get('conditions') ?? '{}');
  const link = { reportCode: query.get('reportcode') ?? '', isEmbedded: query.get('embedded') === '1' };
  if (!read.success) return { ...link, view: FIRST_VIEW, isBroken: true };
  const { slices, switchdim, drill, view, layout, sorting } = read.output;
  return {
    ...link,
    isBroken: false,
    view: {
      ...FIRST_VIEW,
      display: view,
      dimension: switchdim,
      layout,
      sorting,
      slices: slices && Object.fromEntries(slices.map(({ code, value }) => [code, value])),
      path: drill.map(({ elementcode, value }) => ({ dimension: elementcode, value })),
    },
  };
}

/** The route that opens the report with the conditions of the view. */
export function reportRoute(reportCode: string, slices: SliceValues, view: ReportView): string {
  const { dimension, path, display, layout, sorting } = view;
  const conditions = {
    slices: slicesBody(slices),
    ...(dimension !== undefined && { switchdim: dimension }),
    ...(path.length > 0 && { drill: path.map((step) => ({ elementcode: step.dimension, value: step.value })) }),
    ...(display !== 'table' && { view: display }),
    ...(layout && { layout: layoutBody(layout) }),
    ...(sorting && { sorting }),
  };
  const query = new URLSearchParams({ reportcode: reportCode, conditions: JSON.stringify(conditions) });
  return `/report-detail?${query.toString()}`;
}
