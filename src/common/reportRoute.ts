/** One value, several values, or the first and last day of a period as `YYYY-MM-DD`. */
export type SliceValue = string | readonly string[];

/** Conditions of a report by the codes of its slices, as its request has them (business spec §3). Empty ones do not filter. */
export const slicesBody = (values: Readonly<Record<string, SliceValue>>) =>
  Object.entries(values).flatMap(([code, value]) => (value.length > 0 ? [{ code, value }] : []));

/**
 * The native route of a report. `conditions` has the words of the report request, beside `view` for the display; without
 * any, and without `slices` among them, the report starts with its own conditions.
 */
export function reportRoute(reportCode: string, conditions: object = {}, isEmbedded = false): string {
  // JSON leaves out what is undefined.
  const asked = JSON.stringify(conditions);
  const query = new URLSearchParams({
    reportcode: reportCode,
    ...(asked !== '{}' && { conditions: asked }),
    ...(isEmbedded && { embedded: '1' }),
  });
  return `/report-detail?${query.toString()}`;
}
