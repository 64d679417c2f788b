import { round } from '@/common/money/decimal';
import { formatNumber } from '@/common/money/format';
import { defineControl, plainText } from '../defineControl';

export default defineControl({
  type: 'number',
  category: 'input',
  validate(value, { min, max, decimals }) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return { key: 'engine.number.invalid' };
    if (min !== undefined && value < min) return { key: 'engine.number.min', params: { min } };
    if (max !== undefined && value > max) return { key: 'engine.number.max', params: { max } };
    if (decimals !== undefined && round(value, decimals) !== value) return { key: decimals === 0 ? 'engine.number.integer' : 'engine.number.decimals', params: { decimals } };
    return undefined;
  },
  format(value, { decimals, thousands }) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return plainText(value);
    if (thousands === 1) return formatNumber(value, decimals);
    return decimals === undefined ? String(value) : value.toFixed(decimals);
  },
});
