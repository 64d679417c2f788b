import { tryRead } from '@/common/tryRead';
import type { Disposable } from '@/common/disposable';
import type { BrowserTabs } from './environment';

const CHANNEL = 'atrium';

function listenTo(target: EventTarget, type: string, listener: (event: Event) => void): Disposable {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

/**
 * The tabs of the real browser. Without BroadcastChannel a tab only reads the stored records when it becomes visible
 * again.
 */
export function browserTabs(page: Window): BrowserTabs {
  const channel = tryRead(() => new BroadcastChannel(CHANNEL));
  return {
    post: (message) => channel?.postMessage(message),
    listen: (listener) =>
      channel
        ? listenTo(channel, 'message', (event) => listener((event as MessageEvent<unknown>).data))
        : () => undefined,
    onWake(listener) {
      const disposables = [
        listenTo(page, 'pageshow', (event) => (event as PageTransitionEvent).persisted && listener()),
        listenTo(page.document, 'visibilitychange', () => page.document.visibilityState === 'visible' && listener()),
      ];
      return () => disposables.forEach((dispose) => dispose());
    },
  };
}
