import { isRecord } from '@/common/isRecord';
import { reportRoute, slicesBody } from '@/common/reportRoute';
import type { SliceValue } from '@/common/reportRoute';
import { plainText } from '../defineControl';

/** What the control says about its report, with the values of its expressions. */
export interface ReportInput {
  readonly reportcode?: unknown;
  /** Values by the codes of slices; the report starts with its own when none is bound. */
  readonly conditions?: unknown;
  readonly dimension?: unknown;
}

/** The display that the sub-app begins with, by the look of the control. */
const DISPLAYS = {
  table: undefined,
  chart: 'bar',
  bar: 'bar',
  line: 'line',
  pie: 'pie',
  stacked: 'stacked',
  combined: 'combined',
} as const;

/** A text, or a list of texts. Empty for what does not filter. */
function sliceValue(value: unknown): SliceValue {
  return Array.isArray(value) ? value.map(plainText).filter((text) => text !== '') : plainText(value);
}

/**
 * Conditions that a page binds are complete, also while they are empty: the person who clears the page's field wants all,
 * not the conditions that the report starts with. Undefined where it binds none.
 */
function slicesOf(conditions: unknown) {
  if (!isRecord(conditions) || Object.keys(conditions).length === 0) return undefined;
  return slicesBody(Object.fromEntries(Object.entries(conditions).map(([code, value]) => [code, sliceValue(value)])));
}

/** The native route that shows the report in a page; undefined while no report is named. */
export function routeOf(
  { reportcode, conditions, dimension }: ReportInput,
  look: keyof typeof DISPLAYS = 'table',
): string | undefined {
  const code = plainText(reportcode);
  if (code === '') return undefined;
  const asked = { slices: slicesOf(conditions), switchdim: plainText(dimension) || undefined, view: DISPLAYS[look] };
  return reportRoute(code, asked, true);
}
