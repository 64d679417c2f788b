import { object } from 'valibot';
import type { Caller } from '../../domain/accounts/caller';
import { TODAY, isoDay } from '../../domain/calendar';
import type { Visit } from '../../domain/company/entities';
import { SALE_STATUSES } from '../../domain/company/entities';
import { CATEGORIES } from '../../domain/dictionaries/dictionary';
import { itemTexts } from '../../domain/dictionaries/options';
import { localise, localiseWith } from '../../domain/languages/localise';
import type { Language } from '../../domain/languages/table';
import { toYuan } from '../../domain/money';
import type { Period } from '../../domain/reports/facts';
import { ratio } from '../../domain/reports/measures';
import type { Development } from '../../domain/workbench/figures';
import { ONLY_TODAY, THIS_MONTH, THIS_WEEK } from '../../domain/workbench/figures';
import { DAYS_UNTIL_UNVISITED } from '../../domain/workbench/todos';
import type { Rank } from '../../domain/workbench/ranking';
import { workbenchOf } from '../../domain/workbench/workbench';
import type { Workbench } from '../../domain/workbench/workbench';
import { defineBusinessApi } from './defineBusinessApi';
import { orderRow } from './orderShapes';

/** Of each kind, so that none hides the others. */
const MOST_TODOS = 4;

/** A figure, its change as a share (null with nothing to compare with) and its trend. */
const development = (name: string, { value, before, days }: Development, unit: (value: number) => number = Number) => ({
  [name]: unit(value),
  [`${name}change`]: ratio(value - before, before),
  [`${name}trend`]: days.map(unit),
});

const rankRow = (language: Language) => (rank: Rank) => ({
  id: rank.id,
  name: localise(rank.name, language),
  orders: rank.orders,
  amount: toYuan(rank.amountCents),
});

/** The conditions with which a report shows the sales of this month, as its address has them. */
const monthConditions = {
  slices: [
    { code: 'period', value: [isoDay(THIS_MONTH.from), isoDay(THIS_MONTH.to)] },
    { code: 'status', value: SALE_STATUSES },
  ],
};

/** The conditions with which a list shows what a figure counts, as its page takes them. */
const days = ({ from, to }: Period) => ({ datefrom: isoDay(from), dateto: isoDay(to) });
const salesOf = (period: Period) => ({ ...days(period), status: SALE_STATUSES });
const ownUnvisited = ({ position }: Caller) => ({
  ownerid: position.employee.id,
  unvisiteddays: String(DAYS_UNTIL_UNVISITED),
});

const orderParts = (orders: Workbench['orders'], language: Language) =>
  orders && {
    ...development('orderstoday', orders.today),
    ...development('monthamount', orders.month, toYuan),
    todayfilter: salesOf(ONLY_TODAY),
    monthfilter: salesOf(THIS_MONTH),
    monthconditions: monthConditions,
    regions: orders.regions.map(rankRow(language)),
    people: orders.owners.map(rankRow(language)),
    customers: orders.customers.map(rankRow(language)),
    recentorders: orders.recent.map(orderRow),
  };

const visitParts = (visits: Workbench['visits'], purposeText: (purpose: string) => string) =>
  visits && {
    ...development('weekvisits', visits.week),
    weekfilter: days(THIS_WEEK),
    visitstoday: visits.today.map(({ id, customer, employee, arrival, purpose }: Visit) => ({
      visitid: id,
      arrival,
      customerid: customer.id,
      customername: customer.name,
      ownername: employee.name,
      purposename: purposeText(purpose),
    })),
  };

/** What waits for the caller: all approvals as one, and the first of the other kinds, each with the record that it is about. */
function todos({ approvals = [], orders, unvisited = [] }: Workbench, language: Language) {
  const say = (key: string, params: Readonly<Record<string, number | string>> = {}) =>
    localiseWith(`workbench.todo.${key}`, language, params);
  // The processes come newest first.
  const oldest = approvals.at(-1);
  return [
    ...(oldest
      ? [
          {
            todoid: 'approvals',
            kind: 'approval',
            name: say('approvals', { count: approvals.length }),
            note: say('oldest', { date: oldest.createdAt.slice(0, 10) }),
          },
        ]
      : []),
    ...(orders?.rejected ?? []).slice(0, MOST_TODOS).map((order) => ({
      todoid: order.id,
      kind: 'rejected',
      name: order.no,
      note: order.customer.name,
      recordid: order.id,
    })),
    ...unvisited.slice(0, MOST_TODOS).map(({ customer, lastVisit }) => ({
      todoid: customer.id,
      kind: 'unvisited',
      name: customer.name,
      note: lastVisit === undefined ? say('never') : say('days', { count: TODAY - lastVisit }),
      recordid: customer.id,
    })),
  ];
}

export const workbench = defineBusinessApi('WORKBENCH_VIEW', object({}), (_input, caller, { language }) => {
  const parts = workbenchOf(caller);
  return {
    ...orderParts(parts.orders, language),
    ...visitParts(parts.visits, itemTexts(caller.company, CATEGORIES.visitPurpose, language)),
    pendingapprovals: parts.approvals?.length,
    unvisitedcustomers: parts.unvisited?.length,
    unvisitedfilter: parts.unvisited && ownUnvisited(caller),
    todos: todos(parts, language),
  };
});
