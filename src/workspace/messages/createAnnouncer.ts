import { notificationSetting } from '@/common/messages/browserNotifications';
import type { Message } from '@/common/messages/message';
import type { Log } from '@/services';
import type { Http } from '@/services/http/http';
import type { Records } from '@/services/storage/records';
import { MESSAGES_PATH } from '../badges/badgeCounts';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
import { WATCH_MS } from './createWatch';
import type { Watch } from './createWatch';
import { openMessage } from './openMessage';

export interface AnnouncerDeps {
  http: Http;
  notices: Pick<Notices, 'offer' | 'report'>;
  navigation: Pick<Navigation, 'navigate' | 'open' | 'openRoute'>;
  t(key: string, params?: Record<string, unknown>): string;
  /** Those of the account in its position, which its browser tabs share. */
  records: Pick<Records, 'read' | 'write'>;
  /** The preferences of the account on this device. */
  preferences: { get(key: string): unknown };
  page: Pick<Document, 'visibilityState'>;
  watch: Pick<Watch, 'isWatchedElsewhere'>;
  log: Log;
  /** Reads the numbers again. */
  refresh(): void;
}

/** Key of the ids of the messages that were announced last. */
const ANNOUNCED_KEY = 'messages-announced';
const MOST_ANNOUNCED = 50;

export interface Announcer {
  announce(messages: readonly Message[]): void;
  /** Announces nothing that waits any more and withdraws what the browser shows: the person has left the position. */
  dispose(): void;
}

/**
 * Announces new messages once in all tabs of the browser: by a notice with a button, or by the browser where the page is
 * hidden and the person has allowed it. A hidden tab leaves that to a tab in sight. Only titles are shown.
 */
export function createAnnouncer(deps: AnnouncerDeps): Announcer {
  const { http, notices, navigation, t, records, preferences, page, watch, log, refresh } = deps;
  const shown = new Set<Notification>();
  let waiting: readonly Message[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const openFirst = ([first, ...others]: readonly Message[]) => {
    if (first && others.length === 0)
      openMessage(first, { http, navigation, refresh, report: notices.report }).catch(notices.report);
    else navigation.navigate(MESSAGES_PATH);
  };

  function textOf([first, ...others]: readonly Message[]): string {
    if (!first || others.length > 0) return t('messages.new', { count: others.length + 1 });
    const { sender, title } = first;
    // The titles of what people did begin with their names; the sender may be empty.
    return title.startsWith(sender) ? title : t('messages.newOne', { sender, title });
  }

  /** Whether the browser shows it. A phone's browser may refuse although it allows notifications. */
  function notify(messages: readonly Message[]): boolean {
    const [first, ...others] = messages;
    const title = first && others.length === 0 ? first.title : textOf(messages);
    try {
      // Tabs that notify of the same message at the same time replace each other.
      const notification = new Notification(title, { tag: first?.id ?? '' });
      shown.add(notification);
      notification.onclose = () => shown.delete(notification);
      notification.onclick = () => {
        window.focus();
        notification.close();
        openFirst(messages);
      };
      return true;
    } catch (error) {
      log({ level: 'warn', source: 'messages', message: 'The browser shows no notification', error });
      return false;
    }
  }

  function takeUnannounced(messages: readonly Message[]): readonly Message[] {
    const stored = records.read(ANNOUNCED_KEY);
    const known: unknown[] = Array.isArray(stored) ? stored : [];
    const fresh = messages.filter(({ id }) => !known.includes(id));
    records.write(ANNOUNCED_KEY, [...fresh.map(({ id }) => id), ...known].slice(0, MOST_ANNOUNCED));
    return fresh;
  }

  function show(messages: readonly Message[]) {
    const isForBrowser = page.visibilityState === 'hidden' && notificationSetting(preferences) === 'on';
    if (isForBrowser && notify(messages)) return;
    notices.offer({
      tone: 'info',
      text: textOf(messages),
      action: t('messages.view'),
      onAction: () => openFirst(messages),
    });
  }

  function announceWaiting() {
    clearTimeout(timer);
    timer = undefined;
    if (page.visibilityState === 'hidden' && watch.isWatchedElsewhere()) {
      timer = setTimeout(announceWaiting, WATCH_MS);
      return;
    }
    const fresh = takeUnannounced(waiting);
    waiting = [];
    if (fresh.length > 0) show(fresh);
  }

  return {
    announce(messages) {
      waiting = [...waiting, ...messages];
      announceWaiting();
    },
    dispose() {
      clearTimeout(timer);
      shown.forEach((notification) => notification.close());
    },
  };
}
