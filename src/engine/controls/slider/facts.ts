import { div, sub } from '@/common/money/decimal';
import type { SliderControl } from '../../protocol/generated/types';
import { defineControl, plainText } from '../defineControl';

export const limitsOf = ({ min = 0, max = 100, step = 1 }: SliderControl) => ({ min, max, step });

export default defineControl({
  type: 'slider',
  category: 'input',
  requiredKey: 'engine.required.choose',
  check(props) {
    const { min, max } = limitsOf(props);
    return max > min ? undefined : { key: 'max', expected: `> ${min}` };
  },
  validate(value, props) {
    const { min, max, step } = limitsOf(props);
    if (typeof value !== 'number' || !Number.isFinite(value)) return { key: 'engine.number.invalid' };
    if (value < min) return { key: 'engine.number.min', params: { min } };
    if (value > max) return { key: 'engine.number.max', params: { max } };
    return Number.isInteger(div(sub(value, min), step)) ? undefined : { key: 'engine.slider.step', params: { step } };
  },
  format(value, { unit }, text) {
    const plain = plainText(value);
    return plain === '' ? '' : [plain, text(unit ?? '')].join(' ').trim();
  },
});
