import { TODAY, isoDay } from '../calendar';
import type { HeldPosition, Order } from '../company/entities';
import type { CompanyPlan } from '../company/plan';
import { POSTS } from '../company/plan';
import type { Approvers } from '../flows/orderFlow';
import { findApprovers, startOrderFlow } from '../flows/orderFlow';
import type { Process, ProcessStep } from '../flows/process';
import { idOf } from '../ids';
import { ORDER_IDS, PROCESS_IDS } from '../fixtures';
import type { Random } from '../random';
import { seedSmallProcesses } from './smallProcesses';

const DAYS_OF_FLOWS = 14;
const COMMENTS = ['同意', '同意', '同意，请按时送货', '已核对库存', ''];
const REJECTIONS = ['价格有误，请核对后重新提交', '客户账期未清', '请补充收货信息'];

/** Submissions are made before this hour. */
const EVENING_HOUR = 18;

/** Each step is decided after the one before: a day later, or in the evening of the current day. */
function decide(step: ProcessStep, place: number, decision: 'approve' | 'reject', day: number, random: Random) {
  const decidedOn = day + 1 + place;
  const hour = random.between(10, 17);
  step.decision = decision;
  step.handledAt = `${isoDay(Math.min(decidedOn, TODAY))} ${decidedOn > TODAY ? EVENING_HOUR + place : hour}:${random.between(10, 59)}`;
  step.comment = random.pick(decision === 'approve' ? COMMENTS : REJECTIONS);
}

/** Decides the steps of a new process to match the status of its order. */
function catchUp(process: Process, order: Order, random: Random) {
  const deciders = process.steps.slice(1);
  if (order.status === 'pending') {
    // About half of the pending processes wait for their last step.
    const done = random.next() < 0.5 ? deciders.length - 1 : 0;
    deciders.slice(0, done).forEach((step, place) => decide(step, place, 'approve', order.day, random));
    return;
  }
  const rejectedAt = order.status === 'rejected' ? random.between(0, deciders.length - 1) : deciders.length;
  deciders.slice(0, rejectedAt).forEach((step, place) => decide(step, place, 'approve', order.day, random));
  deciders.slice(rejectedAt, rejectedAt + 1).forEach((step) => decide(step, rejectedAt, 'reject', order.day, random));
  process.state = order.status === 'rejected' ? 'rejected' : 'approved';
}

/** The fixture process: only its last step, the director's, is undecided. */
function fixtureFlow(order: Order, seller: HeldPosition, approvers: Approvers): Process {
  const process = startOrderFlow(PROCESS_IDS.pendingOrder, order, seller, approvers, `${isoDay(order.day)} 09:30`);
  const [submission, manager] = process.steps;
  if (!submission || !manager) throw new Error('An order flow has at least two steps');
  const approval: ProcessStep = {
    ...manager,
    decision: 'approve',
    handledAt: `${isoDay(order.day)} 11:05`,
    comment: '同意',
  };
  const last: ProcessStep = { name: 'flow.step.director', position: approvers.director, comment: '' };
  return { ...process, steps: [submission, ...(manager.position === approvers.director ? [] : [approval]), last] };
}

/** Processes of recent orders, and some of other kinds. */
export function seedProcesses(
  plan: CompanyPlan,
  positions: readonly HeldPosition[],
  orders: readonly Order[],
  random: Random,
): Process[] {
  const approvers = findApprovers(positions);
  const sellers = new Map(
    positions.filter(({ name }) => name === POSTS.representative).map((position) => [position.employee, position]),
  );
  const recent = orders.filter(({ day, status }) => day > TODAY - DAYS_OF_FLOWS && status !== 'draft');
  const flows = recent.flatMap((order, index) => {
    const seller = sellers.get(order.owner);
    if (!seller) return [];
    if (plan.hasFixtures && order.id === ORDER_IDS.pending) return [fixtureFlow(order, seller, approvers)];
    const moment = `${isoDay(order.day)} ${random.between(10, 17)}:${random.between(10, 59)}`;
    const process = startOrderFlow(idOf('process', plan.firstId + index + 1), order, seller, approvers, moment);
    catchUp(process, order, random);
    return [process];
  });
  const firstId = plan.firstId + recent.length + 1;
  return [...flows, ...seedSmallProcesses(firstId, [...sellers.values()], approvers, random)];
}
