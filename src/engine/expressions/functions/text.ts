import { formatNumber } from '@/common/money/format';
import { MANY, STEPS_PER_COMPARED_ITEM, defineFunction, making } from './defineFunction';
import { STEPS_PER_DIGIT, toDigits, toNumber, toText } from './toNumber';
import type { Scope } from '../scope';

/** Steps for a number that is written with separators. */
const NUMBER_TEXT_STEPS = 200;

function contains([whole, part]: readonly unknown[], { budget }: Scope): boolean {
  if (Array.isArray(whole)) {
    budget.read(whole, STEPS_PER_COMPARED_ITEM);
    return whole.includes(part);
  }
  budget.search(toText(whole), toText(part));
  return toText(whole).includes(toText(part));
}

export const text = [
  defineFunction({
    name: 'len',
    min: 1,
    max: 1,
    weight: 0,
    apply: ([value]) => (Array.isArray(value) ? value.length : toText(value).length),
  }),
  ...[
    defineFunction({ name: 'concat', min: 1, max: MANY, apply: (args) => args.map(toText).join('') }),
    defineFunction({ name: 'upper', min: 1, max: 1, weight: 10, apply: ([value]) => toText(value).toUpperCase() }),
    defineFunction({ name: 'lower', min: 1, max: 1, weight: 10, apply: ([value]) => toText(value).toLowerCase() }),
    defineFunction({ name: 'trim', min: 1, max: 1, weight: 4, apply: ([value]) => toText(value).trim() }),
    defineFunction({ name: 'contains', min: 2, max: 2, weight: 2, apply: contains }),
  ].map(making),
  defineFunction({
    name: 'left',
    min: 2,
    max: 2,
    apply: ([value, count]) => toText(value).slice(0, Math.max(0, toNumber(count))),
  }),
  defineFunction({
    name: 'thousands',
    min: 1,
    max: 2,
    weight: STEPS_PER_DIGIT,
    cost: NUMBER_TEXT_STEPS,
    apply: ([value, decimals]) =>
      formatNumber(toNumber(value), decimals === undefined ? undefined : toDigits(decimals)),
  }),
];
