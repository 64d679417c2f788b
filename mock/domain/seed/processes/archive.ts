import type { Day } from '../../calendar';
import { FIRST_DAY, TODAY } from '../../calendar';
import type { HeldPosition, Order } from '../../company/entities';
import { orderProcess } from '../../flows/orderProcess';
import type { Part, Process } from '../../flows/process';
import { openTasks } from '../../flows/process';
import type { RunCompany } from '../../flows/run/run';
import { newProcess } from '../../flows/run/start';
import { idOf } from '../../ids';
import type { Random } from '../../random';
import { createRandom } from '../../random';
import { filledExpense } from './forms';
import { COMMENTS, DAYS_OF_FLOWS, LARGE_FROM, REJECTIONS } from './orders';
import { acted, momentOf, submitted } from './past';
import type { ProcessSeed } from './seedProcesses';
import { sellersOf } from './seedProcesses';
import { numberOf } from './small';

/** Processes that the director of the demonstration has decided in earlier months. */
const ARCHIVED = 10_000;
/** Ids of the archive: above those of the seed, below those of new processes. */
const FIRST_ID = 500_000;
const LAST_ID = 799_999;
/** One of so many expense claims was rejected. */
const REJECTED_ONE_OF = 20;
/** Added to the plan's seed, so that the rest of the company does not depend on the archive. */
const SEED_OFFSET = 2;
/** Comments that processes of one kind and applicant are seen with. */
const VARIANTS = 3;

/** Whether an id is one of the archive. */
export const isArchivedIn = (firstId: number) => {
  const [first, last] = [idOf('process', firstId + FIRST_ID), idOf('process', firstId + LAST_ID)];
  return (id: string) => id >= first && id <= last;
};

/** The moments of a template stand for the stages of its copies. */
const stage = (place: number) => `2000-01-0${place + 1} 00:00`;

/** Ends a process stage by stage: all approve, or the last one rejects. */
function finished(company: RunCompany, draft: Process, isRejected: boolean, random: Random): Process {
  let process = submitted(company, draft);
  for (let place = 1; openTasks(process).length > 0; place += 1) {
    const isLast = place === 2;
    process =
      isRejected && isLast
        ? acted(company, process, 'reject', stage(place), { comment: random.pick(REJECTIONS) })
        : acted(company, process, 'approve', stage(place), { comment: random.pick(COMMENTS) });
  }
  return process;
}

/** What tells a copy of a template apart. */
type Own = Pick<Process, 'id' | 'no' | 'title' | 'values' | 'fields'> & { orderId?: string };

/** The template as another process; ten times faster than to run the flow again. */
function copyOf(template: Process, own: Own, momentAt: ReadonlyMap<string, string>): Process {
  const idIn = (id: string) => own.id + id.slice(template.id.length);
  const moment = (time: string) => momentAt.get(time) ?? '';
  const partOf = (part: Part): Part =>
    'taskId' in part ? { taskId: idIn(part.taskId) } : { mode: part.mode, parts: part.parts.map(partOf) };
  return {
    ...template,
    ...own,
    createdAt: moment(template.createdAt),
    nodes: new Map(
      [...template.nodes].map(([id, state]) => [id, state.asked ? { ...state, asked: partOf(state.asked) } : state]),
    ),
    tasks: template.tasks.map((task) => ({
      ...task,
      id: idIn(task.id),
      openedAt: moment(task.openedAt),
      dueAt: '',
      ...(task.decision && { decision: { ...task.decision, time: moment(task.decision.time) } }),
    })),
    timeline: template.timeline.map((entry) => ({ ...entry, id: idIn(entry.id), time: moment(entry.time) })),
    copies: template.copies.map((copy) => ({ ...copy, time: moment(copy.time), isRead: true })),
  };
}

const STAGES = 5;
const momentsFrom = (day: Day, random: Random) =>
  new Map(Array.from({ length: STAGES }, (_, place) => [stage(place), momentOf(day + place, random)] as const));

type ArchiveSeed = Pick<ProcessSeed, 'plan' | 'flows' | 'roles' | 'positions' | 'orders'>;

/**
 * The finished processes of the months before: of large orders, and as many large expense claims as fill the director's
 * list. Generated when it is called; what it relies on is read before, so that later changes do not change the past.
 */
export function prepareArchive({ plan, flows, roles, positions, orders }: ArchiveSeed): () => readonly Process[] {
  const firstFlows = new Map([...flows].map(([code, flow]) => [code, { ...flow }]));
  const firstRoles = new Map([...roles].map(([id, role]) => [id, { ...role }]));
  const people = positions.map((position) => ({ ...position }));
  return () => {
    const random = createRandom(plan.seed + SEED_OFFSET);
    const company = {
      flows: firstFlows,
      roles: firstRoles,
      positions: new Map(people.map((position) => [position.id, position])),
    };
    const sellers = sellersOf(people);
    const templates = new Map<string, Process>();
    const processes: Process[] = [];
    const nextId = () => idOf('process', plan.firstId + FIRST_ID + processes.length);

    const add = (kind: string, seller: HeldPosition, isRejected: boolean, day: Day, own: Own, draft: () => Process) => {
      const key = [kind, seller.id, isRejected, processes.length % VARIANTS].join();
      const template = templates.get(key) ?? finished(company, draft(), isRejected, random);
      templates.set(key, template);
      processes.push(copyOf(template, own, momentsFrom(day, random)));
    };

    const addOrder = (order: Order, seller: HeldPosition) => {
      const draft = orderProcess(nextId(), order, seller, stage(0));
      const { id, no, title, values, fields } = draft;
      const own = { id, no, title, values, fields, orderId: order.id };
      add('order', seller, order.status === 'rejected', order.day, own, () => draft);
    };

    const addExpense = (seller: HeldPosition) => {
      const day = random.between(FIRST_DAY, TODAY - DAYS_OF_FLOWS - STAGES);
      const id = nextId();
      const filled = filledExpense(seller, day, random.between(LARGE_FROM, 3 * LARGE_FROM), random);
      const own = { id, no: numberOf(id), fields: [], ...filled };
      add('expense', seller, random.between(1, REJECTED_ONE_OF) === 1, day, own, () =>
        newProcess({ ...own, flowCode: 'expense', applicant: seller, createdAt: stage(0) }),
      );
    };

    for (const order of orders) {
      const seller = sellers.get(order.owner);
      const isFinished = order.status !== 'draft' && order.status !== 'pending';
      if (seller && isFinished && order.day <= TODAY - DAYS_OF_FLOWS && order.amountCents >= LARGE_FROM * 100)
        addOrder(order, seller);
    }
    const all = [...sellers.values()];
    while (plan.hasFixtures && processes.length < ARCHIVED) addExpense(random.pick(all));
    return processes;
  };
}
