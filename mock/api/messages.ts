import { nullish, object, picklist, pipe, transform } from 'valibot';
import { notFound } from '../domain/apiError';
import type { MessageKind } from '../domain/messages/message';
import { MESSAGE_KINDS } from '../domain/messages/message';
import { pageOf } from '../domain/query/page';
import { contains } from '../domain/query/text';
import { positionCall } from '../http/calls';
import { bit, id, pageIndex, pageSize, text, textsUpTo } from '../http/fields';
import { messageDetail, messageItem } from '../http/messageShape';

const MESSAGE = '/api/teapi/message/message';
const MOST_IDS = 5_000;
const MOST_LATEST = 20;

const kind = picklist(['', ...MESSAGE_KINDS]);
const messageids = textsUpTo(MOST_IDS);
/** A sequence number; undefined for an empty or strange text. */
const cursor = pipe(
  text,
  transform((value) => (/^\d+$/.test(value) ? Number(value) : undefined)),
);
const isOfKind = (wanted: '' | MessageKind, given: MessageKind) => wanted === '' || wanted === given;

/** The messages of the caller's position. */
export default {
  [`POST ${MESSAGE}/list`]: positionCall(
    'MESSAGE_VIEW',
    object({ kind: nullish(kind, ''), unread: bit, keyword: text, pageindex: pageIndex, pagesize: pageSize }),
    (input, { company, position }, { language }) => {
      const hits = contains(input.keyword);
      const found = company.messages
        .list(position.id)
        .filter(({ message, isRead }) => isOfKind(input.kind, message.kind) && !(input.unread && isRead))
        .map(({ message, isRead }) => messageItem(message, isRead, language))
        .filter(({ title, summary, sender }) => [title, summary, sender].some(hits));
      const { rows, count } = pageOf(found, { index: input.pageindex, size: input.pagesize });
      return { items: rows, itemcount: count };
    },
  ),

  [`POST ${MESSAGE}/get`]: positionCall('MESSAGE_VIEW', object({ messageid: id }), (input, caller, { language }) => {
    const { messages } = caller.company;
    const all = messages.list(caller.position.id).map(({ message }) => message);
    const place = all.findIndex((message) => message.id === input.messageid);
    const found = all[place];
    if (!found) throw notFound('message.not_found');
    messages.markRead(caller.position.id, [found.id]);
    return messageDetail(found, { newer: all[place - 1], older: all[place + 1] }, language);
  }),

  [`POST ${MESSAGE}/read`]: positionCall(
    'MESSAGE_VIEW',
    object({ messageids, kind: nullish(kind, ''), all: bit }),
    (input, { company: { messages }, position }) => {
      if (input.all) messages.markAllRead(position.id, input.kind === '' ? undefined : input.kind);
      else messages.markRead(position.id, input.messageids);
      return messages.unread(position.id);
    },
  ),

  [`POST ${MESSAGE}/unread`]: positionCall(
    'MESSAGE_VIEW',
    object({ after: cursor }),
    (input, { company: { messages }, position }, { language }) => ({
      ...messages.unread(position.id),
      latest: messages
        .unreadAfter(position.id, input.after)
        .slice(0, MOST_LATEST)
        .map((message) => messageItem(message, false, language)),
      cursor: String(messages.cursor()),
    }),
  ),

  [`POST ${MESSAGE}/delete`]: positionCall(
    'MESSAGE_VIEW',
    object({ messageids }),
    (input, { company: { messages }, position }) => {
      messages.delete(position.id, input.messageids);
      return messages.unread(position.id);
    },
  ),
};
