import { number, object, safeParse, string } from 'valibot';
import { notificationSetting } from '@/common/messages/browserNotifications';
import type { Message } from '@/common/messages/message';
import { randomId } from '@/common/randomId';
import type { Log } from '@/services';
import type { Http } from '@/services/http/http';
import type { Records } from '@/services/storage/records';
import { MESSAGES_PATH } from '../badges/badgeCounts';
import { POLL_MS } from '../badges/createPolling';
import type { Navigation } from '../navigation/createNavigation';
import type { Notices } from '../notices/createNotices';
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
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  log: Log;
  /** Reads the numbers again. */
  refresh(): void;
  /** Milliseconds since 1970. */
  now?(): number;
}

/** Key of the ids of the messages that were announced last. */
const ANNOUNCED_KEY = 'messages-announced';
const MOST_ANNOUNCED = 50;

/** Key of the tab in sight that has read the messages last, and when. */
const WATCH_KEY = 'messages-watched';
const watchSchema = object({ tab: string(), at: number() });
/** So long after its last read a tab in sight is expected to read, and to announce, again. */
const WATCH_MS = 1.5 * POLL_MS;

/**
 * Announces new messages once in all tabs of the browser: by a notice with a button, or by the browser where the page is
 * hidden and the person has allowed it. A hidden tab leaves that to a tab in sight. Only titles are shown.
 */
export function createAnnouncer(deps: AnnouncerDeps) {
  const { http, notices, navigation, t, records, preferences, page, log, refresh, now = Date.now } = deps;
  const shown = new Set<Notification>();
  const tab = randomId();
  let waiting: readonly Message[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDisposed = false;

  const openFirst = ([first, ...others]: readonly Message[]) => {
    if (first && others.length === 0)
      openMessage(first, { http, navigation, refresh, report: notices.report }).catch(notices.report);
    else navigation.navigate(MESSAGES_PATH);
  };

  function textOf([first, ...others]: readonly Message[]): string {
    if (!first || others.length > 0) return t('messages.new', { count: others.length + 1 });
    return first.sender === '' ? first.title : t('messages.newOne', { sender: first.sender, title: first.title });
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

  /** Whether another tab is in sight. A clock that was set back does not make its last read recent for ever. */
  function isWatchedElsewhere(): boolean {
    const last = safeParse(watchSchema, records.read(WATCH_KEY));
    return last.success && last.output.tab !== tab && Math.abs(now() - last.output.at) < WATCH_MS;
  }

  function announceWaiting() {
    clearTimeout(timer);
    timer = undefined;
    if (page.visibilityState === 'hidden' && isWatchedElsewhere()) {
      timer = setTimeout(announceWaiting, WATCH_MS);
      return;
    }
    const fresh = takeUnannounced(waiting);
    waiting = [];
    if (fresh.length > 0) show(fresh);
  }

  return {
    announce(messages: readonly Message[]) {
      if (isDisposed) return;
      waiting = [...waiting, ...messages];
      announceWaiting();
    },
    /** The messages have been read: while this tab is in sight, the others leave the announcements to it. */
    noteRead() {
      if (!isDisposed && page.visibilityState === 'visible') records.write(WATCH_KEY, { tab, at: now() });
    },
    /** Announces nothing any more and withdraws what the browser shows: the person has left the position. */
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
      shown.forEach((notification) => notification.close());
    },
  };
}
