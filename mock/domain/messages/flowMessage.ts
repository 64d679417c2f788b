import { formatNumber } from '../../../src/common/money/format';
import type { Process } from '../flows/process';
import type { MessageDraft } from './message';

/** An event is also a translation key: `message.flow.todo`. */
export type FlowEvent =
  | 'todo'
  | 'urged'
  /** Back with the applicant. */
  | 'returned'
  /** Back with the people of an earlier step. */
  | 'askedagain'
  | 'transferred'
  | 'added'
  | 'reassigned'
  | 'administrator'
  | 'approved'
  | 'rejected'
  /** Somebody else has ended or sent back what the addressee had to decide as well. */
  | 'rejectedbyother'
  | 'returnedbyother'
  | 'copied'
  | 'withdrawn'
  /** Somebody else decides in the place of the addressee. */
  | 'takenover'
  | 'cancelled'
  /** To the applicant. */
  | 'terminated'
  /** The same, to those who had to decide. */
  | 'stopped'
  | 'commented';

/** Events that ask somebody to act: to-do messages. The others only tell. */
const REQUESTS: readonly FlowEvent[] = [
  ...(['todo', 'urged', 'returned', 'askedagain', 'transferred', 'added', 'reassigned', 'administrator'] as const),
];

export const isRequest = (event: FlowEvent): boolean => REQUESTS.includes(event);

/** Requests of the applicant; the others come from who acted. */
const ASKED_BY_APPLICANT: readonly FlowEvent[] = ['todo', 'administrator'];

export interface FlowNews {
  process: Pick<Process, 'id' | 'no' | 'title'> & { applicant: { employee: { name: string } } };
  /** The name of the flow, or its translation key. */
  flowName: string;
  /** In yuan; none where there is no amount, or the addressee may not see it. */
  amount?: number | undefined;
  /** The name of who acted. */
  actor: string;
  /** The step that it concerns, or its translation key; none once the process has ended. */
  step?: string;
  comment?: string;
}

const DECIMALS = 2;

/** The message about an event of a process, without its addressee. It names the process so that it is known from others. */
export function flowMessage(
  event: FlowEvent,
  { process, flowName, amount, actor, step = '', comment = '' }: FlowNews,
): Omit<MessageDraft, 'to'> {
  const { id, no, title } = process;
  const applicant = process.applicant.employee.name;
  const named = amount === undefined ? title : `${title} ¥${formatNumber(amount, DECIMALS)}`;
  const lines = `${step === '' ? '' : 'Step'}${comment === '' ? '' : 'Comment'}`;
  return {
    kind: isRequest(event) ? 'todo' : 'notice',
    sender: ASKED_BY_APPLICANT.includes(event) ? applicant : actor,
    title: { key: `message.flow.${event}`, params: { flow: flowName, actor, title: named } },
    content: { key: `message.flow.content${lines}`, params: { no, applicant, step, comment } },
    link: { processId: id },
  };
}
