import type { ConditionBudget } from '../conditionBudget';
import { PER_DIGIT } from './conditionFunction';

const MOST_DECIMALS = 20;
/** Steps for a number of a list, and for one that is a text beside its characters. */
const PER_NUMBER = 13;
const PER_TEXT = 25;
/** Lists among the arguments, and lists in these. */
const SPREAD_LEVELS = 2;

/** Whether a field of a form holds nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Empty is 0, "1,234.5" is 1234.5, anything else that is no number is NaN. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined || value === '') return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? Number(value.replaceAll(',', '')) : NaN;
}

export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A number of decimals: 0 to 20. */
export const toDecimals = (value: unknown): number =>
  Math.min(Math.max(Math.trunc(toNumber(value)) || 0, 0), MOST_DECIMALS);

/** The numbers among the arguments, and those of lists among them; empty places do not count. */
export function toNumbers(args: readonly unknown[], budget: ConditionBudget): number[] {
  const numbers: number[] = [];
  const take = (value: unknown, levels: number): void => {
    if (levels > 0 && Array.isArray(value)) {
      value.forEach((item) => take(item, levels - 1));
      return;
    }
    budget.spend(typeof value === 'string' ? PER_TEXT + value.length * PER_DIGIT : PER_NUMBER);
    if (value !== null && value !== undefined && value !== '') numbers.push(toNumber(value));
  };
  args.forEach((value) => take(value, SPREAD_LEVELS));
  return numbers;
}
