import { TODAY, isoDay } from '../../calendar';
import type { Day } from '../../calendar';
import type { Customer, HeldPosition } from '../../company/entities';
import { openTasks } from '../../flows/process';
import type { Process } from '../../flows/process';
import type { RunCompany } from '../../flows/run/run';
import { newProcess } from '../../flows/run/start';
import type { Random } from '../../random';
import { filledDiscount, filledExpense, filledLeave, filledStore } from './forms';
import { acted, actedByApplicant, submitted } from './past';
import { numberOf } from './small';

/** The people of the processes that show every state of every flow. */
export interface Cast {
  director: HeldPosition;
  /** They work in other branches, so that each has other approvers. */
  managers: readonly [HeldPosition, HeldPosition];
  sellers: readonly [HeldPosition, HeldPosition];
  customers: readonly Customer[];
}

/** Today everything happened before nine, so that what is done now comes last. */
const at = (daysAgo: number, time: string) => `${isoDay(TODAY - daysAgo)} ${time}`;
const soon = (days: number): Day => TODAY + days;

/** Processes of every flow and in every state: running, overdue, returned, withdrawn, finished, and drafts. */
export function seedShownProcesses(company: RunCompany, cast: Cast, nextId: () => string, random: Random): Process[] {
  const { director, managers, sellers, customers } = cast;
  const [manager, otherManager] = managers;
  const [seller, otherSeller] = sellers;
  const [shop, otherShop] = customers;
  if (!shop || !otherShop) throw new Error('A company has customers');

  type Filled = Pick<Process, 'title' | 'values'>;
  const draft = (
    flowCode: string,
    applicant: HeldPosition,
    createdAt: string,
    filled: Filled,
    chosen: Process['chosen'] = new Map(),
  ) => {
    const id = nextId();
    return newProcess({ id, no: numberOf(id), flowCode, applicant, createdAt, chosen, ...filled });
  };
  const start = (...given: Parameters<typeof draft>) => submitted(company, draft(...given));
  const act = (
    process: Process,
    ...how: Parameters<typeof acted> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => acted(company, process, ...how);
  const reviewer = (position: HeldPosition) => new Map([['reviewer', [position.id]]]);
  const expense = (applicant: HeldPosition, daysAgo: number, yuan: number) =>
    [applicant, at(daysAgo, '07:42'), filledExpense(applicant, TODAY - daysAgo, yuan, random)] as const;

  const largeExpense = (applicant: HeldPosition, daysAgo: number, yuan: number) =>
    act(start('expense', ...expense(applicant, daysAgo, yuan)), 'approve', at(daysAgo, '08:36'), {
      comment: '票据齐全，同意',
    });
  const returned = (process: Process, moment: string, comment: string) =>
    act(process, 'return', moment, { comment, returnTo: 'start' });

  const discount = (
    applicant: HeldPosition,
    daysAgo: number,
    customer: Customer,
    percentage: number,
    by: HeldPosition,
  ) =>
    start(
      'discount',
      applicant,
      at(daysAgo, '07:55'),
      filledDiscount(applicant, customer, percentage, 4_800, '节前备货量大，申请促销折扣'),
      reviewer(by),
    );
  const store = (applicant: HeldPosition, daysAgo: number, name: string) =>
    start(
      'newstore',
      applicant,
      at(daysAgo, '07:20'),
      filledStore(applicant, {
        name,
        region: applicant.organisation.name,
        address: '文化路 88 号',
        area: 120,
        rent: 18_000,
      }),
    );
  const leave = (applicant: HeldPosition, daysAgo: number, days: number, reason: string) =>
    start('leave', applicant, at(daysAgo, '07:45'), filledLeave(applicant, 'annual', soon(5), days, reason));

  const openStore = store(seller, 1, '星河湾便利店');
  const closedStore = store(otherSeller, 9, '金桂花园店');
  const assess = (process: Process, moment: string, name: 'market' | 'finance', said: string) =>
    act(process, 'approve', moment, {
      task: openTasks(process).find(({ nodeId }) => nodeId === (name === 'market' ? 'marketing' : name)),
      values: { [name]: said },
      comment: '同意',
    });
  const assessed = assess(
    assess(closedStore, at(8, '10:15'), 'market', '周边三个成熟社区，预计日均客流 400 人'),
    at(8, '15:40'),
    'finance',
    '租售比 12%，预计 8 个月盈亏平衡',
  );

  return [
    largeExpense(seller, 0, 4_260),
    largeExpense(otherSeller, 3, 5_180),
    largeExpense(manager, 1, 3_650),
    act(start('expense', ...expense(seller, 8, 640)), 'approve', at(7, '16:20'), { comment: '同意' }),
    act(start('expense', ...expense(otherSeller, 6, 1_980)), 'reject', at(5, '10:10'), {
      comment: '招待标准超出规定，请按实际标准报销',
    }),
    returned(start('expense', ...expense(seller, 2, 1_260)), at(1, '15:30'), '缺少酒店发票，请补充后重新提交'),
    leave(seller, 1, 5, '回老家探亲'),
    leave(otherSeller, 0, 2, '家中有事'),
    leave(manager, 2, 4, '年休假'),
    act(leave(otherSeller, 12, 1, '体检'), 'approve', at(12, '11:00'), { comment: '同意' }),
    actedByApplicant(company, leave(manager, 4, 2, '行程有变'), 'withdraw', at(4, '13:40'), { comment: '行程取消' }),
    openStore,
    assess(store(otherManager, 2, '江南春晓店'), at(1, '09:50'), 'market', '周边社区成熟，客流稳定'),
    act(assessed, 'approve', at(7, '17:05'), { comment: '同意开业，请按计划筹备' }),
    returned(discount(otherManager, 3, shop, 12, otherSeller), at(2, '16:45'), '请说明竞品价格，并附客户的书面需求'),
    act(discount(seller, 1, otherShop, 8, manager), 'approve', at(0, '08:30'), { comment: '该客户回款及时，同意' }),
    discount(otherManager, 0, otherShop, 15, manager),
    act(
      act(discount(otherSeller, 7, shop, 6, director), 'approve', at(6, '10:40'), { comment: '销量达标，同意' }),
      'approve',
      at(6, '15:15'),
      { comment: '同意，下不为例' },
    ),
    draft('expense', seller, at(0, '07:20'), filledExpense(seller, TODAY, 520, random)),
    draft('leave', otherSeller, at(1, '17:50'), filledLeave(otherSeller, 'compensatory', soon(9), 1, '调休')),
    draft(
      'newstore',
      manager,
      at(3, '18:10'),
      filledStore(manager, { name: '滨江新城店', region: '', address: '', area: 90, rent: 0 }),
    ),
    draft('discount', otherManager, at(2, '19:05'), filledDiscount(otherManager, shop, 10, 0, '')),
    draft('expense', director, at(1, '19:30'), filledExpense(director, TODAY - 1, 2_380, random)),
  ];
}
