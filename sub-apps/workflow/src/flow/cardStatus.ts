import type { Translate } from '@atrium/portal/sdk';
import type { StatusTone } from '@atrium/portal/ui';
import { isBranching, partId } from './flowParts';
import type { FlowPart } from './flowParts';
import type { DiagramKind, NodeState, NodeStatus } from './nodeState';

/** `open`: a branch or parallel branches in which somebody is still at work. `taken`: a branch that a plan goes through. */
export type CardStatusKey = NodeStatus | 'open' | 'taken' | 'unknown';

export interface CardStatus {
  key: CardStatusKey;
  word: string;
  tone: StatusTone;
}

const TONES: Readonly<Record<CardStatusKey, StatusTone>> = {
  done: 'success',
  current: 'warning',
  pending: 'neutral',
  rejected: 'danger',
  returned: 'warning',
  skipped: 'neutral',
  open: 'info',
  taken: 'info',
  unknown: 'neutral',
};

interface Options {
  kind: DiagramKind;
  states: ReadonlyMap<string, NodeState>;
  /** It stands in a branch that is not taken. */
  isOffPath: boolean;
  t: Translate;
}

/** The state of a card in words; undefined where its place says all. */
export function cardStatus(part: FlowPart, options: Options): CardStatus | undefined {
  const { kind, t } = options;
  if (kind === 'definition') return undefined;
  const found = (kind === 'plan' ? planStatus : runStatus)(part, options);
  return found && { key: found.key, tone: TONES[found.key], word: t(`workflow.flow.${kind}.${found.word}`) };
}

interface Found {
  key: CardStatusKey;
  /** The end of the key of its text. */
  word: string;
}

/** What would happen: nothing has happened yet, so nothing is done or current. */
function planStatus(part: FlowPart, { states, isOffPath }: Options): Found | undefined {
  const state = states.get(partId(part));
  if (isOffPath) return { key: 'skipped', word: 'skipped' };
  if (!state) return undefined;
  const { status, handlers } = state;
  if (part.kind === 'branch') {
    if (status === 'skipped') return { key: 'skipped', word: 'skipped' };
    return status === 'pending' ? { key: 'unknown', word: 'unknown' } : { key: 'taken', word: 'branch' };
  }
  const { type } = part.node;
  if (type !== 'approval' && type !== 'copy') return undefined;
  if (status === 'skipped') return { key: 'skipped', word: type === 'approval' ? 'passes' : 'skipped' };
  // Who is asked is said by the sentence of the card.
  return handlers.length > 0 ? undefined : { key: 'unknown', word: 'unknown' };
}

/** Kinds of cards that have words of their own for a status. */
const OWN_WORDS: Readonly<Record<string, readonly CardStatusKey[]>> = {
  start: ['done', 'current'],
  approval: ['done'],
  copy: ['done'],
  branch: ['done', 'open', 'skipped'],
  end: ['done'],
  condition: ['done'],
  parallel: ['open'],
};

/** What has happened. Only a step that people hold is current: what is around it is open, and a condition is passed. */
function runStatus(part: FlowPart, { states, isOffPath }: Options): Found | undefined {
  const state = states.get(partId(part));
  if (!state) return undefined;
  const type = part.kind === 'branch' ? 'branch' : part.node.type;
  let key: CardStatusKey = state.status;
  if (key === 'current' && (part.kind === 'branch' || isBranching(part.node)))
    key = type === 'condition' ? 'done' : 'open';
  // A branch that will not be taken, and what is in it, is not part of the way; another skipped step passed by itself.
  if (isOffPath && key === 'pending') key = 'skipped';
  if (key === 'skipped' && (isOffPath || isAhead(part, states))) return { key, word: 'offPath' };
  return { key, word: OWN_WORDS[type]?.includes(key) ? `${type}.${key}` : key };
}

/** Whether the block around a branch has not been reached. */
function isAhead(part: FlowPart, states: ReadonlyMap<string, NodeState>): boolean {
  if (part.kind !== 'branch') return false;
  const block = states.get(part.block.id)?.status;
  return block === undefined || block === 'pending' || block === 'skipped';
}

/** The ids of what stands in a branch that is not taken. */
export function offPathIds(
  parts: readonly FlowPart[],
  states: ReadonlyMap<string, NodeState> | undefined,
): ReadonlySet<string> {
  const off = new Set<string>();
  const isOff = (id: string) => off.has(id) || states?.get(id)?.status === 'skipped';
  // Parts stand in reading order: what is around a part has been decided before.
  for (const part of parts) {
    if (part.kind === 'branch' && off.has(part.block.id)) off.add(part.branch.id);
    if (part.kind === 'branch' && isOff(part.branch.id)) part.branch.nodes.forEach(({ id }) => off.add(id));
  }
  return off;
}
