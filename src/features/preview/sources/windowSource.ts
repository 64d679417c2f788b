import type { Source } from './source';

/** The parts of a window that this needs. */
export interface MessagePage {
  readonly opener: unknown;
  readonly parent: unknown;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/**
 * Messages of the window that opened this one or holds it, and of an origin that is allowed, to the letter. An empty
 * list means nobody. The same window at another origin is another peer.
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
