import { textWidthPx } from '@atrium/common/textWidth';
import type { StatusTone } from '@atrium/portal/ui';
import { approversText } from './approversText';
import type { ApproverWords } from './approversText';
import { isBranching, isElse, partId } from './flowParts';
import type { FlowPart } from './flowParts';
import type { NodeHandler, NodeState, NodeStatus } from './nodeState';

export const CARD_WIDTH_PX = 220;

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
  status: { key: NodeStatus; word: string; tone: StatusTone } | undefined;
  people: readonly CardPerson[];
  /** People that are not shown. */
  moreCount: number;
  note: string;
  problems: readonly CardProblem[];
}

/** What is wrong with a node or branch. */
export interface CardProblem {
  text: string;
  severity: 'error' | 'warning';
}

export interface CardWords extends ApproverWords {
  states?: ReadonlyMap<string, NodeState>;
  /** Replaces the sentence of a card; undefined leaves it. */
  describe?(part: FlowPart): string | undefined;
  problemsOf?(id: string): readonly CardProblem[];
}

const MOST_PEOPLE = 4;

const TONES: Readonly<Record<NodeStatus, StatusTone>> = {
  done: 'success',
  current: 'warning',
  pending: 'neutral',
  rejected: 'danger',
  returned: 'warning',
  skipped: 'neutral',
};

/** Kinds of cards that have words of their own for a status. */
const OWN_WORDS: Readonly<Partial<Record<CardType, readonly NodeStatus[]>>> = {
  start: ['done', 'current'],
  approval: ['done'],
  copy: ['done'],
  branch: ['done', 'current', 'skipped'],
  end: ['done'],
};

/** The order in which people are shown: who has to act comes first. */
const PERSON_ORDER: readonly NodeHandler['status'][] = ['current', 'rejected', 'done', 'waiting'];

/** Kinds whose people do not decide anything. */
const OWN_DONE: readonly CardType[] = ['start', 'copy'];

export function cardContent(part: FlowPart, words: CardWords): CardContent {
  const { t, states, describe, problemsOf } = words;
  const id = partId(part);
  const type = part.kind === 'branch' ? 'branch' : part.node.type;
  const state = states?.get(id);
  const handlers = [...(state?.handlers ?? [])].sort(
    (a, b) => PERSON_ORDER.indexOf(a.status) - PERSON_ORDER.indexOf(b.status),
  );
  const shown = handlers.length > MOST_PEOPLE ? handlers.slice(0, MOST_PEOPLE - 1) : handlers;
  return {
    id,
    type,
    shape: part.kind === 'node' && (isBranching(part.node) || type === 'end') ? 'pill' : 'card',
    name: (part.kind === 'branch' ? part.branch.name : part.node.name) || t(`workflow.flow.type.${type}`),
    kind: kindText(part, words),
    // Who has decided says more than who may.
    text: part.kind === 'node' && shown.length > 0 ? '' : (describe?.(part) ?? sentence(part, words)),
    status: state && {
      key: state.status,
      tone: TONES[state.status],
      word: t(`workflow.flow.status.${OWN_WORDS[type]?.includes(state.status) ? `${type}.` : ''}${state.status}`),
    },
    people: shown.map((person) => ({
      ...person,
      word: t(
        person.status === 'done' && OWN_DONE.includes(type)
          ? `workflow.flow.status.${type}.done`
          : `workflow.flow.person.${person.status}`,
      ),
    })),
    moreCount: handlers.length - shown.length,
    note: state?.note ?? '',
    problems: problemsOf?.(id) ?? [],
  };
}

function kindText(part: FlowPart, { t }: CardWords): string {
  if (part.kind === 'branch') {
    if (part.block.type === 'parallel') return '';
    return isElse(part.block, part.index) ? '' : t('workflow.flow.priority', { number: part.index + 1 });
  }
  const { node } = part;
  if (node.type !== 'approval') return node.type === 'copy' ? t('workflow.flow.kind.copy') : '';
  const mode = t(`workflow.flow.mode.${node.mode}`);
  return node.dueHours === undefined ? mode : t('workflow.flow.due', { mode, count: node.dueHours });
}

function sentence(part: FlowPart, words: CardWords): string {
  const { t } = words;
  if (part.kind === 'branch') {
    if (part.block.type === 'parallel') return t('workflow.flow.always');
    return isElse(part.block, part.index) ? t('workflow.flow.else') : part.branch.condition;
  }
  const { node } = part;
  if (node.type === 'start') return t('workflow.flow.by.anybody');
  if (node.type !== 'approval' && node.type !== 'copy') return '';
  return approversText(node.approvers, words) || t('workflow.flow.by.nobody');
}

/** The heights of the lines of a card, which its stylesheet repeats. */
const PX = { padding: 21, head: 22, line: 18, person: 20, gap: 4, pill: 34, type: 12, text: 190 } as const;

/** A line that breaks between words is not filled. */
const RAGGED = 1.1;

/** The lines that a text is given; the stylesheet cuts what does not fit. */
const linesOf = (text: string, most: number): number =>
  text === '' ? 0 : Math.min(most, Math.ceil((textWidthPx(text, PX.type) * RAGGED) / PX.text));

export const problemText = (problems: readonly CardProblem[]): string => problems.map(({ text }) => text).join(' ');

/** The height of the card in pixels. */
export function cardHeight({ shape, kind, text, people, moreCount, note, problems }: CardContent): number {
  const problemLines = linesOf(problemText(problems), 2) * PX.line;
  if (shape === 'pill') return PX.pill + problemLines;
  const rows = [
    PX.head,
    kind === '' ? 0 : PX.line,
    linesOf(text, 2) * PX.line,
    (people.length + (moreCount > 0 ? 1 : 0)) * PX.person,
    linesOf(note, 2) * PX.line,
    problemLines,
  ].filter((height) => height > 0);
  return PX.padding + rows.reduce((sum, height) => sum + height, 0) + PX.gap * (rows.length - 1);
}
