import type { Disposable } from '@/common/disposable';
import type { Source } from './source';

/** What the preload script of a desktop shell puts on the window as `atriumDesktop` (business spec §2). */
export interface DesktopBridge {
  /** Answers a function that ends the listening. */
  onMessage(listener: (message: unknown) => void): () => void;
}

const isBridge = (value: unknown): value is DesktopBridge =>
  typeof value === 'object' && value !== null && 'onMessage' in value && typeof value.onMessage === 'function';

const PEER = { kind: 'desktop', id: 'desktop', name: '' } as const;

/** The shell's own bridge; undefined where there is none. */
export function desktopSource(page: { atriumDesktop?: unknown }): Source | undefined {
  const bridge = page.atriumDesktop;
  if (!isBridge(bridge)) return undefined;
  return {
    kind: 'desktop',
    isTrusted: true,
    start: ({ message }): Disposable => bridge.onMessage((data) => message(PEER, data)),
  };
}
