import { currentMoment } from '../calendar';
import { idOf } from '../ids';
import type { Mailbox } from './mailbox';
import { createMailbox } from './mailbox';
import type { Message, MessageDraft, MessageKind, ReceivedMessage, SeededMessage, UnreadCounts } from './message';

/** The messages of a company. Addressees are positions; a message without one goes to everybody. */
export interface Messages {
  send(draft: MessageDraft): void;
  /** Marks the to-do messages of a process as read: those of one position, or of all without one. */
  settle(task: { processId: string; positionId?: string }): void;
  /** The messages of the position, newest first. */
  list(positionId: string): ReceivedMessage[];
  /** Undefined unless it is a message of this position. */
  get(positionId: string, id: string): ReceivedMessage | undefined;
  /** Marks those of these ids that are messages of the position. */
  markRead(positionId: string, ids: readonly string[]): void;
  /** All of a kind, or of every kind. */
  markAllRead(positionId: string, kind?: MessageKind): void;
  unread(positionId: string): UnreadCounts;
  /** The unread messages after a cursor, newest first; none without a cursor. */
  unreadAfter(positionId: string, cursor: number | undefined): Message[];
  /** The sequence number of the latest message. */
  cursor(): number;
  delete(positionId: string, ids: readonly string[]): void;
  /** True once a message was sent, read or deleted. */
  isChanged(): boolean;
}

/** Announcements to everybody that are kept; the oldest go first. */
const MOST_ANNOUNCEMENTS = 500;
const SYSTEM_SENDER = 'message.sender.system';

export function createMessages(seed: readonly SeededMessage[]): Messages {
  const announcements = new Map<string, Message>();
  /** Announcements that everybody had read when the company started. */
  const oldAnnouncements = new Set<string>();
  const mailboxes = new Map<string, Mailbox>();
  let sequence = 0;
  let isChanged = false;

  function mailboxOf(positionId: string): Mailbox {
    const mailbox = mailboxes.get(positionId) ?? createMailbox();
    mailboxes.set(positionId, mailbox);
    return mailbox;
  }

  function announce(message: Message) {
    announcements.set(message.id, message);
    const [oldest = ''] = announcements.keys();
    if (announcements.size <= MOST_ANNOUNCEMENTS) return;
    announcements.delete(oldest);
    oldAnnouncements.delete(oldest);
    for (const mailbox of mailboxes.values()) mailbox.forget(oldest);
  }

  function deliver({ sender = SYSTEM_SENDER, ...draft }: MessageDraft, time: string, isRead: boolean) {
    sequence += 1;
    const message: Message = { ...draft, sender, time, sequence, id: idOf('message', sequence) };
    if (message.to !== undefined) return mailboxOf(message.to).add(message, isRead);
    announce(message);
    if (isRead) oldAnnouncements.add(message.id);
  }

  const isRead = (mailbox: Mailbox, { id }: Message) => mailbox.isRead(id) || oldAnnouncements.has(id);

  function list(positionId: string): ReceivedMessage[] {
    const mailbox = mailboxOf(positionId);
    return [...mailbox.own(), ...[...announcements.values()].filter(({ id }) => !mailbox.isDeleted(id))]
      .sort((a, b) => b.sequence - a.sequence)
      .map((message) => ({ message, isRead: isRead(mailbox, message) }));
  }

  const unreadOf = (positionId: string) => list(positionId).filter((received) => !received.isRead);

  function mark(positionId: string, some: readonly ReceivedMessage[]) {
    for (const received of some) {
      if (received.isRead) continue;
      isChanged = true;
      mailboxOf(positionId).markRead(received.message.id);
    }
  }

  [...seed]
    .sort((a, b) => a.time.localeCompare(b.time))
    .forEach(({ time, isRead: wasRead, ...draft }) => deliver(draft, time, wasRead));

  return {
    send(draft) {
      isChanged = true;
      deliver(draft, currentMoment(), false);
    },
    settle({ processId, positionId }) {
      for (const id of positionId === undefined ? mailboxes.keys() : [positionId]) {
        const isTask = ({ message: { kind, link } }: ReceivedMessage) =>
          kind === 'todo' && link !== undefined && 'processId' in link && link.processId === processId;
        mark(id, list(id).filter(isTask));
      }
    },
    list,
    get: (positionId, id) => list(positionId).find(({ message }) => message.id === id),
    markRead: (positionId, ids) =>
      mark(
        positionId,
        list(positionId).filter(({ message }) => ids.includes(message.id)),
      ),
    markAllRead: (positionId, kind) =>
      mark(
        positionId,
        list(positionId).filter(({ message }) => kind === undefined || message.kind === kind),
      ),
    unread(positionId) {
      const counts: UnreadCounts = { todo: 0, notice: 0, system: 0 };
      for (const { message } of unreadOf(positionId)) counts[message.kind] += 1;
      return counts;
    },
    unreadAfter: (positionId, cursor) =>
      cursor === undefined
        ? []
        : unreadOf(positionId).flatMap(({ message }) => (message.sequence > cursor ? [message] : [])),
    cursor: () => sequence,
    delete(positionId, ids) {
      isChanged = true;
      const mailbox = mailboxOf(positionId);
      for (const id of ids) mailbox.delete(id, announcements.has(id));
    },
    isChanged: () => isChanged,
  };
}
