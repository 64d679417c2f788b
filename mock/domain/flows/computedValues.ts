import { businessError } from '../apiError';
import { parseDay } from '../calendar';
import { toYuan } from '../money';
import type { FormValues } from './process';

const rowsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value)
    ? value.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    : [];

const centsOf = (value: unknown) => {
  const cents = Math.round(Number(value) * 100);
  return Number.isFinite(cents) ? cents : 0;
};

/** The first and the last day count. */
function leaveDays({ from, to }: FormValues): number | undefined {
  const [first, last] = [parseDay(String(from ?? '')), parseDay(String(to ?? ''))];
  if (first === undefined || last === undefined) return undefined;
  if (last < first) throw businessError('flow.dates_reversed');
  return last - first + 1;
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
