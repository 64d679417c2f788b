import { add, div, round } from '@/common/money/decimal';
import { MANY, defineFunction } from './defineFunction';
import { toNumbers } from './toNumber';

/** AVG is rounded to 2 decimals (shell spec §9). */
const AVERAGE_DECIMALS = 2;

/** Steps that a decimal addition takes. */
const STEPS_PER_NUMBER = 20;

export const total = (numbers: readonly number[]): number => numbers.reduce(add, 0);
export const average = (sum: number, count: number): number => (count === 0 ? 0 : round(div(sum, count), AVERAGE_DECIMALS));
export const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0);
export const greatest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0);

const over = (name: string, compute: (numbers: number[]) => number) =>
  defineFunction({
    name, min: 1, max: MANY,
    apply(args, { budget }) {
      const numbers = toNumbers(args);
      budget.spend(numbers.length * STEPS_PER_NUMBER);
      return compute(numbers);
    },
  });

export const aggregates = [
  over('sum', total),
  over('avg', (numbers) => average(total(numbers), numbers.length)),
  over('min', least),
  over('max', greatest),
  defineFunction({ name: 'count', min: 1, max: 1, apply: ([list]) => (Array.isArray(list) ? list.length : 0) }),
];
