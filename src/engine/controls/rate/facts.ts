import { defineControl, plainText } from '../defineControl';

export const STARS = 5;

export default defineControl({
  type: 'rate',
  category: 'input',
  requiredKey: 'engine.required.choose',
  validate(value, { count = STARS, required }) {
    const least = required === 1 ? 1 : 0;
    return Number.isInteger(value) && (value as number) >= least && (value as number) <= count
      ? undefined
      : { key: 'engine.rate.invalid', params: { count } };
  },
  format: (value, { count = STARS }) => (Number.isInteger(value) ? `${String(value)} / ${count}` : plainText(value)),
});
