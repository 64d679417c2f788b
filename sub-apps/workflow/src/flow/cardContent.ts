import { joinNames } from '@atrium/common/format/joinNames';
import { approversText } from './approversText';
import type { ApproverWords } from './approversText';
import { cardStatus } from './cardStatus';
import type { CardStatus } from './cardStatus';
import { conditionWords } from './conditionWords';
import type { FormField } from './flowNames';
import type { ApprovalNode } from './flowNodes';
import { isBranching, isElse, partId } from './flowParts';
import type { FlowPart } from './flowParts';
import type { DiagramKind, NodeHandler, NodeState } from './nodeState';

/** `pill`: the card of a branching node and of the end, which have a name only. */
export type CardShape = 'card' | 'pill';
export type CardType = 'start' | 'approval' | 'copy' | 'condition' | 'parallel' | 'end' | 'branch';

export interface CardPerson extends NodeHandler {
  /** The status in words. */
  word: string;
}

/** What a card shows, in words. */
export interface CardContent {
  id: string;
  type: CardType;
  shape: CardShape;
  name: string;
  /** What kind of step it is, and how it decides. */
  kind: string;
  /** Who approves, or the condition of a branch. */
  text: string;
  /** The expression of a condition that has no words; else empty. */
  expression: string;
  status: CardStatus | undefined;
  /** It is, or stands in, a branch that is not taken. */
  isOffPath: boolean;
  people: readonly CardPerson[];
  /** The names of people who are not shown. */
  others: readonly string[];
  note: string;
  problems: readonly CardProblem[];
}

/** What is wrong with a node or branch. */
export interface CardProblem {
  text: string;
  severity: 'error' | 'warning';
}

export interface CardWords extends ApproverWords {
  kind: DiagramKind;
  states?: ReadonlyMap<string, NodeState>;
  /** The ids of what stands in a branch that is not taken. */
  offPath: ReadonlySet<string>;
  /** The fields that conditions use. */
  fields: readonly FormField[];
  /** Whether branches say in which order they are tried: who designs the flow has to know. */
  hasPriorities?: boolean;
  problemsOf?(id: string): readonly CardProblem[];
}

const MOST_PEOPLE = 4;
/** The names of a plan's sentence. */
const MOST_NAMES = 6;
/** A name that is longer is no name. */
const MOST_SIGNS = 120;

/** The order in which people are shown: who has to act comes first. */
const PERSON_ORDER: readonly NodeHandler['status'][] = ['current', 'rejected', 'done', 'waiting'];

/** Kinds whose people do not decide anything. */
const OWN_DONE: readonly CardType[] = ['start', 'copy'];

