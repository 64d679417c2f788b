import Decimal from 'decimal.js';
import { durationOf } from '@/common/format/duration';
import { formatFileSize } from '@/common/format/fileSize';
import { formatNumber } from '@/common/money/format';
import { MANY, charged, defineFunction } from '../defineFunction';
import { toDigits, toNumber, toNumbers } from '../toNumber';

const rounding = (name: string, mode: Decimal.Rounding) => defineFunction({
  name, min: 1, max: 2,
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
  return low === undefined || high === undefined ? undefined : new Decimal(low).plus(high).div(2).toNumber();
}

export const numbers = [
  rounding('roundup', Decimal.ROUND_UP),
  rounding('rounddown', Decimal.ROUND_DOWN),
  rounding('ceil', Decimal.ROUND_CEIL),
  rounding('floor', Decimal.ROUND_FLOOR),
  defineFunction({ name: 'int', min: 1, max: 1, apply: ([value]) => Math.floor(toNumber(value)) }),
  defineFunction({ name: 'sign', min: 1, max: 1, apply: ([value]) => Math.sign(toNumber(value)) }),
  defineFunction({
    name: 'mod', min: 2, max: 2,
    apply([value, by]) {
      const [number, divisor] = [toNumber(value), toNumber(by)];
      return divisor === 0 || !Number.isFinite(number) || !Number.isFinite(divisor) ? 0 : new Decimal(number).mod(divisor).toNumber();
    },
  }),
  defineFunction({ name: 'power', min: 2, max: 2, apply: ([value, exponent]) => toNumber(value) ** toNumber(exponent) }),
  defineFunction({ name: 'sqrt', min: 1, max: 1, apply: ([value]) => Math.sqrt(toNumber(value)) }),
  charged(defineFunction({ name: 'median', min: 1, max: MANY, apply: (args) => median(toNumbers(args)) })),
  defineFunction({ name: 'number', min: 1, max: 1, apply: ([value]) => toNumber(value) }),
  defineFunction({ name: 'fixed', min: 1, max: 2, apply: ([value, digits]) => formatted(toNumber(value), (number) => new Decimal(number).toFixed(toDigits(digits ?? 2), Decimal.ROUND_HALF_UP)) }),
  defineFunction({ name: 'percent', min: 1, max: 2, apply: ([value, digits]) => formatted(toNumber(value), (number) => `${formatNumber(new Decimal(number).times(100).toNumber(), toDigits(digits ?? 2))}%`) }),
  defineFunction({ name: 'filesize', min: 1, max: 1, apply: ([bytes]) => formatFileSize(toNumber(bytes)) }),
  defineFunction({
    name: 'cost', min: 1, max: 1,
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
