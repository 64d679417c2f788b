import Decimal from 'decimal.js-light';
import { formatFileSize } from '../../../../../src/common/format/fileSize';
import { formatNumber } from '../../../../../src/common/money/format';
import type { ConditionFunction, FunctionTable } from './conditionFunction';
import { PER_DIGIT } from './conditionFunction';
import { SLOW_STEPS } from './decimals';
import { toDecimals, toNumber } from './readValues';

/** Steps for a number that is written with separators. */
const WRITING_STEPS = 50;
const USUAL_DECIMALS = 2;

/** What is no number is written as nothing. */
const written = (write: (value: number, decimals: number) => string): ConditionFunction => ({
  min: 1,
  max: 2,
  weight: PER_DIGIT,
  cost: SLOW_STEPS,
  apply([value, decimals]) {
    const number = toNumber(value);
    return Number.isFinite(number) ? write(number, toDecimals(decimals ?? USUAL_DECIMALS)) : '';
  },
});

export const FORMATS: FunctionTable = {
  thousands: {
    min: 1,
    max: 2,
    weight: PER_DIGIT,
    cost: WRITING_STEPS,
    apply: ([value, decimals]) =>
      formatNumber(toNumber(value), decimals === undefined ? undefined : toDecimals(decimals)),
  },
  fixed: written((value, decimals) => new Decimal(value).toFixed(decimals, Decimal.ROUND_HALF_UP)),
  percent: written((value, decimals) => `${formatNumber(new Decimal(value).times(100).toNumber(), decimals)}%`),
  filesize: { min: 1, max: 1, weight: PER_DIGIT, apply: ([bytes]) => formatFileSize(toNumber(bytes)) },
};
