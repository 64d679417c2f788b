import { messageSchema, unreadCountsSchema } from '@atrium/common/messages/message';
import type { Message, MessageKind, UnreadCounts } from '@atrium/common/messages/message';
import { answeredRows } from '@atrium/common/answeredList';
import { looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import type { ListPage, ListQuery } from '@atrium/portal/ui';
import { fallback, intersect, object, optional, pipe, transform } from 'valibot';

const PATH = '/api/teapi/message/message';

/** The beginning of the query keys of the lists and of the numbers, which change with every message that is read. */
export const MESSAGES_KEY = ['messages'] as const;
const FRESH = { isRead: true, isFresh: true } as const;

/** Empty texts filter nothing. */
export type MessageFilters = Readonly<{
  keyword: string;
  /** '1': unread ones only. */
  unread: '' | '1' | undefined;
}>;

const pageSchema = object({
  items: answeredRows(messageSchema),
  itemcount: optional(fallback(optional(numeric), undefined)),
});

/** One page of the messages of a kind, or of every kind, of the person's position; the newest first. */
export async function listMessages(
  http: PortalHttp,
  kind: MessageKind | '',
  { filters, page }: ListQuery<MessageFilters>,
  options: { signal?: AbortSignal } = {},
): Promise<ListPage<Message>> {
  const body = {
    kind,
    keyword: filters.keyword,
    ...(filters.unread === '1' && { unread: 1 }),
    pageindex: page.index,
    pagesize: page.size,
  };
  const { items, itemcount } = read(pageSchema, await http.post(`${PATH}/list`, body, { ...FRESH, ...options }));
  return { rows: items, itemCount: itemcount ?? items.length };
}

export const messagesQuery = (http: PortalHttp, kind: MessageKind | '', query: ListQuery<MessageFilters>) => ({
  queryKey: [...MESSAGES_KEY, 'list', kind, query.filters, query.page],
  queryFn: ({ signal }: { signal: AbortSignal }) => listMessages(http, kind, query, { signal }),
});

export const unreadQuery = (http: PortalHttp) => ({
  queryKey: [...MESSAGES_KEY, 'unread'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<UnreadCounts> =>
    read(unreadCountsSchema, await http.post(`${PATH}/unread`, {}, { ...FRESH, signal })),
});

export interface MessageDetail extends Message {
  /** Plain text with line breaks. */
  content: string;
  /** The messages beside it in the list of all; empty at its ends, and where the platform does not tell. */
  newerId: string;
  olderId: string;
}

const text = optional(looseString, '');
const detailSchema = intersect([
  messageSchema,
  pipe(
    object({ content: text, newerid: text, olderid: text }),
    transform(({ content, newerid, olderid }) => ({ content, newerId: newerid, olderId: olderid })),
  ),
]);

/** One message. The platform marks it as read. */
export const messageQuery = (http: PortalHttp, messageId: string) => ({
  queryKey: ['message', messageId],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MessageDetail> =>
    read(detailSchema, await http.post(`${PATH}/get`, { messageid: messageId }, { ...FRESH, signal })),
});

/** The answer to a change: the numbers of unread messages that are left. Any other confirms nothing. */
const changedSchema = object({ todo: numeric, notice: numeric, system: numeric });

export async function markRead(http: PortalHttp, ids: readonly string[]): Promise<void> {
  read(changedSchema, await http.post(`${PATH}/read`, { messageids: ids }));
}

/** Marks all messages of a kind as read; of every kind without one. */
export async function markAllRead(http: PortalHttp, kind: MessageKind | ''): Promise<void> {
  read(changedSchema, await http.post(`${PATH}/read`, { kind, all: 1 }));
}

/** Deletes messages; deleting an unknown one is no error. */
export async function deleteMessages(http: PortalHttp, ids: readonly string[]): Promise<void> {
  read(changedSchema, await http.post(`${PATH}/delete`, { messageids: ids }));
}
