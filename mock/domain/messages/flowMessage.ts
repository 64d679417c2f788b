import type { MessageDraft } from './message';

/** Events of a process that ask somebody to act: to-do messages. The others only tell. */
const REQUESTS = ['todo', 'urged', 'returned', 'transferred', 'added', 'reassigned', 'administrator'] as const;

/** An event is also a translation key: `message.flow.todo`. */
export type FlowEvent =
  | (typeof REQUESTS)[number]
  | 'approved'
  | 'rejected'
  | 'copied'
  | 'withdrawn'
  | 'cancelled'
  | 'terminated'
  | 'commented'
  | 'progress';

const isRequest = (event: FlowEvent) => (REQUESTS as readonly string[]).includes(event);

export interface FlowNews {
  processId: string;
  /** The name of the flow, or its translation key. */
  flowName: string;
  /** The title of the process. */
  title: string;
  /** Names of people. */
  applicant: string;
  actor: string;
  /** The step that it concerns, or its translation key; none once the process has ended. */
  step?: string;
  comment?: string;
}

/** The message about an event of a process, without its addressee. */
export function flowMessage(
  event: FlowEvent,
  { processId, flowName, title, applicant, actor, step = '', comment = '' }: FlowNews,
): Omit<MessageDraft, 'to'> {
  const lines = `${step === '' ? '' : 'Step'}${comment === '' ? '' : 'Comment'}`;
  return {
    kind: isRequest(event) ? 'todo' : 'notice',
    sender: actor,
    title: { key: `message.flow.${event}`, params: { flow: flowName, applicant, actor } },
    content: { key: `message.flow.content${lines}`, params: { title, applicant, step, comment } },
    link: { processId },
  };
}
