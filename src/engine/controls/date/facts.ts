import { defineControl, plainText } from '../defineControl';
import { exactMoment } from '../shared/exactMoment';

export const DAY_FORMAT = 'YYYY-MM-DD';

export default defineControl({
  type: 'date',
  category: 'input',
  requiredKey: 'engine.required.choose',
  isReadable: (value) => exactMoment(value, DAY_FORMAT) !== undefined,
  format: plainText,
});
