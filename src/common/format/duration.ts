const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DECIMALS = 2;

export interface Duration {
  readonly amount: string;
  readonly unit: 'second' | 'seconds' | 'minutes' | 'hours';
}

/** A duration in words (business spec §9), at least one second. Undefined for a negative or infinite number. */
export function durationOf(ms: number): Duration | undefined {
  if (!Number.isFinite(ms) || ms < 0) return undefined;
  if (ms < SECOND_MS) return { amount: '1', unit: 'second' };
  if (ms < MINUTE_MS) return { amount: (ms / SECOND_MS).toFixed(DECIMALS), unit: 'seconds' };
  return ms < HOUR_MS
    ? { amount: (ms / MINUTE_MS).toFixed(DECIMALS), unit: 'minutes' }
    : { amount: (ms / HOUR_MS).toFixed(DECIMALS), unit: 'hours' };
}
