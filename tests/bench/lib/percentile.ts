/** The smallest value that at least `share` (0–1) of the values do not exceed. `undefined` for an empty list. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
