import { round } from '@/common/money/decimal';
import { MONEY_DECIMALS, formatNumber } from '@/common/money/format';
import { defineControl, plainText } from '../defineControl';
import { judgeNumber } from '../number/judgeNumber';

/** Decimal digits that a number holds exactly. */
const EXACT_DIGITS = 15;

export default defineControl({
  type: 'money',
  category: 'input',
  check({ decimals = MONEY_DECIMALS, integerdigits = 1 }) {
    return integerdigits + decimals > EXACT_DIGITS
      ? { key: 'integerdigits', expected: `≤ ${EXACT_DIGITS - decimals}` }
      : undefined;
  },
  validate: (value, { decimals = MONEY_DECIMALS, integerdigits = EXACT_DIGITS - decimals, signed = 0, ...limits }) =>
    judgeNumber(value, { ...limits, decimals, integerdigits, signed }),
  format(value, { decimals = MONEY_DECIMALS }) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return plainText(value);
    return formatNumber(round(value, decimals), decimals);
  },
});
