import { messageSchema, unreadCountsSchema } from '@atrium/common/messages/message';
import type { Message, UnreadCounts } from '@atrium/common/messages/message';
import { answeredRows } from '@atrium/common/answeredList';
import { bit, list, looseString, numeric, read } from '@atrium/common/schemas';
import type { PortalHttp } from '@atrium/portal/contract/portal';
import { object, pipe, transform } from 'valibot';

const PATH = '/api/teapi/account/account';
/** The beginning of the query keys. */
export const PERSONAL_CENTRE_KEY = ['personal-centre'] as const;
const FRESH = { isRead: true, isFresh: true } as const;

/** What only the platform knows of the person. */
export interface Profile {
  username: string;
  /** With its middle masked: "138****0001". */
  mobile: string;
}

const profileSchema = pipe(
  object({ username: looseString, mobile: looseString }),
  transform((wire): Profile => ({ username: wire.username, mobile: wire.mobile })),
);

export const profileQuery = (http: PortalHttp) => ({
  queryKey: [...PERSONAL_CENTRE_KEY, 'profile'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    read(profileSchema, await http.post(`${PATH}/profile`, {}, { ...FRESH, signal })),
});

const MESSAGES_PATH = '/api/teapi/message/message';
const MOST_LATEST = 5;

/** The numbers of unread messages by kind, and the latest messages, read or not, the newest first. */
export interface Messages {
  unread: UnreadCounts;
  latest: readonly Message[];
}

export const messagesQuery = (http: PortalHttp) => ({
  queryKey: [...PERSONAL_CENTRE_KEY, 'messages'],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<Messages> {
    const page = { kind: '', keyword: '', pageindex: 1, pagesize: MOST_LATEST };
    const options = { ...FRESH, signal };
    const [unread, list] = await Promise.all([
      http.post(`${MESSAGES_PATH}/unread`, {}, options),
      http.post(`${MESSAGES_PATH}/list`, page, options),
    ]);
    const { items } = read(object({ items: answeredRows(messageSchema) }), list);
    return { unread: read(unreadCountsSchema, unread), latest: items.slice(0, MOST_LATEST) };
  },
});

/** A device on which the person is signed in. */
export interface SignIn {
  id: string;
  /** "Chrome 142 · Windows"; empty when it is unknown. */
  device: string;
  tenantName: string;
  signedInAt: string;
  lastUsedAt: string;
  /** This device. */
  isCurrent: boolean;
}

const signInsSchema = list(
  pipe(
    object({
      sessionid: looseString,
      devicename: looseString,
      tenantname: looseString,
      logintime: looseString,
      lasttime: looseString,
      iscurrent: bit,
    }),
    transform((wire): SignIn => ({
      id: wire.sessionid,
      device: wire.devicename,
      tenantName: wire.tenantname,
      signedInAt: wire.logintime,
      lastUsedAt: wire.lasttime,
      isCurrent: wire.iscurrent,
    })),
  ),
);

/** This device first. */
export const signInsQuery = (http: PortalHttp) => ({
  queryKey: [...PERSONAL_CENTRE_KEY, 'sign-ins'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    read(signInsSchema, await http.post(`${PATH}/sessions`, {}, { ...FRESH, signal })) ?? [],
});

/** Signs the person out on other devices. Those that have signed out meanwhile are no error. */
export async function endSignIns(http: PortalHttp, ids: readonly string[]): Promise<void> {
  read(object({ ended: numeric }), await http.post(`${PATH}/endsession`, { sessionids: ids }));
}
