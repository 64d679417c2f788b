import { add, div, mul, round, sub } from '@/common/money/decimal';
import { MANY, defineFunction } from './defineFunction';
import { toDigits, toNumber } from './toNumber';

const fold = (name: string, summary: string, step: (a: number, b: number) => number) =>
  defineFunction({ name, min: 2, max: MANY, summary, apply: (args) => args.map(toNumber).reduce(step) });

export const arithmetic = [
  fold('add', 'Decimal-safe sum of its arguments', add),
  fold('sub', 'Decimal-safe difference', sub),
  fold('mul', 'Decimal-safe product', mul),
  fold('div', 'Decimal-safe quotient; 0 when dividing by 0', div),
  defineFunction({ name: 'round', min: 1, max: 2, summary: 'Rounds half away from zero to so many decimals', apply: ([value, digits]) => round(toNumber(value), toDigits(digits)) }),
  defineFunction({ name: 'abs', min: 1, max: 1, summary: 'Absolute value', apply: ([value]) => Math.abs(toNumber(value)) }),
];
