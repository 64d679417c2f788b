import { isRecord } from '@/common/isRecord';
import { plainText } from '../defineControl';

/** What the control says about its report, with the values of its expressions. */
export interface ReportInput {
  readonly reportcode?: unknown;
  /** Values by the codes of slices; the report starts with its own when left out. */
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
function sliceValue(value: unknown): string | readonly string[] {
  return Array.isArray(value) ? value.map(plainText).filter((text) => text !== '') : plainText(value);
}

const slicesOf = (conditions: Readonly<Record<string, unknown>>) =>
  Object.entries(conditions).flatMap(([code, given]) => {
    const value = sliceValue(given);
    return value.length > 0 ? [{ code, value }] : [];
  });

/** The native route that shows the report in a page; undefined while no report is named. */
export function reportRoute(
  { reportcode, conditions, dimension }: ReportInput,
  look: keyof typeof DISPLAYS = 'table',
): string | undefined {
  const code = plainText(reportcode);
  if (code === '') return undefined;
  // JSON leaves out what is undefined.
  const asked = JSON.stringify({
    slices: isRecord(conditions) ? slicesOf(conditions) : undefined,
    switchdim: plainText(dimension) || undefined,
    view: DISPLAYS[look],
  });
  const query = new URLSearchParams({ reportcode: code, ...(asked !== '{}' && { conditions: asked }), embedded: '1' });
  return `/report-detail?${query.toString()}`;
}
