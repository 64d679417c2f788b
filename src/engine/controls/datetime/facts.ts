import { defineControl, plainText } from '../defineControl';
import { exactMoment } from '../shared/exactMoment';

export const MOMENT_FORMAT = 'YYYY-MM-DD HH:mm:ss';

export default defineControl({
  type: 'datetime',
  category: 'input',
  requiredKey: 'engine.required.choose',
  check(props) {
    const key = (['min', 'max'] as const).find(
      (limit) => props[limit] !== undefined && !exactMoment(props[limit], MOMENT_FORMAT),
    );
    return key && { key, expected: MOMENT_FORMAT };
  },
  isReadable: (value) => exactMoment(value, MOMENT_FORMAT) !== undefined,
  validate(value, { min, max }) {
    const text = plainText(value);
    if (min !== undefined && text < min) return { key: 'engine.time.min', params: { min } };
    return max !== undefined && text > max ? { key: 'engine.time.max', params: { max } } : undefined;
  },
  format: plainText,
});
