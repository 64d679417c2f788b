import { add, mul, sub } from '@/common/money/decimal';
import { round } from '@/common/money/round';
import { isEmptyValue } from '../defineControl';
import { judgeNumber } from './judgeNumber';
import type { NumberLimits } from './judgeNumber';

/** One unit of the last of so many decimals. */
const unitOf = (decimals: number) => Number(`1e-${decimals}`);

/** The least and the greatest number that the limits allow. */
function rangeOf({ min = -Infinity, max = Infinity, decimals = 0, integerdigits, signed }: NumberLimits) {
  const largest = integerdigits === undefined ? Infinity : sub(10 ** integerdigits, unitOf(decimals));
  return { least: Math.max(min, signed === 0 ? 0 : -largest), greatest: Math.min(max, largest) };
}

/**
 * The value after so many steps, within its limits and without binary noise. Undefined where no step can be taken: from
 * a text that is no number, or where the limits allow no such number.
 * @param step As the protocol declares it; otherwise one unit of the last declared decimal.
 */
export function stepNumber(
  value: unknown,
  count: number,
  limits: NumberLimits,
  step = unitOf(limits.decimals ?? 0),
): number | undefined {
  if (typeof value !== 'number' && !isEmptyValue(value)) return undefined;
  const moved = add(typeof value === 'number' ? value : 0, mul(count, step));
  const { least, greatest } = rangeOf(limits);
  const exact = limits.decimals === undefined ? moved : round(moved, limits.decimals);
  const next = Math.min(Math.max(exact, least), greatest);
  return judgeNumber(next, limits) === undefined ? next : undefined;
}
