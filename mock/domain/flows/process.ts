import type { FileRecord, HeldPosition, Position } from '../company/entities';

/** A state is also a translation key: `flow.state.running`. */
export const PROCESS_STATES = [
  'draft',
  'running',
  'returned',
  'withdrawn',
  'approved',
  'rejected',
  'cancelled',
] as const;
export type ProcessState = (typeof PROCESS_STATES)[number];

/** An action is also a translation key: `flow.action.submit`. The platform itself records `autopass` and `copy`. */
export type ProcessAction =
  | 'submit'
  | 'resubmit'
  | 'approve'
  | 'reject'
  | 'return'
  | 'transfer'
  | 'addbefore'
  | 'addafter'
  | 'countersign'
  | 'withdraw'
  | 'cancel'
  | 'urge'
  | 'comment'
  | 'reassign'
  | 'terminate'
  | 'autopass'
  | 'copy';

/** Values of a form by the names of its controls. */
export type FormValues = Readonly<Record<string, unknown>>;

/** `waiting`: opens once others have decided. `closed`: ended without a decision of its own. */
export type TaskStatus =
  'waiting' | 'open' | 'submitted' | 'approved' | 'rejected' | 'returned' | 'transferred' | 'closed';

/** What a position is asked to do in a step. The start step has one for the applicant while the process is returned. */
export interface Task {
  readonly id: string;
  readonly nodeId: string;
  /** Counts how often the step has been entered, from 1. */
  readonly round: number;
  readonly position: Position;
  readonly status: TaskStatus;
  /** When its holder was asked last, `YYYY-MM-DD HH:mm`; empty before. */
  readonly openedAt: string;
  /** When it becomes overdue; empty for never. */
  readonly dueAt: string;
  /** When the applicant reminded its holder since then; empty without a reminder. */
  readonly remindedAt?: string;
  /** How, when and by whom it was decided. */
  readonly decision?: {
    readonly action: ProcessAction;
    readonly time: string;
    readonly personId: string;
    readonly name: string;
    readonly comment: string;
  };
}

/** Who has to decide in a step: a tree of tasks, because an approver may add others before, after or beside themselves. */
export type Part =
  { readonly taskId: string } | { readonly mode: 'any' | 'all' | 'inturn'; readonly parts: readonly Part[] };

/** What has become of a step or a branching. One without a state has not been reached. */
export interface NodeState {
  /** `returned`: sent the process back, and is asked again later. */
  readonly status: 'current' | 'done' | 'skipped' | 'rejected' | 'returned';
  readonly round: number;
  /** Who has to decide; none at what is no approval. */
  readonly asked?: Part;
  /** The branch that a condition took. */
  readonly branchId?: string;
}

/** Something that happened. Entries are never changed or removed. */
export interface TimelineEntry {
  readonly id: string;
  readonly nodeId: string;
  /** The name of the step, or its translation key; empty for what is done outside of one. */
  readonly name: string;
  readonly action: ProcessAction;
  /** Names of people at the time. */
  readonly handlers: readonly string[];
  /** Whom or what it was directed at: people, or the step that it was returned to. */
  readonly targets: readonly string[];
  /** A text, or a translation key where the platform says why. */
  readonly comment: string;
  readonly time: string;
  readonly attachments: readonly FileRecord[];
  /** The address of a picture; empty without one. */
  readonly signature: string;
}

/** A position that was told. */
export interface Copy {
  readonly nodeId: string;
  readonly position: Position;
  readonly time: string;
  readonly isRead: boolean;
}

/** A fact of a process without a form page. The title is a translation key. */
export interface ProcessField {
  readonly title: string;
  readonly value: string | number;
  readonly type: 'text' | 'money' | 'date';
}

/** An instance of a flow. It keeps the version of the flow that it was submitted with. */
export interface Process {
  readonly id: string;
  readonly no: string;
  readonly flowCode: string;
  /** The version of the flow; 0 for a draft. */
  readonly published: number;
  readonly title: string;
  readonly applicant: HeldPosition;
  /** When it was submitted first; when it was saved last for a draft. */
  readonly createdAt: string;
  readonly state: ProcessState;
  /** Counts the changes of the form. */
  readonly version: number;
  /** The version in which each field changed last; those that never did are left out. */
  readonly fieldVersions: ReadonlyMap<string, number>;
  readonly values: FormValues;
  /** The positions that the applicant chose, by step. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  /** The order that it decides about. */
  readonly orderId?: string;
  /** Stated where the form cannot tell. */
  readonly fields: readonly ProcessField[];
  readonly nodes: ReadonlyMap<string, NodeState>;
  /** All that there ever were, the oldest first. */
  readonly tasks: readonly Task[];
  readonly timeline: readonly TimelineEntry[];
  readonly copies: readonly Copy[];
}

/** States in which a process can still go on. */
const ALIVE: readonly ProcessState[] = ['running', 'returned', 'withdrawn'];
export const isAlive = ({ state }: Process) => ALIVE.includes(state);

/** Whether the applicant may edit it: it was not submitted yet, or is back with them. */
export const isWithApplicant = ({ state }: Process) =>
  state === 'draft' || state === 'returned' || state === 'withdrawn';

export const isOpen = ({ status }: Task) => status === 'open';

export const openTasks = ({ tasks }: Process): readonly Task[] => tasks.filter(isOpen);

/** Nobody has decided it: it is open, or waits for others. */
export const isUndecided = ({ status }: Task) => status === 'open' || status === 'waiting';

export const undecidedTasks = ({ tasks }: Pick<Process, 'tasks'>): readonly Task[] => tasks.filter(isUndecided);

/**
 * The positions of others than the applicant that were asked and have not decided. Who waits for people whom they added
 * themselves was asked as well.
 */
export function askedOthers({ tasks, applicant }: Pick<Process, 'tasks' | 'applicant'>): readonly string[] {
  const asked = undecidedTasks({ tasks }).filter(
    ({ openedAt, position }) => openedAt !== '' && position.employee?.id !== applicant.employee.id,
  );
  return [...new Set(asked.map(({ position }) => position.id))];
}

export const openTaskOf = (process: Process, positionId: string): Task | undefined =>
  process.tasks.find((task) => isOpen(task) && task.position.id === positionId);

/** The name of the person who holds a task now; of the position while it is vacant. */
export const holderName = ({ name, employee }: Position) => employee?.name ?? name;

/** Actions that count as decisions of the person who took them. */
const DECISIONS: readonly ProcessAction[] = ['approve', 'reject', 'return', 'transfer', 'autopass'];

/** The last decision of the position; undefined when it has decided nothing. */
export const lastDecisionOf = ({ tasks }: Process, positionId: string) =>
  tasks
    .filter(({ position, decision }) => position.id === positionId && decision && DECISIONS.includes(decision.action))
    .at(-1)?.decision;
