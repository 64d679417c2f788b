import type { Caller } from '../accounts/caller';
import type { Day } from '../calendar';
import { FIRST_DAY, TODAY } from '../calendar';
import type { Order } from '../company/entities';
import { groupBy } from '../groupBy';
import { lessDiscount } from '../money';
import { archiveOf } from './archive';
import type { MoveDay } from './comparison';
import { aMonthLater, aYearLater, unmoved } from './comparison';
import type { AddTo } from './cube';
import { addLastMonth, addLastYear, addLine, addVisit } from './cube';
import type { Fact, FactTest } from './fact';

export interface Period {
  from: Day;
  to: Day;
}

/** What the conditions of a report let through. */
export interface Filter {
  /** Undefined: all days. */
  period: Period | undefined;
  /** Tests of what the lines of an order have in common. */
  ofOrders: readonly FactTest[];
  ofLines: readonly FactTest[];
}

export type Visit = (fact: Fact, addTo: AddTo) => void;

const passes = (tests: readonly FactTest[], fact: Fact) => tests.every((test) => test(fact));
const isIn = ({ from, to }: Period, day: Day) => day >= from && day <= to;

/** Orders of one customer follow one another. */
const byCustomer = (orders: readonly Readonly<Order>[]) =>
  [...groupBy(orders, ({ customer }) => customer).values()].flat();

/** The lines of the orders. Each bears its part of the order's discount, so that they add up to the order to the cent. */
function eachLine(
  caller: Caller,
  orders: readonly Readonly<Order>[],
  { period, ofOrders, ofLines }: Filter,
  move: MoveDay,
  work: (fact: Fact) => void,
): void {
  const isInScope = caller.scope.order;
  for (const order of orders) {
    const day = move(order.day);
    if (day === undefined || (period && !isIn(period, day)) || !isInScope(order)) continue;
    const { customer, owner, status } = order;
    if (!passes(ofOrders, { customer, owner, day, order, status, qty: 0, amountCents: 0 })) continue;
    let gross = 0;
    let before = 0;
    for (const { product, qty, amountCents } of order.lines) {
      gross += amountCents;
      const after = lessDiscount(gross, order.discount);
      const fact: Fact = { customer, owner, day, order, status, product, qty, amountCents: after - before };
      before = after;
      if (passes(ofLines, fact)) work(fact);
    }
  }
}

/**
 * The lines of the conditions, customer by customer. Without a period these are the company's orders; only a period that
 * begins before them reads the archive.
 */
export function eachCurrentLine(caller: Caller, filter: Filter, work: (fact: Fact) => void): void {
  const orders = caller.company.orders.all();
  const isOlder = filter.period !== undefined && filter.period.from < FIRST_DAY;
  eachLine(caller, byCustomer(isOlder ? [...archiveOf(caller.company), ...orders] : orders), filter, unmoved, work);
}

/** The lines that are compared with those of the conditions; what is to come has nothing to be compared with. */
function eachEarlierLine(caller: Caller, filter: Filter, move: MoveDay, work: (fact: Fact) => void): void {
  const { from, to } = filter.period ?? { from: FIRST_DAY, to: TODAY };
  const past = { ...filter, period: { from, to: Math.min(to, TODAY) } };
  eachLine(caller, archiveOf(caller.company), past, move, work);
  eachLine(caller, caller.company.orders.all(), past, move, work);
}

function eachVisit(caller: Caller, { period, ofOrders }: Filter, work: (fact: Fact) => void): void {
  const isInScope = caller.scope.visit;
  for (const visit of caller.company.visits) {
    const { customer, employee: owner, day } = visit;
    if ((period && !isIn(period, day)) || !isInScope(visit)) continue;
    const fact: Fact = { customer, owner, day, qty: 0, amountCents: 0 };
    if (passes(ofOrders, fact)) work(fact);
  }
}

export interface Needs {
  lastYear: boolean;
  lastMonth: boolean;
  visits: boolean;
}

/** Every fact in the caller's data scope that passes the filter, with what it adds to. */
export function eachFact(caller: Caller, filter: Filter, needs: Needs, visit: Visit): void {
  eachCurrentLine(caller, filter, (fact) => visit(fact, addLine));
  if (needs.lastYear) eachEarlierLine(caller, filter, aYearLater, (fact) => visit(fact, addLastYear));
  if (needs.lastMonth) eachEarlierLine(caller, filter, aMonthLater, (fact) => visit(fact, addLastMonth));
  if (needs.visits) eachVisit(caller, filter, (fact) => visit(fact, addVisit));
}
