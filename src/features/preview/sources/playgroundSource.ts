import type { MessagePage } from './windowSource';
import type { Source } from './source';

/** What a framed preview tells the playground around it: it listens now. */
export const FRAME_READY = { type: 'ready' } as const;

/**
 * Pages of the playground that shows this window in a frame: messages of the parent at the own origin, compared
 * exactly. Such a parent may read and change this window anyway, so it needs no code; any other parent means nothing.
 */
export function playgroundSource(page: MessagePage, origin: string): Source {
  return {
    kind: 'window',
    isTrusted: true,
    start({ message }) {
      const handleMessage = (event: MessageEvent) => {
        if (event.origin !== origin || event.source === null || event.source === page) return;
        if (event.source === page.parent) message({ kind: 'window', id: 'playground', name: origin }, event.data);
      };
      page.addEventListener('message', handleMessage);
      return () => page.removeEventListener('message', handleMessage);
    },
  };
}
