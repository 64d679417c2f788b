import { formatNumber } from '@/common/money/format';
import { MANY, charged, defineFunction } from './defineFunction';
import { toDigits, toNumber, toText } from './toNumber';

export const text = [
  defineFunction({ name: 'len', min: 1, max: 1, apply: ([value]) => (Array.isArray(value) ? value.length : toText(value).length) }),
  ...[
    defineFunction({ name: 'concat', min: 1, max: MANY, apply: (args) => args.map(toText).join('') }),
    defineFunction({ name: 'upper', min: 1, max: 1, apply: ([value]) => toText(value).toUpperCase() }),
    defineFunction({ name: 'lower', min: 1, max: 1, apply: ([value]) => toText(value).toLowerCase() }),
    defineFunction({ name: 'trim', min: 1, max: 1, apply: ([value]) => toText(value).trim() }),
    defineFunction({ name: 'contains', min: 2, max: 2, apply: ([whole, part]) => (Array.isArray(whole) ? whole.includes(part) : toText(whole).includes(toText(part))) }),
  ].map(charged),
  defineFunction({ name: 'left', min: 2, max: 2, apply: ([value, count]) => toText(value).slice(0, Math.max(0, toNumber(count))) }),
  defineFunction({ name: 'thousands', min: 1, max: 2, apply: ([value, decimals]) => formatNumber(toNumber(value), decimals === undefined ? undefined : toDigits(decimals)) }),
];
