import { toYuan } from '../money';
import type { Cell } from './cube';

/** What a report may show. The translation keys are `report.metric.{code}`. */
export const MEASURES = [
  'orders',
  'customers',
  'qty',
  'amount',
  'average',
  'price',
  'share',
  'amountLastYear',
  'yoy',
  'amountLastMonth',
  'mom',
  'visits',
] as const;
export type Measure = (typeof MEASURES)[number];

export type FigureType = 'number' | 'money' | 'percent';

interface MeasureDefinition {
  type: FigureType;
  /** A growth, as a fraction of one. */
  isComparison?: boolean;
  /** Null where there is nothing to divide by or to compare with. */
  valueOf(cell: Cell, total: Cell): number | null;
}

const DIGITS = 10;
/** With so many digits that the reader rounds once; null without a divisor. */
export const ratio = (part: number, whole: number) => (whole === 0 ? null : Number((part / whole).toPrecision(DIGITS)));
const yuanPer = (cents: number, count: number) => ratio(toYuan(cents), count);
const yuan = (cents: number | undefined) => (cents === undefined ? null : toYuan(cents));
const growth = (now: number, before: number | undefined) => (before === undefined ? null : ratio(now - before, before));

export const MEASURE: Readonly<Record<Measure, MeasureDefinition>> = {
  orders: { type: 'number', valueOf: ({ orders }) => orders },
  customers: { type: 'number', valueOf: ({ customers }) => customers },
  qty: { type: 'number', valueOf: ({ qty }) => qty },
  amount: { type: 'money', valueOf: ({ amountCents }) => toYuan(amountCents) },
  average: { type: 'money', valueOf: ({ amountCents, orders }) => yuanPer(amountCents, orders) },
  price: { type: 'money', valueOf: ({ amountCents, qty }) => yuanPer(amountCents, qty) },
  share: { type: 'percent', valueOf: ({ amountCents }, total) => ratio(amountCents, total.amountCents) },
  amountLastYear: { type: 'money', valueOf: ({ lastYearCents }) => yuan(lastYearCents) },
  yoy: {
    type: 'percent',
    isComparison: true,
    valueOf: ({ amountCents, lastYearCents }) => growth(amountCents, lastYearCents),
  },
  amountLastMonth: { type: 'money', valueOf: ({ lastMonthCents }) => yuan(lastMonthCents) },
  mom: {
    type: 'percent',
    isComparison: true,
    valueOf: ({ amountCents, lastMonthCents }) => growth(amountCents, lastMonthCents),
  },
  visits: { type: 'number', valueOf: ({ visits }) => visits },
};

const includes = (measures: readonly Measure[], some: readonly Measure[]) =>
  some.some((each) => measures.includes(each));

/** The facts that measures need beside the lines of the period. */
export const neededBy = (measures: readonly Measure[]) => ({
  lastYear: includes(measures, ['amountLastYear', 'yoy']),
  lastMonth: includes(measures, ['amountLastMonth', 'mom']),
  visits: includes(measures, ['visits']),
});
