import dayjs from 'dayjs';
import { defineControl, plainText } from '../defineControl';

export const DAY_FORMAT = 'YYYY-MM-DD';
/** How a day may be typed: the first is how it is shown. Without a year it lies in this one. */
export const TYPED_DAY_FORMATS = [DAY_FORMAT, 'YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D', 'YYYYMMDD', 'M-D', 'M/D'];

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