const shorten = (text: string): string => (text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS)}…` : text);

export function cardContent(part: FlowPart, words: CardWords): CardContent {
  const { t, kind, states, offPath, problemsOf } = words;
  const id = partId(part);
  const type = part.kind === 'branch' ? 'branch' : part.node.type;
  const state = kind === 'definition' ? undefined : states?.get(id);
  const isOffPath = offPath.has(id);
  const isNotTaken = part.kind === 'branch' && state?.status === 'skipped';
  const people = kind === 'run' ? shownPeople(state?.handlers ?? [], type, words) : { shown: [], others: [] };
  return {
    id,
    type,
    shape: part.kind === 'node' && (isBranching(part.node) || type === 'end') ? 'pill' : 'card',
    name:
      shorten((part.kind === 'branch' ? part.branch.name : part.node.name).trim()) || t(`workflow.flow.type.${type}`),
    kind: kindText(part, state, words),
    // Who has decided says more than who may.
    ...(people.shown.length > 0 ? { text: '', expression: '' } : sentence(part, isOffPath ? undefined : state, words)),
    status: states && cardStatus(part, { kind, states, isOffPath, t }),
    isOffPath: isOffPath || isNotTaken,
    people: people.shown,
    others: people.others,
    note: isOffPath ? '' : shorten(state?.note ?? ''),
    problems: problemsOf?.(id) ?? [],
  };
}

function shownPeople(handlers: readonly NodeHandler[], type: CardType, { t }: CardWords) {
  const ordered = handlers.toSorted((a, b) => PERSON_ORDER.indexOf(a.status) - PERSON_ORDER.indexOf(b.status));
  const count = ordered.length > MOST_PEOPLE ? MOST_PEOPLE - 1 : ordered.length;
  const wordOf = ({ status }: NodeHandler) =>
    t(
      status === 'done' && OWN_DONE.includes(type)
        ? `workflow.flow.run.${type}.done`
        : `workflow.flow.person.${status}`,
    );
  return {
    shown: ordered.slice(0, count).map((person) => ({ ...person, name: shorten(person.name), word: wordOf(person) })),
    others: ordered.slice(count).map(({ name }) => shorten(name)),
  };
}

/** Whether exactly one person decides: whom a run or plan has found, else the one whom the step names. */
function isForOne({ approvers }: ApprovalNode, state: NodeState | undefined): boolean {
  if (state && state.handlers.length > 0) return state.handlers.length === 1;
  const [way] = approvers;
  if (!way || approvers.length > 1 || way.type === 'role') return false;
  if (way.type === 'position') return way.ids.length === 1;
  return way.type !== 'chosen' || !way.isMultiple;
}

/** How a step decides. That one decides for all says nothing where there is only one. */
function modeText(node: ApprovalNode, state: NodeState | undefined, t: CardWords['t']): string {
  if (node.mode === 'any' && isForOne(node, state)) return '';
  // Somebody was added before an approver, who waits.
  const isInTurn = ['current', 'waiting'].every((status) => state?.handlers.some((person) => person.status === status));
  return t(`workflow.flow.mode.${node.mode === 'any' && isInTurn ? 'inturn' : node.mode}`);
}

function kindText(part: FlowPart, state: NodeState | undefined, { t, hasPriorities = false }: CardWords): string {
  if (part.kind === 'branch') {
    const isOrdered = hasPriorities && part.block.type === 'condition' && !isElse(part.block, part.index);
    return isOrdered ? t('workflow.flow.priority', { number: part.index + 1 }) : '';
  }
  const { node } = part;
  if (node.type !== 'approval') return node.type === 'copy' ? t('workflow.flow.kind.copy') : '';
  const mode = modeText(node, state, t);
  const due = node.dueHours === undefined ? '' : t('workflow.flow.due', { count: node.dueHours });
  return [mode, due].filter(Boolean).join(' · ');
}

/** The sentence of a card: who approves, or when a branch is taken. */
function sentence(
  part: FlowPart,
  state: NodeState | undefined,
  words: CardWords,
): { text: string; expression: string } {
  const { t, kind, fields } = words;
  const say = (text: string, expression = '') => ({ text, expression });
  if (part.kind === 'branch') {
    if (part.block.type === 'parallel') return say(t('workflow.flow.always'));
    if (isElse(part.block, part.index)) return say(t('workflow.flow.else'));
    const { text, expression } = conditionWords(part.branch.condition, fields, t);
    return say(text, expression);
  }
  const { node } = part;
  if (node.type === 'start') return say(t(kind === 'plan' ? 'workflow.flow.plan.start' : 'workflow.flow.by.anybody'));
  if (node.type !== 'approval' && node.type !== 'copy') return say('');
  if (kind === 'plan' && state && state.handlers.length > 0 && state.status !== 'skipped') {
    const names = state.handlers.map(({ name }) => shorten(name));
    const shown = joinNames(names.slice(0, MOST_NAMES), words.language);
    const isCut = names.length > MOST_NAMES;
    return say(t(`workflow.flow.plan.${node.type}${isCut ? '.many' : ''}`, { names: shown, count: names.length }));
  }
  return say(approversText(node.approvers, words) || t('workflow.flow.by.nobody'));
}
