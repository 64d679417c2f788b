import { monthOf } from '../calendar';
import type { Day } from '../calendar';
import type { Order } from './entities';

/** The orders of a company. */
export interface OrderBook {
  all(): readonly Readonly<Order>[];
  find(id: string): Readonly<Order> | undefined;
  /** Adds the order, or puts it in the place of the one with its id. */
  put(order: Order): void;
  remove(id: string): void;
  /** Whether an order of this id was removed: no other one gets its id. */
  wasRemoved(id: string): boolean;
  /** The next number of the month in which the day lies. */
  nextNumber(day: Day): number;
}

/** @param noteChange Called before each change. */
export function createOrderBook(seed: readonly Order[], noteChange: () => void): OrderBook {
  const byId = new Map(seed.map((order) => [order.id, order]));
  const removedIds = new Set<string>();
  const lastNumbers = new Map<number, number>();
  let all: readonly Order[] | undefined = seed;

  const noteNumber = ({ number }: Order) => {
    const month = Math.floor(number / 100_000);
    lastNumbers.set(month, Math.max(number, lastNumbers.get(month) ?? 0));
  };
  seed.forEach(noteNumber);

  return {
    all: () => (all ??= [...byId.values()]),
    find: (id) => byId.get(id),
    put(order) {
      noteChange();
      byId.set(order.id, order);
      noteNumber(order);
      all = undefined;
    },
    remove(id) {
      noteChange();
      if (byId.delete(id)) removedIds.add(id);
      all = undefined;
    },
    wasRemoved: (id) => removedIds.has(id),
    nextNumber(day) {
      const month = Number(monthOf(day).replace('-', ''));
      return (lastNumbers.get(month) ?? month * 100_000) + 1;
    },
  };
}
