import type { Caller } from '../accounts/caller';
import type { Day } from '../calendar';
import { FIRST_OF_THIS_MONTH, TODAY, monthOf, monthsLater } from '../calendar';
import type { Customer } from '../company/entities';
import { isSale } from '../company/entities';
import { ARCHIVE_FIRST_DAY } from './archive';
import { aYearLater } from './comparison';
import type { Cell } from './cube';
import { addLine, addVisit, createCell } from './cube';
import type { Fact } from './fact';
import { eachFact } from './facts';

/** The sales and visits of a month. */
export interface MonthSums {
  cell: Cell;
  /** Cents by customer. */
  amounts: Map<Customer, number>;
  /** Cents by category of products. */
  categories: Map<string, number>;
  visited: Set<Customer>;
  /** Whether the data reach back to all days of the month a year before. */
  isCompared: boolean;
}

const createSums = (first: Day): MonthSums => ({
  cell: createCell(),
  amounts: new Map(),
  categories: new Map(),
  visited: new Set(),
  isCompared: first >= (aYearLater(ARCHIVE_FIRST_DAY) ?? first),
});

/** The first days of this month and of so many before it, the oldest first. */
const latestMonths = (count: number): readonly Day[] =>
  Array.from({ length: count + 1 }, (_, index) => monthsLater(FIRST_OF_THIS_MONTH, index - count) ?? TODAY);

function add<Key>(sums: Map<Key, number>, key: Key, cents: number): void {
  sums.set(key, (sums.get(key) ?? 0) + cents);
}

const isSold = ({ status }: Fact) => status === undefined || isSale({ status });

/** This month so far and so many months before it, the oldest first, in the caller's data scope and in one pass. */
export function monthSums(caller: Caller, count: number): readonly MonthSums[] {
  const months = latestMonths(count);
  const sums = new Map(months.map((first) => [monthOf(first), createSums(first)]));
  const filter = { period: { from: months[0] ?? TODAY, to: TODAY }, ofOrders: [isSold], ofLines: [] };
  eachFact(caller, filter, { lastYear: true, lastMonth: false, visits: true }, (fact, addTo) => {
    const month = sums.get(monthOf(fact.day));
    if (!month) return;
    addTo(month.cell, fact);
    const { customer, product, amountCents } = fact;
    if (addTo === addVisit) month.visited.add(customer);
    if (addTo !== addLine) return;
    add(month.amounts, customer, amountCents);
    if (product) add(month.categories, product.category, amountCents);
  });
  return [...sums.values()];
}
