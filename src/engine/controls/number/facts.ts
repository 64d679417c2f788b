import { formatNumber } from '@/common/money/format';
import { defineControl, plainText } from '../defineControl';
import { judgeNumber } from './judgeNumber';

export default defineControl({
  type: 'number',
  category: 'input',
  validate: judgeNumber,
  format(value, { decimals, thousands }) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return plainText(value);
    if (thousands === 1) return formatNumber(value, decimals);
    return decimals === undefined ? String(value) : value.toFixed(decimals);
  },
});
