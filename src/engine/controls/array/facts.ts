import { defineControl } from '../defineControl';

export default defineControl({
  type: 'array',
  category: 'array',
  requiredKey: 'engine.required.rows',
  validate(value, { minrows }) {
    const count = Array.isArray(value) ? value.length : 0;
    return minrows !== undefined && count < minrows ? { key: 'engine.array.minrows', params: { minrows } } : undefined;
  },
});
