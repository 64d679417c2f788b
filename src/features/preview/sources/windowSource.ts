import type { Source } from './source';

/** The parts of a window that the source uses. */
export interface MessagePage {
  readonly opener: unknown;
  readonly parent: unknown;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * Messages of the opener or the parent window with an allowed origin, compared exactly. An empty list allows none. The
 * same window at another origin is another peer.
 */
export function windowSource(page: MessagePage, origins: readonly string[]): Source | undefined {
  const senders = [page.opener, page.parent].filter((sender) => sender && sender !== page);
  if (origins.length === 0 || senders.length === 0) return undefined;
  return {
    kind: 'window',
    isTrusted: false,
    start({ message }) {
      const handleMessage = ({ origin, source, data }: MessageEvent) => {
        if (!origins.includes(origin) || source === null) return;
        const sender = senders.indexOf(source);
        if (sender >= 0) message({ kind: 'window', id: `window:${sender}:${origin}`, name: origin }, data);
      };
      page.addEventListener('message', handleMessage);
      return () => page.removeEventListener('message', handleMessage);
    },
  };
}
