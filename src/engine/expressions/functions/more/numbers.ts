import Decimal from 'decimal.js-light';
import { durationOf } from '@/common/format/duration';
import { formatFileSize } from '@/common/format/fileSize';
import { add, div } from '@/common/money/decimal';
import { formatNumber } from '@/common/money/format';
import { MANY, defineFunction } from '../defineFunction';
import { SLOW_STEPS } from '../onBudget';
import { STEPS_PER_DIGIT, toDigits, toNumber, toNumbers } from '../toNumber';

const ROUNDING_STEPS = SLOW_STEPS + 200;

const rounding = (name: string, mode: number) =>
  defineFunction({
    name,
    min: 1,
    max: 2,
    weight: STEPS_PER_DIGIT,
    cost: ROUNDING_STEPS,
    apply([value, digits]) {
      const number = toNumber(value);
      return Number.isFinite(number) ? new Decimal(number).toDecimalPlaces(toDigits(digits), mode).toNumber() : number;
    },
  });

/** The number in the middle; of an even list, the mean of the two that are. */
function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? undefined : div(add(low, high), 2);
}

/** Steps for the rest of a division of decimals. */
const MOD_STEPS = 8000;
/** Steps for a number that is put into its place among others. */
const STEPS_PER_SORTED_ITEM = 200;

export const numbers = [
  rounding('roundup', Decimal.ROUND_UP),
  rounding('rounddown', Decimal.ROUND_DOWN),
  rounding('ceil', Decimal.ROUND_CEIL),
  rounding('floor', Decimal.ROUND_FLOOR),
  defineFunction({
    name: 'int',
    min: 1,
    max: 1,
    weight: STEPS_PER_DIGIT,
    apply: ([value]) => Math.floor(toNumber(value)),
  }),
  defineFunction({
    name: 'sign',
    min: 1,
    max: 1,
    weight: STEPS_PER_DIGIT,
    apply: ([value]) => Math.sign(toNumber(value)),
  }),
  defineFunction({
    name: 'mod',
    min: 2,
    max: 2,
    weight: STEPS_PER_DIGIT,
    apply([value, by], { budget }) {
      const [number, divisor] = [toNumber(value), toNumber(by)];
      if (divisor === 0 || !Number.isFinite(number) || !Number.isFinite(divisor)) return 0;
      if (Number.isSafeInteger(number) && Number.isSafeInteger(divisor)) return number % divisor;
      budget.spend(MOD_STEPS);
      return new Decimal(number).mod(divisor).toNumber();
    },
  }),
  defineFunction({
    name: 'power',
    min: 2,
    max: 2,
    weight: STEPS_PER_DIGIT,
    apply: ([value, exponent]) => toNumber(value) ** toNumber(exponent),
  }),
  defineFunction({
    name: 'sqrt',
    min: 1,
    max: 1,
    weight: STEPS_PER_DIGIT,
    apply: ([value]) => Math.sqrt(toNumber(value)),
  }),
  defineFunction({
    name: 'median',
    min: 1,
    max: MANY,
    weight: STEPS_PER_SORTED_ITEM,
    apply: (args, { budget }) => median(toNumbers(args, budget)),
  }),
  defineFunction({ name: 'number', min: 1, max: 1, weight: STEPS_PER_DIGIT, apply: ([value]) => toNumber(value) }),
  defineFunction({
    name: 'fixed',
    min: 1,
    max: 2,
    weight: STEPS_PER_DIGIT,
    cost: SLOW_STEPS,
    apply: ([value, digits]) =>
      formatted(toNumber(value), (number) => new Decimal(number).toFixed(toDigits(digits ?? 2), Decimal.ROUND_HALF_UP)),
  }),
  defineFunction({
    name: 'percent',
    min: 1,
    max: 2,
    weight: STEPS_PER_DIGIT,
    cost: SLOW_STEPS,
    apply: ([value, digits]) =>
      formatted(
        toNumber(value),
        (number) => `${formatNumber(new Decimal(number).times(100).toNumber(), toDigits(digits ?? 2))}%`,
      ),
  }),
  defineFunction({
    name: 'filesize',
    min: 1,
    max: 1,
    weight: STEPS_PER_DIGIT,
    apply: ([bytes]) => formatFileSize(toNumber(bytes)),
  }),
  defineFunction({
    name: 'cost',
    min: 1,
    max: 1,
    weight: STEPS_PER_DIGIT,
    apply([ms], scope) {
      const duration = durationOf(toNumber(ms));
      return duration ? `${duration.amount} ${scope.translate(`engine.cost.${duration.unit}`)}` : '';
    },
  }),
];

/** What is no number is shown as nothing. */
function formatted(value: number, format: (value: number) => string): string {
  return Number.isFinite(value) ? format(value) : '';
}
