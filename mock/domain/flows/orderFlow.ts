import { isoDay } from '../calendar';
import { businessError } from '../apiError';
import type { HeldPosition, Order, Position } from '../company/entities';
import { isHeld } from '../company/entities';
import { POSTS } from '../company/plan';
import { toYuan } from '../money';
import type { Process } from './process';

/** Orders from this amount also need the director's approval. */
const DIRECTOR_FROM_CENTS = 300_000;

export interface Approvers {
  /** The manager of the seller's branch, else the director. */
  managerFor(position: Position): HeldPosition;
  director: HeldPosition;
}

/** Finds the approvers of a company by the names of their positions. */
export function findApprovers(positions: readonly Position[]): Approvers {
  const held = positions.filter(isHeld);
  const director = held.find(({ name }) => name === POSTS.director);
  if (!director) throw businessError('flow.no_director');
  const managers = new Map(
    held.filter(({ name }) => name === POSTS.manager).map((position) => [position.organisation.code, position]),
  );
  return { director, managerFor: ({ organisation }) => managers.get(organisation.code) ?? director };
}

/** Creates the approval process of a submitted order. */
export function startOrderFlow(
  id: string,
  order: Order,
  submitter: HeldPosition,
  { managerFor, director }: Approvers,
  moment: string,
): Process {
  const manager = managerFor(submitter);
  const deciders =
    manager === director
      ? [{ name: 'flow.step.director', position: director }]
      : [
          { name: 'flow.step.manager', position: manager },
          ...(order.amountCents >= DIRECTOR_FROM_CENTS ? [{ name: 'flow.step.director', position: director }] : []),
        ];
  return {
    id,
    no: `AF-${order.no.slice(3)}`,
    kind: 'order',
    subject: `${order.no} ${order.customer.name}`,
    applicant: submitter.employee,
    createdAt: moment,
    orderId: order.id,
    fields: [
      { title: 'order.no', value: order.no, type: 'text' },
      { title: 'order.customer', value: order.customer.name, type: 'text' },
      { title: 'order.date', value: isoDay(order.day), type: 'date' },
      { title: 'order.amount', value: toYuan(order.amountCents), type: 'money' },
      { title: 'order.remark', value: order.remark, type: 'text' },
    ],
    steps: [
      { name: 'flow.step.submit', position: submitter, decision: 'submit', handledAt: moment, comment: '' },
      ...deciders.map((decider) => ({ ...decider, comment: '' })),
    ],
    state: 'running',
  };
}
