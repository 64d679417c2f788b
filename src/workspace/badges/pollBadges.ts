import type { Disposable } from '@/common/disposable';
import { notificationSetting } from '@/common/messages/browserNotifications';
import { createAnnouncer } from '../messages/createAnnouncer';
import type { AnnouncerDeps } from '../messages/createAnnouncer';
import { createPolling } from './createPolling';
import type { PollingDeps } from './createPolling';
import { createBadgeReader } from './readBadges';
import type { BadgeReaderDeps } from './readBadges';

export interface PollBadgesDeps
  extends Omit<BadgeReaderDeps, 'onNews'>, Omit<AnnouncerDeps, 'refresh'>, Pick<PollingDeps, 'isOnline'> {}

/** Keeps the numbers up to date, and announces new messages. */
export function pollBadges(deps: PollBadgesDeps): { refresh(): void; dispose: Disposable } {
  const announcer = createAnnouncer({ ...deps, refresh: () => polling.refresh() });
  const read = createBadgeReader({ ...deps, onNews: announcer.announce });
  const polling = createPolling({
    async run() {
      const { isAnswered, areMessagesRead } = await read();
      if (areMessagesRead) announcer.noteRead();
      return isAnswered;
    },
    page: deps.page,
    isOnline: deps.isOnline,
    runsHidden: () => notificationSetting(deps.preferences) === 'on',
  });
  return {
    refresh: polling.refresh,
    dispose() {
      polling.dispose();
      announcer.dispose();
    },
  };
}
