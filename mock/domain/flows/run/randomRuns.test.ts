import { branching, by, copy, end, start, way } from '../definition/fakeCompany';
import type { FlowNode } from '../definition/flow';
import { nodesOf } from '../definition/nodesOf';
import { ApiError } from '../../apiError';
import { createRandom } from '../../random';
import type { Random } from '../../random';
import { ACTS, HANDLE_ACTIONS, plainRequest } from '../handleProcess';
import type { Part, Process, ProcessState } from '../process';
import { openTasks } from '../process';
import { reassign, terminate } from './acts/administer';
import { flowOf, step, stepOf, tell, whoIs, MOMENT } from './fakeRun';
import { minutesLater } from './moments';
import { isThrough } from './parts';
import { openRun } from './run';

const RUNS = 400;
const STEPS = 40;
const ACTORS = ['me', 'a', 'b', 'c', 'd', 'e', 'manager', 'director', 'admin'];

/** Where each state may lead. */
const EDGES: Readonly<Record<ProcessState, readonly ProcessState[]>> = {
  draft: ['running'],
  running: ['running', 'returned', 'withdrawn', 'approved', 'rejected', 'cancelled'],
  returned: ['returned', 'running', 'approved', 'cancelled'],
  withdrawn: ['withdrawn', 'running', 'approved', 'cancelled'],
  approved: ['approved'],
  rejected: ['rejected'],
  cancelled: ['cancelled'],
};

/** A flow of up to four steps or branchings, two levels deep. */
function randomNodes(random: Random): FlowNode[] {
  let count = 0;
  const letters = () =>
    ACTORS.slice(1, 6)
      .filter(() => random.next() < 0.4)
      .join('') || 'a';
  const node = (level: number): FlowNode => {
    const id = `n${(count += 1)}`;
    const kind = random.between(0, level < 2 ? 9 : 6);
    const mode = random.pick(['any', 'all', 'inturn'] as const);
    const whenEmpty = random.pick(['skip', 'admin'] as const);
    const dice = () => random.next() < 0.8;
    const allowed = { canReturn: dice(), canTransfer: dice(), canAdd: dice(), needsComment: !dice() };
    if (kind < 5) return step(id, random.next() < 0.1 ? '' : letters(), { mode, whenEmpty, ...allowed });
    if (kind === 5) return stepOf(id, { type: 'orglevel', level: random.between(1, 2) }, { mode, ...allowed });
    if (kind === 6) return copy(id, by(...letters().split('')));
    const branch = (place: number) =>
      way(`${id}-${place}`, place === 0 ? 'rent > 5' : '', ...list(random.between(place, 2), level + 1));
    return branching(kind < 9 ? 'condition' : 'parallel', id, branch(0), branch(1));
  };
  const list = (length: number, level: number) => Array.from({ length }, () => node(level));
  return [start, ...list(random.between(1, 4), 0), end];
}

const tasksIn = (part: Part): readonly string[] => ('taskId' in part ? [part.taskId] : part.parts.flatMap(tasksIn));

/** What is impossible about a process; nothing for a possible one. */
function wrongIn(process: Process, nodes: readonly FlowNode[]): string[] {
  const wrong: string[] = [];
  const open = openTasks(process);
  const statusOf = (id: string) => process.tasks.find((task) => task.id === id)?.status;
  for (const task of open) {
    const state = process.nodes.get(task.nodeId);
    if (state?.status !== 'current' || state.round !== task.round)
      wrong.push(`${task.nodeId} is asked and not current`);
    if (!state?.asked || !tasksIn(state.asked).includes(task.id)) wrong.push(`${task.id} is not asked in its step`);
  }
  for (const [id, state] of process.nodes) {
    const asks = open.some(({ nodeId }) => nodeId === id);
    if (state.status === 'current' && state.asked && !asks) wrong.push(`${id} is current and nobody can decide`);
    if (state.status === 'done' && state.asked && id !== 'start' && !isThrough(state.asked, statusOf))
      wrong.push(`${id} is done without enough approvals`);
    const node = nodesOf(nodes).find((each) => each.id === id);
    if (
      state.status === 'done' &&
      node?.type === 'approval' &&
      node.mode === 'all' &&
      state.asked &&
      'parts' in state.asked
    )
      for (const part of state.asked.parts)
        if (!isThrough(part, statusOf)) wrong.push(`${id} is done and somebody has not approved`);
  }
  const isAlive = process.state === 'running' || process.state === 'returned';
  if (isAlive !== open.length > 0) wrong.push(`${process.state} with ${open.length} open tasks`);
  if (!isAlive && process.tasks.some(({ status }) => status === 'waiting'))
    wrong.push('it has ended and somebody waits');
  if (process.state === 'returned' && open.some(({ nodeId }) => nodeId !== 'start')) wrong.push('returned and asked');
  return wrong;
}

