import { round } from '../../common/money/round';
import { formatNumber, MONEY_DECIMALS, NO_FIGURE } from '../../common/money/format';
import { formatPercent } from '../../common/money/percent';
import type { ChartSeries } from './chartData';

/** Beyond these digits the computer's own inaccuracy would show: 0.1 + 0.2 is 0.30000000000000004. */
const EXACT_DIGITS = 15;

/** As many decimals as the browser writes, whatever is asked for. */
const MOST_DECIMALS = 20;

/** A number as a person reads it. */
export function numberText(
  value: number | null | undefined,
  { format, decimals: asked }: Pick<ChartSeries, 'format' | 'decimals'> = {},
): string {
  if (value === null || value === undefined) return NO_FIGURE;
  const decimals = asked === undefined ? undefined : Math.min(MOST_DECIMALS, Math.max(0, Math.trunc(asked)));
  const exact = Number(value.toPrecision(EXACT_DIGITS));
  if (format === 'percent') return formatPercent(exact, decimals);
  const places = decimals ?? (format === 'money' ? MONEY_DECIMALS : undefined);
  return formatNumber(places === undefined ? exact : round(exact, places), places);
}
