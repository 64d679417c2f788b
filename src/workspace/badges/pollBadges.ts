import type { Disposable } from '@/common/disposable';
import { notificationSetting } from '@/common/messages/browserNotifications';
import type { Message } from '@/common/messages/message';
import type { Announcer, AnnouncerDeps } from '../messages/createAnnouncer';
import { createWatch } from '../messages/createWatch';
import { createPolling } from './createPolling';
import type { PollingDeps } from './createPolling';
import { createBadgeReader } from './readBadges';
import type { BadgeReaderDeps } from './readBadges';

export interface PollBadgesDeps
  extends
    Omit<BadgeReaderDeps, 'onNews'>,
    Omit<AnnouncerDeps, 'refresh' | 'watch' | 'page'>,
    Omit<PollingDeps, 'run' | 'runsHidden'> {
  /** Loads the texts of the notices. */
  loadTexts(): Promise<void>;
}

/** Keeps the numbers up to date, and announces new messages. */
export function pollBadges(deps: PollBadgesDeps): { refresh(): void; dispose: Disposable } {
  const watch = createWatch(deps);
  let news: readonly Message[] = [];
  let announcer: Announcer | undefined;
  let isDisposed = false;

  /** Code and texts are fetched with the first news. Where that fails, the news waits for the next read. */
  async function announceNews() {
    if (news.length === 0) return;
    try {
      const [{ createAnnouncer }] = await Promise.all([
        import(/* webpackChunkName: "news" */ '../messages/createAnnouncer'),
        deps.loadTexts(),
      ]);
      if (isDisposed) return;
      announcer ??= createAnnouncer({ ...deps, watch, refresh: () => polling.refresh() });
      announcer.announce(news);
      news = [];
    } catch (error) {
      deps.log({ level: 'warn', source: 'badges', message: 'The code that announces could not be fetched', error });
    }
  }

  const read = createBadgeReader({
    ...deps,
    onNews(messages) {
      news = [...news, ...messages];
    },
  });
  const polling = createPolling({
    async run() {
      const { isAnswered, areMessagesRead } = await read();
      if (isDisposed) return isAnswered;
      if (areMessagesRead) watch.noteRead();
      await announceNews();
      return isAnswered;
    },
    page: deps.page,
    isOnline: deps.isOnline,
    runsHidden: () => notificationSetting(deps.preferences) === 'on',
  });
  return {
    refresh: polling.refresh,
    dispose() {
      isDisposed = true;
      polling.dispose();
      announcer?.dispose();
    },
  };
}
