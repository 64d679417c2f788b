import { object, optional } from 'valibot';
import type { Message, MessageKind, UnreadCounts } from '@/common/messages/message';
import { messageSchema, unreadCountsSchema } from '@/common/messages/message';
import { fittingList, looseString, read } from '@/common/schemas';
import type { Http } from '../http/http';

const PATH = '/api/teapi/message/message';

/** Polled: neither cached nor shared with a read of a screen. */
const POLL = { isRead: true, cache: 'none' } as const;

const MOST_LATEST = 20;

export interface Unread {
  counts: UnreadCounts;
  /** Unread messages after the cursor, the newest first. */
  latest: readonly Message[];
  /** Names the present moment for the next call. */
  cursor: string;
}

/**
 * The numbers of unread messages, and those after the cursor of an earlier call. No call of the specification: a
 * platform without messages answers 404 (`errors.notProvided`).
 */
export async function unreadMessages(http: Pick<Http, 'post'>, after: string | undefined): Promise<Unread> {
  const answer = await http.post(`${PATH}/unread`, { ...(after && { after }) }, POLL);
  const { latest, cursor } = read(
    object({ latest: fittingList(messageSchema), cursor: optional(looseString, '') }),
    answer,
  );
  return { counts: read(unreadCountsSchema, answer), latest: latest.slice(0, MOST_LATEST), cursor };
}

/** The latest unread messages of a kind, the newest first. */
export async function latestUnread(http: Http, kind: MessageKind, size: number): Promise<readonly Message[]> {
  const body = { kind, unread: 1, keyword: '', pageindex: 1, pagesize: size };
  const { items } = read(object({ items: fittingList(messageSchema) }), await http.post(`${PATH}/list`, body, POLL));
  return items.slice(0, size);
}

/** Marks messages as read. */
export async function markRead(http: Http, ids: readonly string[]): Promise<void> {
  await http.post(`${PATH}/read`, { messageids: ids });
}

/** Marks all messages of every kind as read. */
export async function markAllRead(http: Http): Promise<void> {
  await http.post(`${PATH}/read`, { kind: '', all: 1 });
}
