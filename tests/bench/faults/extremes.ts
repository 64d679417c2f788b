/** The largest of the measured values; `undefined` when nothing was measured. */
export const largest = (values: readonly number[]): number | undefined =>
  values.length > 0 ? Math.max(...values) : undefined;

/** The smallest of the measured values; `undefined` when nothing was measured. */
export const smallest = (values: readonly number[]): number | undefined =>
  values.length > 0 ? Math.min(...values) : undefined;
