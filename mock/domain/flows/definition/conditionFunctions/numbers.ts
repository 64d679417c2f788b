import Decimal from 'decimal.js-light';
import { add, div, mul, sub } from '../../../../../src/common/money/decimal';
import { round } from '../../../../../src/common/money/round';
import type { ConditionBudget } from '../conditionBudget';
import type { ConditionFunction, FunctionTable } from './conditionFunction';
import { MANY, PER_DIGIT } from './conditionFunction';
import { DIVISION_STEPS, SLOW_STEPS, charged } from './decimals';
import { toDecimals, toNumber } from './readValues';

/** Steps for the rest of a division of decimals. */
const REST_STEPS = 2_000;

const folding = (operation: (a: number, b: number) => number, steps = SLOW_STEPS): ConditionFunction => ({
  min: 2,
  max: MANY,
  weight: PER_DIGIT,
  apply: (args, budget) => args.map(toNumber).reduce(charged(operation, budget, steps)),
});

const ofOne = (compute: (value: number) => number): ConditionFunction => ({
  min: 1,
  max: 1,
  weight: PER_DIGIT,
  apply: ([value]) => compute(toNumber(value)),
});

const rounding = (mode: number): ConditionFunction => ({
  min: 1,
  max: 2,
  weight: PER_DIGIT,
  cost: SLOW_STEPS,
  apply([value, decimals]) {
    const number = toNumber(value);
    return Number.isFinite(number)
      ? new Decimal(number).toDecimalPlaces(toDecimals(decimals), mode).toNumber()
      : number;
  },
});

function rest([value, by]: readonly unknown[], budget: ConditionBudget): number {
  const [number, divisor] = [toNumber(value), toNumber(by)];
  if (divisor === 0 || !Number.isFinite(number) || !Number.isFinite(divisor)) return 0;
  if (Number.isSafeInteger(number) && Number.isSafeInteger(divisor)) return number % divisor;
  budget.spend(REST_STEPS);
  return new Decimal(number).mod(divisor).toNumber();
}

export const NUMBERS: FunctionTable = {
  add: folding(add),
  sub: folding(sub),
  mul: folding(mul),
  div: folding(div, DIVISION_STEPS),
  mod: { min: 2, max: 2, weight: PER_DIGIT, apply: rest },
  round: {
    min: 1,
    max: 2,
    weight: PER_DIGIT,
    apply: ([value, decimals]) => round(toNumber(value), toDecimals(decimals)),
  },
  roundup: rounding(Decimal.ROUND_UP),
  rounddown: rounding(Decimal.ROUND_DOWN),
  ceil: rounding(Decimal.ROUND_CEIL),
  floor: rounding(Decimal.ROUND_FLOOR),
  int: ofOne(Math.floor),
  abs: ofOne(Math.abs),
  sign: ofOne(Math.sign),
  sqrt: ofOne(Math.sqrt),
  number: ofOne((value) => value),
  power: {
    min: 2,
    max: 2,
    weight: PER_DIGIT,
    apply: ([value, exponent]) => toNumber(value) ** toNumber(exponent),
  },
};
