import { FIRST_OF_THIS_MONTH, TODAY } from '../calendar';
import type { Order } from '../company/entities';
import { isSale } from '../company/entities';
import { amountOf } from './figures';
import { groupBy } from '../groupBy';

/** Sales of this month of one region, person or customer. */
export interface Rank {
  /** A region is its own id. */
  id: string;
  name: string;
  orders: number;
  amountCents: number;
}

/** Where a ranking ends. */
const PLACES = 8;

const SUBJECTS = {
  region: ({ customer }: Order) => ({ id: customer.region, name: customer.region }),
  owner: ({ owner }: Order) => owner,
  customer: ({ customer }: Order) => customer,
} as const;

/** The greatest sales of this month, by what the orders are grouped by; equal ones by name. */
export function ranking(orders: readonly Order[], subject: keyof typeof SUBJECTS): readonly Rank[] {
  const subjectOf = SUBJECTS[subject];
  const sales = orders.filter((order) => isSale(order) && order.day >= FIRST_OF_THIS_MONTH && order.day <= TODAY);
  return [...groupBy(sales, (order) => subjectOf(order).id).values()]
    .flatMap((group): Rank[] => {
      const [first] = group;
      if (!first) return [];
      const { id, name } = subjectOf(first);
      return [{ id, name, orders: group.length, amountCents: amountOf(group) }];
    })
    .sort((a, b) => b.amountCents - a.amountCents || a.name.localeCompare(b.name, 'zh-CN'))
    .slice(0, PLACES);
}
