import type { Caller } from '../accounts/caller';
import { MONDAY_OF_THIS_WEEK, TODAY, monthOf } from '../calendar';
import type { Order } from '../company/entities';

export interface Figures {
  ordersToday: number;
  /** Amount of this month's orders without drafts and rejected ones. */
  monthAmountCents: number;
  pendingApprovals: number;
  visitsThisWeek: number;
  recentOrders: readonly Order[];
}

const RECENT = 10;

/** The figures of the caller's workbench. */
export function figures(caller: Caller): Figures {
  const { company, position, scope } = caller;
  const orders = company.orders.all().filter(scope.order);
  const month = monthOf(TODAY);
  const counted = orders.filter(
    ({ day, status }) => monthOf(day) === month && status !== 'draft' && status !== 'rejected',
  );
  return {
    ordersToday: orders.filter(({ day }) => day === TODAY).length,
    monthAmountCents: counted.reduce((sum, { amountCents }) => sum + amountCents, 0),
    pendingApprovals: company.processes.waitingFor(position.id).length,
    visitsThisWeek: company.visits.filter(
      (visit) => visit.day >= MONDAY_OF_THIS_WEEK && visit.day <= TODAY && scope.visit(visit),
    ).length,
    recentOrders: [...orders].sort((a, b) => b.day - a.day || b.number - a.number).slice(0, RECENT),
  };
}
