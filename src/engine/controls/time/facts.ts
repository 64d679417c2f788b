import type { TimeControl } from '../../protocol/generated/types';
import { defineControl, flag, plainText } from '../defineControl';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

const LENGTH = { minutes: 5, seconds: 8 } as const;

export const timeFormat = ({ seconds }: TimeControl): string => (seconds === 1 ? 'HH:mm:ss' : 'HH:mm');

/** A time as this control holds it: 08:30 and 08:30:00 are the same. What is no time stays as it is. */
export function timeText(value: unknown, { seconds }: TimeControl): string {
  const text = plainText(value);
  if (!TIME.test(text)) return text;
  return seconds === 1 ? text.padEnd(LENGTH.seconds, ':00') : text.slice(0, LENGTH.minutes);
}

export const isTime = (text: string): boolean => TIME.test(text);

export default defineControl({
  type: 'time',
  category: 'input',
  byMode: ({ mode }) => ({ seconds: flag(mode === 'second') }),
  requiredKey: 'engine.required.choose',
  check: ({ min, max }) =>
    min !== undefined && max !== undefined && min > max ? { key: 'max', expected: `≥ ${min}` } : undefined,
  isReadable: (value, props) => isTime(timeText(value, props)),
  validate(value, props) {
    const text = timeText(value, props);
    const { min, max, minutestep = 1 } = props;
    if (min !== undefined && text < min) return { key: 'engine.time.min', params: { min } };
    if (max !== undefined && text.slice(0, LENGTH.minutes) > max) return { key: 'engine.time.max', params: { max } };
    return Number(text.slice(3, LENGTH.minutes)) % minutestep === 0
      ? undefined
      : { key: 'engine.time.minutestep', params: { minutestep } };
  },
  format: (value, props) => timeText(value, props),
});
