import { median } from './median';
import { percentile } from './percentile';

/** One measured quantity over all its repetitions. */
export interface Figure {
  median: number;
  p95: number;
  /** How many observations stand behind it. */
  n: number;
}

/** Sums up observations; `undefined` when there are none. */
export function figureOf(observations: readonly number[]): Figure | undefined {
  const middle = median(observations);
  const high = percentile(observations, 0.95);
  if (middle === undefined || high === undefined) return undefined;
  return { median: round(middle), p95: round(high), n: observations.length };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
