import { object } from 'valibot';
import { toYuan } from '../../domain/money';
import { figures } from '../../domain/workbench/figures';
import { defineBusinessApi } from './defineBusinessApi';
import { orderRow } from './orderShapes';

export const workbench = defineBusinessApi('WORKBENCH_VIEW', object({}), (_input, caller) => {
  const { ordersToday, monthAmountCents, pendingApprovals, visitsThisWeek, recentOrders } = figures(caller);
  return {
    orderstoday: ordersToday,
    monthamount: toYuan(monthAmountCents),
    pendingapprovals: pendingApprovals,
    weekvisits: visitsThisWeek,
    recentorders: recentOrders.map(orderRow),
  };
});
