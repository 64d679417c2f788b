import { round, shiftPoint } from './round';
import { formatNumber } from './format';

/** More decimals of a percentage tell a person nothing. */
const MOST_DECIMALS = 2;

/** A share as a percentage: 0.25 → "25%", 0.12345 → "12.35%"; with `decimals` always as many: "25.0%". */
export function formatPercent(share: number, decimals?: number): string {
  return `${formatNumber(round(shiftPoint(share, 2), decimals ?? MOST_DECIMALS), decimals)}%`;
}
