import type { PageStatus } from '../constants/page';
import type { MessageLink } from './message';

interface Opener {
  open(request: {
    pageCode: string;
    mode: 'tab';
    linkParam: Record<string, unknown>;
    status?: PageStatus;
  }): Promise<unknown>;
  openRoute(route: string): unknown;
}

/** Opens what a message links to: a native route or a protocol page, in a tab. */
export async function openMessageLink(nav: Opener, link: MessageLink): Promise<void> {
  if ('route' in link) {
    await nav.openRoute(link.route);
    return;
  }
  const { status, ...page } = link;
  await nav.open({ ...page, mode: 'tab', ...(status && { status }) });
}
