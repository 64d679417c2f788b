import { parseDay } from '../calendar';
import { toYuan } from '../money';
import type { FormValues } from './process';

/** The lines of a table; none for what is no table. */
export const rowsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value)
    ? value.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    : [];

const centsOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) : 0);

/** The day of a field; undefined for what is none. */
export const dayOf = (value: unknown) => (typeof value === 'string' ? parseDay(value) : undefined);

/** The first and the last day count. Undefined for dates that are missing, unreadable or reversed. */
function leaveDays({ from, to }: FormValues): number | undefined {
  const [first, last] = [dayOf(from), dayOf(to)];
  return first === undefined || last === undefined || last < first ? undefined : last - first + 1;
}

/** Fields that the platform computes itself, by form page: conditions rely on them, so what is sent for them is ignored. */
const COMPUTED: Readonly<Record<string, Readonly<Record<string, (values: FormValues) => unknown>>>> = {
  'flow-expense': {
    amount: ({ lines }) => toYuan(rowsOf(lines).reduce((sum, { amount }) => sum + centsOf(amount), 0)),
  },
  'flow-leave': { days: leaveDays },
};

const fieldsOf = (pageCode: string) =>
  Object.entries(Object.hasOwn(COMPUTED, pageCode) ? (COMPUTED[pageCode] ?? {}) : {});

export const isComputed = (pageCode: string, name: string): boolean =>
  fieldsOf(pageCode).some(([field]) => field === name);

/** The values with those that the platform computes. */
export const withComputed = (pageCode: string, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(fieldsOf(pageCode).map(([field, compute]) => [field, compute(values)])),
});
