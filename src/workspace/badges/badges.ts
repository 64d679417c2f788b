import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { whenIdle } from '@/common/whenIdle';
import { FLOW_PATH, MESSAGES_PATH, UNDEAL_PATH } from './badgeCounts';
import type { BadgeCounts } from './badgeCounts';
import type { PollBadgesDeps } from './pollBadges';

export interface Badges extends Observable<BadgeCounts> {
  /** Reads the numbers again at once. */
  refresh(): void;
  /** Ends the polling. */
  dispose: Disposable;
}

export interface BadgesDeps extends Omit<PollBadgesDeps, 'counts'> {
  /** False where nothing shows the numbers: nothing is read. */
  isShown: boolean;
}

/** The numbers beside menu items and in the header. Their code is loaded, and they are read first, when idle. */
export function createBadges({ isShown, ...deps }: BadgesDeps): Badges {
  const hasMessages = deps.canUse(MESSAGES_PATH);
  const counts = createStore<BadgeCounts>({ undeal: undefined, messages: undefined, hasMessages });
  const isNeeded = isShown && (hasMessages || [UNDEAL_PATH, FLOW_PATH].some(deps.canUse));
  let isDisposed = false;
  let polling: { refresh(): void; dispose: Disposable } | undefined;
  const handleFailure = (error: unknown) =>
    deps.log({ level: 'warn', source: 'badges', message: 'The code that polls could not be fetched', error });
  const cancelStart = isNeeded
    ? whenIdle(() => {
        import(/* webpackChunkName: "badges" */ './pollBadges').then(({ pollBadges }) => {
          if (!isDisposed) polling = pollBadges({ ...deps, counts });
        }, handleFailure);
      })
    : () => undefined;
  return {
    get: counts.get,
    subscribe: counts.subscribe,
    refresh: () => polling?.refresh(),
    dispose() {
      isDisposed = true;
      cancelStart();
      polling?.dispose();
    },
  };
}
