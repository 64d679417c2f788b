import { monthOf } from '../calendar';
import type { Day } from '../calendar';
import type { Order } from './entities';

/** The orders of a company. */
export interface OrderRepository {
  all(): readonly Readonly<Order>[];
  find(id: string): Readonly<Order> | undefined;
  /** Inserts the order or replaces the one with the same id. */
  put(order: Order): void;
  remove(id: string): void;
  /** True when an order with this id was removed; its id is never used again. */
  wasRemoved(id: string): boolean;
  /** The next free order number of the day's month. */
  nextNumber(day: Day): number;
}

/** @param markChanged Called before each change. */
export function createOrderRepository(seed: readonly Order[], markChanged: () => void): OrderRepository {
  const byId = new Map(seed.map((order) => [order.id, order]));
  const removedIds = new Set<string>();
  const lastNumbers = new Map<number, number>();
  let all: readonly Order[] | undefined = seed;

  const trackNumber = ({ number }: Order) => {
    const month = Math.floor(number / 100_000);
    lastNumbers.set(month, Math.max(number, lastNumbers.get(month) ?? 0));
  };
  seed.forEach(trackNumber);

  return {
    all: () => (all ??= [...byId.values()]),
    find: (id) => byId.get(id),
    put(order) {
      markChanged();
      byId.set(order.id, order);
      trackNumber(order);
      all = undefined;
    },
    remove(id) {
      markChanged();
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
