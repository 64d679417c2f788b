import type { Disposable } from '@/common/disposable';
import type { BrowserTabs } from '../environment';
import type { SharedSession } from './createSession';
import { fromWire } from './sharedSession';

export interface SessionSharingParts {
  session: SharedSession;
  tabs: Pick<BrowserTabs, 'listen' | 'onWake'>;
  /** Another tab has signed in somebody, or has changed the position. */
  onReplaced(): void;
  /** Another tab has signed out, or was put out by the server. */
  onEnded(): void;
}

/** Keeps this tab's session that of the browser: by messages, and by the stored records after a sleep. */
export function createSessionSharing({ session, tabs, onReplaced, onEnded }: SessionSharingParts): Disposable {
  const follow = (change: ReturnType<SharedSession['receive']>) => {
    if (change === 'replaced') onReplaced();
    if (change === 'ended') onEnded();
  };
  const endings = [
    tabs.listen((heard) => {
      const message = fromWire(heard);
      if (message) follow(session.receive(message));
    }),
    tabs.onWake(() => follow(session.catchUp())),
  ];
  return () => endings.forEach((end) => end());
}