const picture = ({ tasks, timeline, nodes, state }: Process) =>
  JSON.stringify([
    state,
    tasks.map(({ id, status }) => [id, status]),
    timeline.map(({ id, comment }) => [id, comment]),
    [...nodes].map(([id, { status }]) => [id, status]),
  ]);

/** One random process: all that is done to it, and what was impossible. */
function randomRun(seed: number) {
  const random = createRandom(seed);
  const nodes = randomNodes(random);
  const flow = tell(flowOf(nodes));
  let process = flow.start({ values: { rent: random.between(1, 9) } });
  let now = MOMENT;
  const comments: string[] = [];
  const wrong = wrongIn(process, nodes);
  const done: string[] = ['submit'];

  for (let place = 0; place < STEPS && wrong.length === 0; place += 1) {
    now = minutesLater(now, random.between(0, 12));
    const open = openTasks(process);
    const actor = open.length > 0 && random.next() < 0.6 ? random.pick(open).position.id : random.pick(ACTORS);
    const action =
      random.next() < 0.03
        ? 'terminate'
        : random.next() < 0.1
          ? 'reassign'
          : random.pick(random.next() < 0.4 ? (['approve', 'approve', 'resubmit', 'cancel'] as const) : HANDLE_ACTIONS);
    const comment = random.next() < 0.8 ? `${seed}-${place}` : '';
    const targets = ACTORS.filter(() => random.next() < 0.15).map(whoIs);
    const before = process;
    const frozen = picture(before);
    const run = openRun(flow.company, before, whoIs(actor), now);
    try {
      const taskId = random.next() < 0.2 && before.tasks.length > 0 ? random.pick(before.tasks).id : '';
      if (action === 'terminate') terminate(run, comment);
      else if (action === 'reassign') reassign(run, open[0]?.id ?? '', whoIs(random.pick(ACTORS)), comment);
      else
        ACTS[action](run, {
          ...plainRequest(comment, taskId),
          values: random.next() < 0.3 ? { rent: random.between(1, 9) } : undefined,
          returnTo: random.pick(nodesOf(nodes)).id,
          targets,
          mode: random.pick(['any', 'all'] as const),
        });
      process = run.process;
      if (comment !== '') comments.push(comment);
      done.push(`${actor} ${action}`);
      if (!EDGES[before.state].includes(process.state)) wrong.push(`${before.state} became ${process.state}`);
    } catch (error) {
      // Whatever is refused is refused for a reason, and leaves the process as it was.
      if (!(error instanceof ApiError)) throw error;
    }
    if (picture(before) !== frozen) wrong.push('a process was changed in place');
    wrong.push(...wrongIn(process, nodes));
    const kept = process.timeline.slice(0, before.timeline.length);
    if (kept.some((entry, index) => entry !== before.timeline[index])) wrong.push('the timeline lost an entry');
    const said = process.timeline.map((entry) => entry.comment);
    if (comments.some((each) => !said.includes(each))) wrong.push('a comment was lost');
  }
  return { wrong, done, state: process.state };
}

it('random actions of random people never bring a process into an impossible state, and lose no comment', () => {
  const runs = Array.from({ length: RUNS }, (_, index) => ({ seed: index + 1, ...randomRun(index + 1) }));
  expect(runs.filter(({ wrong }) => wrong.length > 0).map(({ seed, wrong, done }) => ({ seed, wrong, done }))).toEqual(
    [],
  );
  // The runs reach every end, and try every action with success.
  const reached = new Set(runs.map(({ state }) => state));
  for (const state of ['approved', 'rejected', 'cancelled'] as const) expect(reached).toContain(state);
  const actions = new Set(runs.flatMap(({ done }) => done.map((each) => each.split(' ').at(-1))));
  for (const action of [...HANDLE_ACTIONS, 'reassign', 'terminate']) expect(actions).toContain(action);
});
