import { growthOf, GROWTH_ARROWS } from '@atrium/common/growth';
import type { Growth } from '@atrium/common/growth';
import { formatPercent } from '@atrium/common/money/percent';
import { round } from '@atrium/common/money/round';
import { formatNumber, isFigure, MONEY_DECIMALS, NO_FIGURE } from '@atrium/common/money/format';
import type { ReportColumn } from '../api/report';

export type FigureFormat = Pick<ReportColumn, 'type' | 'decimals' | 'isComparison'>;

/** Of a share or growth whose field does not say how many. */
export const PERCENT_DECIMALS = 1;

const DECIMAL = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** The number of a cell; undefined where it is missing or a text. */
export function numberOf(value: string | number | null | undefined): number | undefined {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '' || text === null || text === undefined) return undefined;
  const number = typeof text === 'number' || DECIMAL.test(text) ? Number(text) : Number.NaN;
  return isFigure(number) ? number : undefined;
}

/** Rounds half away from zero, also where the binary number lies below the tie. */
const fixed = (value: number, decimals: number) => formatNumber(round(value, decimals), decimals);

function plainText(value: number, { type, decimals }: FigureFormat): string {
  switch (type) {
    case 'money':
      return fixed(value, decimals ?? MONEY_DECIMALS);
    case 'percent':
      return formatPercent(value, decimals ?? PERCENT_DECIMALS);
    default:
      return decimals === undefined ? formatNumber(value) : fixed(value, decimals);
  }
}

/** The direction of a comparison: 1 rises, -1 falls, 0 is neither, also of what is missing or no comparison. */
export function directionOf(value: string | number | null | undefined, { isComparison }: FigureFormat): Growth {
  return isComparison ? growthOf(numberOf(value) ?? 0) : 0;
}

/**
 * A value as it is shown: money with two decimals, 0.125 as 12.5%, a comparison with its direction instead of a sign
 * (`▲ 12.5%`, `▼ 3.0%`), a missing value as a dash.
 */
export function figureText(value: string | number | null | undefined, column: FigureFormat): string {
  const number = column.type === 'text' ? undefined : numberOf(value);
  if (number === undefined) {
    const isFigure = column.type !== 'text' && typeof value === 'number';
    return isFigure || value === null || value === undefined || value === '' ? NO_FIGURE : String(value);
  }
  const direction = directionOf(number, column);
  if (direction === 0) return plainText(number, column);
  return `${GROWTH_ARROWS[direction]} ${plainText(Math.abs(number), column)}`;
}
