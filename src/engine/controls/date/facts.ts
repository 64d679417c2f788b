import dayjs from 'dayjs';
import { defineControl, plainText } from '../defineControl';

export const DAY_FORMAT = 'YYYY-MM-DD';

export default defineControl({
  type: 'date',
  category: 'input',
  requiredKey: 'engine.required.choose',
  validate(value) {
    const day = dayjs(plainText(value));
    return day.isValid() && day.format(DAY_FORMAT) === value ? undefined : { key: 'engine.date.invalid' };
  },
  format: plainText,
});
