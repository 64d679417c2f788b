import type { Day } from '../calendar';
import { FIRST_OF_THIS_MONTH, MONDAY_OF_THIS_WEEK, TODAY, isoDay, monthOf } from '../calendar';
import type { Order, Visit } from '../company/entities';
import { isSale } from '../company/entities';
import { groupBy } from '../groupBy';

/** A figure, what it was before, and its days from the oldest on. */
export interface Development {
  value: number;
  before: number;
  days: readonly number[];
}

const DAYS_OF_TREND = 14;
const DAYS_OF_WEEK = 7;

export const amountOf = (orders: readonly Order[]) => orders.reduce((sum, { amountCents }) => sum + amountCents, 0);

const between = <Item extends { day: Day }>(items: readonly Item[], from: Day, to: Day) =>
  items.filter(({ day }) => day >= from && day <= to);

/** The value of each day up to today. */
function eachDay<Item extends { day: Day }>(items: readonly Item[], from: Day, valueOf: (items: Item[]) => number) {
  const byDay = groupBy(between(items, from, TODAY), ({ day }) => day);
  return Array.from({ length: TODAY - from + 1 }, (_, index) => valueOf(byDay.get(from + index) ?? []));
}

const countOf = (items: readonly unknown[]) => items.length;

/** Number of sales of today beside yesterday. */
export function salesToday(orders: readonly Order[]): Development {
  const sales = orders.filter(isSale);
  return {
    value: between(sales, TODAY, TODAY).length,
    before: between(sales, TODAY - 1, TODAY - 1).length,
    days: eachDay(sales, TODAY - DAYS_OF_TREND + 1, countOf),
  };
}

const dayOfMonth = (day: Day) => Number(isoDay(day).slice(-2));

/** The days of this month so far, in the last one: 1 to 20 October. */
const isSameDayOfLastMonth = (day: Day) =>
  monthOf(day) === monthOf(FIRST_OF_THIS_MONTH - 1) && dayOfMonth(day) <= dayOfMonth(TODAY);

/** The periods of the figures. */
export const ONLY_TODAY = { from: TODAY, to: TODAY } as const;
export const THIS_WEEK = { from: MONDAY_OF_THIS_WEEK, to: TODAY } as const;
export const THIS_MONTH = { from: FIRST_OF_THIS_MONTH, to: TODAY } as const;

/** Cents of the sales of this month beside the same days of the last one. */
export function monthSales(orders: readonly Order[]): Development {
  const sales = orders.filter(isSale);
  return {
    value: amountOf(between(sales, FIRST_OF_THIS_MONTH, TODAY)),
    before: amountOf(sales.filter(({ day }) => isSameDayOfLastMonth(day))),
    days: eachDay(sales, FIRST_OF_THIS_MONTH, amountOf),
  };
}

/** Number of visits of this week beside the same days of the last one. */
export const weekVisits = (visits: readonly Visit[]): Development => ({
  value: between(visits, MONDAY_OF_THIS_WEEK, TODAY).length,
  before: between(visits, MONDAY_OF_THIS_WEEK - DAYS_OF_WEEK, TODAY - DAYS_OF_WEEK).length,
  days: eachDay(visits, TODAY - DAYS_OF_TREND + 1, countOf),
});
