import type { Order, OrderLine } from '../company/entities';

/** Totals of a set of order lines. */
export interface Sum {
  orders: number;
  qty: number;
  amountCents: number;
}

interface Group extends Sum {
  /** The order of the previous line. Lines of one order are adjacent, so comparing with it counts each order once. */
  last?: Order;
}

function addTo(group: Group, line: OrderLine): void {
  if (group.last !== line.order) {
    group.last = line.order;
    group.orders += 1;
  }
  group.qty += line.qty;
  group.amountCents += line.amountCents;
}

const emptyGroup = (): Group => ({ orders: 0, qty: 0, amountCents: 0 });

/** Groups the lines by a value and sums each group and the total. Lines of one order must be adjacent. */
export function aggregate(lines: readonly OrderLine[], valueOf: (line: OrderLine) => string) {
  const groups = new Map<string, Group>();
  const total = emptyGroup();
  for (const line of lines) {
    const value = valueOf(line);
    let group = groups.get(value);
    if (!group) groups.set(value, (group = emptyGroup()));
    addTo(group, line);
    addTo(total, line);
  }
  return { groups: groups as ReadonlyMap<string, Sum>, total: total as Sum };
}
