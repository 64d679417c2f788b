import type { Order, OrderLine } from '../company/entities';

/** Figures of some lines. */
export interface Sum {
  orders: number;
  qty: number;
  amountCents: number;
}

interface Group extends Sum {
  /** Lines of an order stand together, so the last one tells whether an order has been counted. */
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

/** The lines added up by a value of theirs, and all together. Lines of one order must follow each other. */
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
