import { businessError, notFound } from '../../apiError';
import type { Company } from '../../company/company';
import type { HeldPosition } from '../../company/entities';
import type { FlowEvent } from '../../messages/flowMessage';
import { isRequest } from '../../messages/flowMessage';
import type { Flow, FlowNode, FlowVersion } from '../definition/flow';
import { nodesOf } from '../definition/nodesOf';
import type { FormSources } from '../form/judgeValue';
import type { NodeState, Process, Task, TimelineEntry } from '../process';
import { holderName } from '../process';

/** What a run reads of the company. */
export type RunCompany = Pick<Company, 'positions' | 'roles' | 'flows'>;

/** What a change causes elsewhere, once it is stored. */
export type Effect =
  | { kind: 'send'; to: string; event: FlowEvent; step: string; comment: string }
  /** The to-do message of the position is done with. */
  | { kind: 'settle'; positionId: string };

/**
 * One change of a process: it is worked out on a copy and stored as a whole (`commit`), so that a refused one changes
 * nothing.
 */
export interface Run {
  readonly company: RunCompany;
  readonly flow: Flow;
  /** The version of the process. */
  readonly nodes: readonly FlowNode[];
  /** Who acts. */
  readonly actor: HeldPosition;
  /** `YYYY-MM-DD HH:mm`. */
  readonly now: string;
  /** What the form offers to choose from. */
  readonly sources: FormSources;
  /** As it was, and as it becomes. */
  readonly before: Process;
  process: Process;
  readonly effects: Effect[];
}

/** The version that a process keeps; the latest one for a draft. */
export function versionOf({ versions }: Flow, published: number): FlowVersion {
  const version = published === 0 ? versions.at(-1) : versions.find((each) => each.published === published);
  if (!version) throw businessError('flow.not_published');
  return version;
}

/** The flow of a process. Throws 404 for an unknown one. */
export function flowOf({ flows }: Pick<Company, 'flows'>, flowCode: string): Flow {
  const flow = flows.get(flowCode);
  if (!flow) throw notFound('flow.not_found');
  return flow;
}

/** @param sources What the business calls of the form offer the actor; choices of other calls are taken as they are. */
export function openRun(
  company: RunCompany,
  process: Process,
  actor: HeldPosition,
  now: string,
  sources: FormSources = {},
): Run {
  const flow = flowOf(company, process.flowCode);
  const { nodes } = versionOf(flow, process.published);
  return { company, flow, nodes, actor, now, sources, before: process, process, effects: [] };
}

export const change = (run: Run, fields: Partial<Process>): void => {
  run.process = { ...run.process, ...fields };
};

/** The node with this id. Throws for an unknown one: the nodes of a version never change. */
export function nodeById({ nodes }: Pick<Run, 'nodes'>, id: string): FlowNode {
  const node = nodesOf(nodes).find((each) => each.id === id);
  if (!node) throw new Error(`The flow has no node ${id}`);
  return node;
}

export function setNode(run: Run, id: string, state: NodeState): void {
  change(run, { nodes: new Map(run.process.nodes).set(id, state) });
}

export function patchTask(run: Run, id: string, fields: Partial<Task>): void {
  change(run, { tasks: run.process.tasks.map((task) => (task.id === id ? { ...task, ...fields } : task)) });
}

type Noted = Pick<TimelineEntry, 'nodeId' | 'action'> & Partial<TimelineEntry>;

/**
 * Adds an entry to the timeline: by the actor at this moment, unless it says otherwise. What happens at the start is named
 * by its action alone.
 */
export function note(run: Run, entry: Noted): void {
  const { timeline, id } = run.process;
  const { type, name } = nodeById(run, entry.nodeId);
  const noted: TimelineEntry = {
    id: `${id}-${timeline.length + 1}`,
    name: type === 'start' ? '' : name,
    handlers: [holderName(run.actor)],
    targets: [],
    comment: '',
    time: run.now,
    attachments: [],
    signature: '',
    ...entry,
  };
  change(run, { timeline: [...timeline, noted] });
}

/** Sends a message to a position. Nobody is told what they have done themselves; they are asked to act on it. */
export function tell(run: Run, to: string, event: FlowEvent, { step = '', comment = '' } = {}): void {
  const { actor, company } = run;
  const isActor = to === actor.id || company.positions.get(to)?.employee?.id === actor.employee.id;
  if (isActor && !isRequest(event)) return;
  run.effects.push({ kind: 'send', to, event, step, comment });
}

export const settle = (run: Run, positionId: string): void => void run.effects.push({ kind: 'settle', positionId });
