import dayjs from 'dayjs';
import type { FormSpec } from '../../workloads/spec';

/** The form's values with dates as antd's picker wants them. */
export function withDates({ fields, values }: FormSpec): Record<string, unknown> {
  const dates = fields.filter(({ type }) => type === 'date').map(({ name }) => [name, dayjs(values[name])]);
  return { ...values, ...Object.fromEntries(dates) };
}
