import {
  fallback,
  maxLength,
  nonEmpty,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { PAGE_STATUS } from '../constants/page';
import type { PageStatus } from '../constants/page';
import { bit, looseString, numeric } from '../schemas';

export const MESSAGE_KINDS = ['todo', 'notice', 'system'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What a message opens: a native route, or a protocol page. */
export type MessageLink =
  { route: string } | { pageCode: string; linkParam: Record<string, unknown>; status: PageStatus | undefined };

export interface Message {
  id: string;
  kind: MessageKind;
  /** The kind in the language of the person. */
  kindName: string;
  title: string;
  /** The beginning of the content. */
  summary: string;
  sender: string;
  /** `YYYY-MM-DD HH:mm`. */
  time: string;
  isRead: boolean;
  link: MessageLink | undefined;
}

export type UnreadCounts = Readonly<Record<MessageKind, number>>;

export const unreadTotal = ({ todo, notice, system }: UnreadCounts): number => todo + notice + system;

const MOST_ROUTE_CHARACTERS = 2_000;
const STATUSES = Object.values(PAGE_STATUS);
const text = optional(looseString, '');

const linkSchema = union([
  object({
    // A path of the product, as in its addresses with or without `/#`, not the address of another site; browsers read a
    // backslash as a slash.
    route: pipe(
      string(),
      maxLength(MOST_ROUTE_CHARACTERS),
      transform((path) => path.replace(/^\/#(?=\/)/, '')),
      regex(/^\/(?!\/)[^\\\s]*$/),
    ),
  }),
  pipe(
    object({
      pagecode: pipe(looseString, nonEmpty()),
      linkparam: optional(fallback(record(string(), unknown()), {}), {}),
      status: optional(fallback(optional(picklist(STATUSES)), undefined)),
    }),
    transform(({ pagecode, linkparam, status }) => ({ pageCode: pagecode, linkParam: linkparam, status })),
  ),
]);

/** A message as platforms answer it. An unknown kind counts as a notice; a link of another shape is none. */
export const messageSchema = pipe(
  object({
    messageid: pipe(looseString, nonEmpty()),
    kind: fallback(picklist(MESSAGE_KINDS), 'notice'),
    kindname: text,
    title: text,
    summary: text,
    sender: text,
    time: text,
    isread: optional(bit, false),
    link: optional(fallback(optional(linkSchema), undefined)),
  }),
  transform((wire): Message => ({
    id: wire.messageid,
    kind: wire.kind,
    kindName: wire.kindname,
    title: wire.title,
    summary: wire.summary,
    sender: wire.sender,
    time: wire.time,
    isRead: wire.isread,
    link: wire.link,
  })),
);

const count = optional(fallback(numeric, 0), 0);

/** The numbers of unread messages as platforms answer them. */
export const unreadCountsSchema = object({ todo: count, notice: count, system: count });
