import type { Disposable } from '@/common/disposable';
import type { BrowserTabs } from '../environment';
import type { SharedSession } from './createSession';
import { fromWire } from './sharedSession';

export interface SessionSharingParts {
  session: SharedSession;
  tabs: Pick<BrowserTabs, 'listen' | 'onWake'>;
  /** Another tab has signed in or changed the position. */
  onReplaced(): void;
  /** The session has ended in another tab. */
  onEnded(): void;
}

/**
 * Synchronises the session with the other tabs: by messages, and by the stored records when the tab becomes visible
 * again.
 */
export function createSessionSharing({ session, tabs, onReplaced, onEnded }: SessionSharingParts): Disposable {
  const follow = (change: ReturnType<SharedSession['receive']>) => {
    if (change === 'replaced') onReplaced();
    if (change === 'ended') onEnded();
  };
  const disposables = [
    tabs.listen((received) => {
      const message = fromWire(received);
      if (message) follow(session.receive(message));
    }),
    tabs.onWake(() => follow(session.catchUp())),
  ];
  return () => disposables.forEach((dispose) => dispose());
}
