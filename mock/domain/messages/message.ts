import type { TextParams } from '../languages/localise';

/** A kind is also a translation key: `message.kind.todo`. */
export const MESSAGE_KINDS = ['todo', 'notice', 'system'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** A text that is translated when it is read. */
export interface MessageText {
  /** A translation key. */
  key: string;
  params?: TextParams;
}

/** What a message opens: a process, a native screen or a protocol page. */
export type MessageLink =
  | { processId: string }
  | { route: string }
  | { pageCode: string; linkParam?: Readonly<Record<string, string>>; status?: 1 | 2 | 3 };

/** What is sent. */
export interface MessageDraft {
  /** The position that gets it; everybody without one. */
  to?: string;
  kind: MessageKind;
  /** A name or a translation key; the system without one. */
  sender?: string;
  title: MessageText;
  /** Lines are separated by `\n`. */
  content: MessageText;
  link?: MessageLink;
}

/** A message that is there when the company starts. */
export interface SeededMessage extends MessageDraft {
  time: string;
  /** Its addressees have read it. */
  isRead: boolean;
}

export interface Message extends Readonly<MessageDraft> {
  readonly id: string;
  /** Counts all messages of the company; a later one has a higher number. */
  readonly sequence: number;
  readonly sender: string;
  /** `YYYY-MM-DD HH:mm`. */
  readonly time: string;
}

/** A message as its addressee sees it. */
export interface ReceivedMessage {
  readonly message: Message;
  readonly isRead: boolean;
}

export type UnreadCounts = Record<MessageKind, number>;
