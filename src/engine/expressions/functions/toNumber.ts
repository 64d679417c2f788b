import type { Budget } from '../budget';

/** Steps for a number of a list; for one that is a text, and each of its characters. */
const STEPS_PER_NUMBER = 50;
export const STEPS_PER_TEXT = 100;
export const STEPS_PER_DIGIT = 10;

/** Numbers as people mean them: empty is 0, "1,234.5" is 1234.5, anything else that is no number is NaN. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined || value === '') return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? Number(value.replaceAll(',', '')) : NaN;
}

/** Lists among the arguments are spread; empty places do not count. @param budget Is charged for what is read. */
export function toNumbers(args: readonly unknown[], budget?: Budget): number[] {
  return args
    .flat(2)
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map((value) => {
      budget?.spend(typeof value === 'string' ? STEPS_PER_TEXT + value.length * STEPS_PER_DIGIT : STEPS_PER_NUMBER);
      return toNumber(value);
    });
}

export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A number of decimals, whatever somebody typed for it: 0 to 20. */
export function toDigits(value: unknown): number {
  return Math.min(Math.max(Math.trunc(toNumber(value)) || 0, 0), 20);
}
