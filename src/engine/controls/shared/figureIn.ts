import { isFigure } from '@/common/money/format';
import { toNumber } from '../../expressions/functions/toNumber';

/** The number in a value, also one that is written as text; undefined for what is empty or no figure, never 0 instead. */
export function figureIn(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = toNumber(value);
  return isFigure(number) ? number : undefined;
}
