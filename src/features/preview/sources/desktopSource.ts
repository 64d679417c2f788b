import type { Disposable } from '@/common/disposable';
import type { Source } from './source';

/** The bridge that the preload script of a desktop shell sets as `window.atriumDesktop` (business spec §2). */
export interface DesktopBridge {
  /** Returns the unsubscribe function. */
  onMessage(listener: (message: unknown) => void): () => void;
}

const isBridge = (value: unknown): value is DesktopBridge =>
  typeof value === 'object' && value !== null && 'onMessage' in value && typeof value.onMessage === 'function';

const PEER = { kind: 'desktop', id: 'desktop', name: '' } as const;

/** The source of the desktop shell; undefined without a bridge. */
export function desktopSource(page: { atriumDesktop?: unknown }): Source | undefined {
  const bridge = page.atriumDesktop;
  if (!isBridge(bridge)) return undefined;
  return {
    kind: 'desktop',
    isTrusted: true,
    start: ({ message }): Disposable => bridge.onMessage((data) => message(PEER, data)),
  };
}
