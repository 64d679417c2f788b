import { TODAY, isoDay } from '../../calendar';
import type { HeldPosition, Order } from '../../company/entities';
import { ORDER_IDS, PROCESS_IDS } from '../../fixtures';
import { orderProcess } from '../../flows/orderProcess';
import type { Process } from '../../flows/process';
import { openTasks } from '../../flows/process';
import type { RunCompany } from '../../flows/run/run';
import type { Random } from '../../random';
import { acted, decidedAt, momentOf, submitted } from './past';

export const DAYS_OF_FLOWS = 14;
export const COMMENTS = ['同意', '同意', '同意，请按时送货', '已核对库存', ''];
/** In yuan: from here the director decides as well. */
export const LARGE_FROM = 3_000;
export const REJECTIONS = ['价格有误，请核对后重新提交', '客户账期未清', '请补充收货信息'];

/** The decisions that led to the status of the order. */
function catchUp(company: RunCompany, draft: Process, order: Order, random: Random): Process {
  let process = submitted(company, draft);
  // An order of the director goes to nobody else.
  const isLarge = (draft.values.amount as number) >= LARGE_FROM;
  // About half of the pending processes wait for their last step.
  const approvals =
    order.status === 'pending'
      ? Number(isLarge && random.next() < 0.5)
      : order.status === 'rejected'
        ? random.between(0, Number(isLarge))
        : Infinity;
  for (let place = 0; place < approvals && openTasks(process).length > 0; place += 1)
    process = acted(company, process, 'approve', decidedAt(order.day, place, random), {
      comment: random.pick(COMMENTS),
    });
  if (order.status !== 'rejected' || process.state !== 'running') return process;
  return acted(company, process, 'reject', decidedAt(order.day, approvals, random), {
    comment: random.pick(REJECTIONS),
  });
}

/**
 * The process of `ORDER_IDS.pending`: only its last step, the director's, is undecided. The order was large enough for the
 * director when the manager approved, and became smaller since.
 */
function fixtureProcess(company: RunCompany, order: Order, seller: HeldPosition): Process {
  const day = isoDay(order.day);
  const draft = orderProcess(PROCESS_IDS.pendingOrder, order, seller, `${day} 09:30`);
  const large = submitted(company, { ...draft, values: { ...draft.values, amount: LARGE_FROM } });
  return { ...acted(company, large, 'approve', `${day} 11:05`, { comment: '同意' }), values: draft.values };
}

/** The processes of recent orders. */
export function seedOrderProcesses(
  company: RunCompany,
  orders: readonly Order[],
  sellerOf: (order: Order) => HeldPosition | undefined,
  nextId: () => string,
  random: Random,
): Process[] {
  return orders
    .filter(({ day, status }) => day > TODAY - DAYS_OF_FLOWS && status !== 'draft')
    .flatMap((order) => {
      const seller = sellerOf(order);
      if (!seller) return [];
      if (order.id === ORDER_IDS.pending) return [fixtureProcess(company, order, seller)];
      const draft = orderProcess(nextId(), order, seller, momentOf(order.day, random));
      return [catchUp(company, draft, order, random)];
    });
}
