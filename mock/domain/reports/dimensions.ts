import { isoDay, monthOf, weekday } from '../calendar';
import type { Day } from '../calendar';
import type { Customer } from '../company/entities';
import type { Fact } from './fact';

/** What a report may group by. The translation keys are `report.dim.{code}`. */
export const DIMENSIONS = [
  'region',
  'organisation',
  'owner',
  'customer',
  'channel',
  'level',
  'abc',
  'category',
  'product',
  'month',
  'week',
  'day',
  'status',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Returns the key of the member that a fact belongs to. */
export type KeyOf = (fact: Fact) => string;

/** Classes of customers by their part of the amount, largest first. */
export const ABC_CLASSES = ['A', 'B', 'C'] as const;
export type AbcClass = (typeof ABC_CLASSES)[number];
export type AbcOf = (customer: Customer) => AbcClass;

function byDay(keyOf: (day: Day) => string): KeyOf {
  const known = new Map<Day, string>();
  return ({ day }) => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const key = keyOf(day);
    known.set(day, key);
    return key;
  };
}

/** The week of ISO 8601, `2026-W47`: it belongs to the year of its Thursday. */
export function weekOf(day: Day): string {
  const thursday = day - weekday(day) + 3;
  const year = isoDay(thursday).slice(0, 4);
  const first = Date.parse(`${year}-01-01T00:00:00Z`) / 86_400_000;
  return `${year}-W${String(Math.floor((thursday - first) / 7) + 1).padStart(2, '0')}`;
}

/** Keys are ids or codes, so that members with equal texts stay apart. */
const KEYS: Readonly<Record<Exclude<Dimension, 'abc'>, KeyOf>> = {
  region: ({ customer }) => customer.region,
  organisation: ({ owner }) => owner.organisation.code,
  owner: ({ owner }) => owner.id,
  customer: ({ customer }) => customer.id,
  channel: ({ customer }) => customer.channel,
  level: ({ customer }) => customer.level,
  category: ({ product }) => product?.category ?? '',
  product: ({ product }) => product?.id ?? '',
  month: byDay(monthOf),
  week: byDay(weekOf),
  day: byDay(isoDay),
  status: ({ status }) => status ?? '',
};

export const keyReader = (dimension: Dimension, abcOf: AbcOf): KeyOf =>
  dimension === 'abc' ? ({ customer }) => abcOf(customer) : KEYS[dimension];

/** Dimensions of lines; the others are the same for all lines of an order. */
const OF_LINES: readonly Dimension[] = ['category', 'product'];
export const isOfLines = (dimension: Dimension) => OF_LINES.includes(dimension);

const TIMES: readonly Dimension[] = ['month', 'week', 'day'];
export const isTime = (dimension: Dimension) => TIMES.includes(dimension);

/** Members of these are listed by their key: in the order of time, or the best class first. */
export const isInOrder = (dimension: Dimension) => isTime(dimension) || dimension === 'abc';
