import { DAY_FORMAT } from '../date/facts';
import { defineControl, isEmptyValue, plainText } from '../defineControl';
import { exactMoment } from '../shared/exactMoment';

/** Both days of a value; undefined where there is none that can be read. */
export function daysOf(value: unknown) {
  const [from, to] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return { from: exactMoment(from, DAY_FORMAT), to: exactMoment(to, DAY_FORMAT) };
}

const isReadable = (value: unknown): boolean =>
  Array.isArray(value) && value.every((day) => isEmptyValue(day) || exactMoment(day, DAY_FORMAT) !== undefined);

/** Both texts of a value that cannot be read, as they came; undefined for one that can be read, or is empty. */
export function rawDays(value: unknown): [from: string, to: string] | undefined {
  if (isEmptyValue(value) || isReadable(value)) return undefined;
  const [from, to] = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return [plainText(from), plainText(to)];
}

/** Both days as one text; what is no array stays as it is. */
export function rangeText(value: unknown): string {
  if (!Array.isArray(value)) return plainText(value);
  const texts = value.map(plainText);
  return texts.some((text) => text !== '') ? texts.join(' ~ ') : '';
}

export default defineControl({
  type: 'daterange',
  category: 'input',
  requiredKey: 'engine.required.choose',
  check(props) {
    const key = (['min', 'max'] as const).find(
      (limit) => props[limit] !== undefined && !exactMoment(props[limit], DAY_FORMAT),
    );
    return key && { key, expected: DAY_FORMAT };
  },
  isReadable,
  validate(value, { min, max, maxdays = Infinity }) {
    const { from, to } = daysOf(value);
    if (!from || !to || !Array.isArray(value) || value.length !== 2) return { key: 'engine.daterange.invalid' };
    if (to.isBefore(from)) return { key: 'engine.daterange.order' };
    if (min !== undefined && from.format(DAY_FORMAT) < min) return { key: 'engine.time.min', params: { min } };
    if (max !== undefined && to.format(DAY_FORMAT) > max) return { key: 'engine.time.max', params: { max } };
    return to.diff(from, 'day') + 1 > maxdays
      ? { key: 'engine.daterange.maxdays', params: { count: maxdays } }
      : undefined;
  },
  format: rangeText,
});
