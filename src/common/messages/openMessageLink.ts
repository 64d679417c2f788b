import type { PageStatus } from '../constants/page';
import type { Message, MessageLink } from './message';

interface Opener {
  open(request: {
    pageCode: string;
    mode: 'tab';
    linkParam: Record<string, unknown>;
    status?: PageStatus;
  }): Promise<unknown>;
  openRoute(route: string): unknown;
}

/** What shows the message itself. */
export const detailLink = ({ id }: Pick<Message, 'id'>): MessageLink => ({
  route: `/message-detail?messageid=${encodeURIComponent(id)}`,
});

/** Opens what a message links to, in a tab: a native route or a protocol page. The host refuses what leaves the workspace. */
export async function openMessageLink(nav: Opener, link: MessageLink): Promise<void> {
  if ('route' in link) {
    await nav.openRoute(link.route);
    return;
  }
  const { status, ...page } = link;
  await nav.open({ ...page, mode: 'tab', ...(status && { status }) });
}
