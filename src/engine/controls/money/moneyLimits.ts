import { MONEY_DECIMALS } from '@/common/money/format';
import type { NumberLimits } from '../number/judgeNumber';

/** Decimal digits that a number holds exactly. */
export const EXACT_DIGITS = 15;

/** The limits of an amount of money, with what counts where the protocol leaves one out. */
export function moneyLimits<L extends NumberLimits>({
  decimals = MONEY_DECIMALS,
  integerdigits = EXACT_DIGITS - decimals,
  signed = 0,
  ...limits
}: L) {
  return { ...limits, decimals, integerdigits, signed } satisfies NumberLimits;
}
