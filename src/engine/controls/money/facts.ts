import { round } from '@/common/money/round';
import { MONEY_DECIMALS, formatNumber } from '@/common/money/format';
import { defineControl, plainText } from '../defineControl';
import { judgeNumber } from '../number/judgeNumber';
import { EXACT_DIGITS, moneyLimits } from './moneyLimits';

export default defineControl({
  type: 'money',
  category: 'input',
  check({ decimals = MONEY_DECIMALS, integerdigits = 1 }) {
    return integerdigits + decimals > EXACT_DIGITS
      ? { key: 'integerdigits', expected: `≤ ${EXACT_DIGITS - decimals}` }
      : undefined;
  },
  validate: (value, props) => judgeNumber(value, moneyLimits(props)),
  format(value, { decimals = MONEY_DECIMALS }) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return plainText(value);
    return formatNumber(round(value, decimals), decimals);
  },
});
