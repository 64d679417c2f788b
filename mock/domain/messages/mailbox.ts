import type { Message } from './message';

/** Messages that a position keeps. */
export const MOST_MESSAGES = 5_000;

/** A position's own messages, and its marks on the announcements to everybody. */
export interface Mailbox {
  own(): Iterable<Message>;
  isRead(id: string): boolean;
  isDeleted(id: string): boolean;
  /** Makes room where there is none: the oldest read message goes, or the oldest of all. */
  add(message: Message, isRead: boolean): void;
  markRead(id: string): void;
  /** Drops an own message; an announcement is hidden from this position. */
  delete(id: string, isAnnouncement: boolean): void;
  /** Drops the marks on an announcement that is gone. */
  forget(id: string): void;
}

export function createMailbox(): Mailbox {
  /** Oldest first. */
  const own = new Map<string, Message>();
  const read = new Set<string>();
  const deleted = new Set<string>();

  function drop(id: string) {
    own.delete(id);
    read.delete(id);
  }

  function makeRoom() {
    if (own.size < MOST_MESSAGES) return;
    const ids = [...own.keys()];
    drop(ids.find((id) => read.has(id)) ?? ids[0] ?? '');
  }

  return {
    own: () => own.values(),
    isRead: (id) => read.has(id),
    isDeleted: (id) => deleted.has(id),
    add(message, isRead) {
      makeRoom();
      own.set(message.id, message);
      if (isRead) read.add(message.id);
    },
    markRead: (id) => void read.add(id),
    delete(id, isAnnouncement) {
      if (isAnnouncement) deleted.add(id);
      else drop(id);
    },
    forget(id) {
      deleted.delete(id);
      read.delete(id);
    },
  };
}
