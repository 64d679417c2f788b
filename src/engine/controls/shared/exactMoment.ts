import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { plainText } from '../defineControl';

/** The moment that a text says in exactly this format: 2026-02-30 is none. */
export function exactMoment(value: unknown, format: string): Dayjs | undefined {
  const moment = dayjs(plainText(value));
  return moment.isValid() && moment.format(format) === value ? moment : undefined;
}
