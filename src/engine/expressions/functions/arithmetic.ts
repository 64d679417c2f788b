import { add, div, mul, sub } from '@/common/money/decimal';
import { round } from '@/common/money/round';
import type { Budget } from '../budget';
import { MANY, defineFunction } from './defineFunction';
import { DIVISION_STEPS, onBudget } from './onBudget';
import { STEPS_PER_DIGIT, STEPS_PER_TEXT, toDigits, toNumber } from './toNumber';

function readNumber(value: unknown, budget: Budget): number {
  if (typeof value === 'string') budget.spend(STEPS_PER_TEXT);
  return toNumber(value);
}

const fold = (name: string, step: (a: number, b: number) => number, steps?: number) =>
  defineFunction({
    name,
    min: 2,
    max: MANY,
    weight: STEPS_PER_DIGIT,
    apply: (args, { budget }) =>
      args.map((value) => readNumber(value, budget)).reduce((a, b) => onBudget(budget, step, a, b, steps)),
  });

export const arithmetic = [
  fold('add', add),
  fold('sub', sub),
  fold('mul', mul),
  fold('div', div, DIVISION_STEPS),
  defineFunction({
    name: 'round',
    min: 1,
    max: 2,
    weight: STEPS_PER_DIGIT,
    apply: ([value, digits]) => round(toNumber(value), toDigits(digits)),
  }),
  defineFunction({
    name: 'abs',
    min: 1,
    max: 1,
    weight: STEPS_PER_DIGIT,
    apply: ([value]) => Math.abs(toNumber(value)),
  }),
];
