import type { Caller } from '../accounts/caller';
import { TODAY } from '../calendar';
import type { Order, Visit } from '../company/entities';
import type { Process } from '../flows/process';
import { monthSales, salesToday, weekVisits } from './figures';
import type { Development } from './figures';
import { ranking } from './ranking';
import type { Rank } from './ranking';
import { rejectedOrders, unvisitedCustomers } from './todos';
import type { Unvisited } from './todos';

/** What a position sees in the morning. A part is missing where the position may not see its data elsewhere. */
export interface Workbench {
  orders?: {
    /** Number of sales. */
    today: Development;
    /** In cents. */
    month: Development;
    regions: readonly Rank[];
    owners: readonly Rank[];
    customers: readonly Rank[];
    rejected: readonly Order[];
    recent: readonly Order[];
  };
  visits?: { week: Development; today: readonly Visit[] };
  approvals?: readonly Process[];
  unvisited?: readonly Unvisited[];
}

const RECENT = 8;
const VISITS = 8;

/** The workbench of the caller: all of it in the caller's data scope. */
export function workbenchOf(caller: Caller): Workbench {
  const { company, position, scope, functionCodes } = caller;
  const parts: Workbench = {};
  if (functionCodes.includes('ORDER_VIEW')) {
    const orders = company.orders.all().filter(scope.order);
    parts.orders = {
      today: salesToday(orders),
      month: monthSales(orders),
      regions: ranking(orders, 'region'),
      owners: ranking(orders, 'owner'),
      customers: ranking(orders, 'customer'),
      rejected: rejectedOrders(caller, orders),
      recent: orders.toSorted((a, b) => b.day - a.day || b.number - a.number).slice(0, RECENT),
    };
  }
  if (functionCodes.includes('VISIT_VIEW')) {
    const visits = company.visits.filter(scope.visit);
    const today = visits.filter(({ day }) => day === TODAY);
    parts.visits = {
      week: weekVisits(visits),
      today: today.sort((a, b) => b.arrival.localeCompare(a.arrival)).slice(0, VISITS),
    };
  }
  if (functionCodes.includes('FLOW_UNDEAL')) parts.approvals = company.processes.waitingFor(position.id);
  if (functionCodes.includes('CUSTOMER_VIEW')) parts.unvisited = unvisitedCustomers(caller);
  return parts;
}
