import { add, div } from '@/common/money/decimal';
import { round } from '@/common/money/round';
import type { Budget } from '../budget';
import { MANY, defineFunction } from './defineFunction';
import { onBudget } from './onBudget';
import { toNumbers } from './toNumber';

/** AVG is rounded to 2 decimals (shell spec §9). */
const AVERAGE_DECIMALS = 2;

/** Steps for an item of the lists that are spread. */
const STEPS_PER_SPREAD_ITEM = 10;

/** The decimal-safe sum. @param budget Is charged for the additions. */
export const total = (numbers: readonly number[], budget?: Budget): number =>
  numbers.reduce(budget ? (sum, number) => onBudget(budget, add, sum, number) : add, 0);
export const average = (sum: number, count: number): number =>
  count === 0 ? 0 : round(div(sum, count), AVERAGE_DECIMALS);
export const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0);
export const greatest = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0);

const over = (name: string, compute: (numbers: number[], budget: Budget) => number) =>
  defineFunction({
    name,
    min: 1,
    max: MANY,
    weight: STEPS_PER_SPREAD_ITEM,
    apply: (args, { budget }) => compute(toNumbers(args, budget), budget),
  });

export const aggregates = [
  over('sum', total),
  over('avg', (numbers, budget) => average(total(numbers, budget), numbers.length)),
  over('min', least),
  over('max', greatest),
  defineFunction({
    name: 'count',
    min: 1,
    max: 1,
    weight: 0,
    apply: ([list]) => (Array.isArray(list) ? list.length : 0),
  }),
];
