import { TODAY } from '../calendar';
import type { Customer, Order, OrderStatus } from '../company/entities';
import { CUSTOMER_IDS, ORDER_IDS } from '../fixtures';

/** Assigns the ids and statuses of `fixtures.ts` to five recent orders. */
export function placeFixtureOrders(orders: readonly Order[], customers: readonly Customer[]): void {
  const ordinary = customers.find(({ id }) => id === CUSTOMER_IDS.ordinary);
  const elsewhere = customers.find(({ owner }) => owner !== ordinary?.owner);
  const recent = orders.filter(({ day }) => day >= TODAY - 7).slice(0, Object.keys(ORDER_IDS).length);
  const cases = Object.entries(ORDER_IDS) as [OrderStatus, string][];
  cases.forEach(([status, id], index) => {
    const order = recent[index];
    const customer = status === 'approved' ? elsewhere : ordinary;
    if (!order || !customer) throw new Error('The company is too small for its fixtures');
    const { owner, address, phone } = customer;
    Object.assign(order, { id, status, customer, owner, address, phone });
  });
}
