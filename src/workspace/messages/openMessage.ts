import type { Message } from '@/common/messages/message';
import { detailLink, openMessageLink } from '@/common/messages/openMessageLink';
import { markRead } from '@/services/api/messages';
import type { Http } from '@/services/http/http';
import type { Navigation } from '../navigation/createNavigation';

interface Deps {
  http: Http;
  navigation: Pick<Navigation, 'open' | 'openRoute'>;
  /** Reads the numbers again. */
  refresh(): void;
  report(error: unknown): void;
}

/**
 * Opens what a message is about and marks the message as read. A message without a link, or with one that cannot be opened,
 * which is said, opens itself. Screens call it as `portal.nav.openMessage`.
 */
export async function openMessage(message: Message, { http, navigation, refresh, report }: Deps): Promise<void> {
  try {
    await openMessageLink(navigation, message.link ?? detailLink(message));
  } catch (error) {
    report(error);
    if (message.link) await openMessageLink(navigation, detailLink(message));
  }
  if (!message.isRead) await markRead(http, [message.id]);
  refresh();
}
