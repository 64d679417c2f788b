import { add, div, mul, round, sub } from '@/common/money/decimal';
import { MANY, defineFunction } from './defineFunction';
import { toDigits, toNumber } from './toNumber';

const fold = (name: string, step: (a: number, b: number) => number) =>
  defineFunction({ name, min: 2, max: MANY, apply: (args) => args.map(toNumber).reduce(step) });

export const arithmetic = [
  fold('add', add),
  fold('sub', sub),
  fold('mul', mul),
  fold('div', div),
  defineFunction({ name: 'round', min: 1, max: 2, apply: ([value, digits]) => round(toNumber(value), toDigits(digits)) }),
  defineFunction({ name: 'abs', min: 1, max: 1, apply: ([value]) => Math.abs(toNumber(value)) }),
];
