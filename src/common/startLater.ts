import type { Disposable } from './disposable';
import { whenIdle } from './whenIdle';

/**
 * Starts what nobody waits for, `delayMs` milliseconds from now and when the browser is idle. Work that rejects is tried
 * again with the next visit. The disposable stops what has not begun.
 */
export function startLater(works: readonly (() => Promise<unknown>)[], delayMs: number): Disposable {
  let cancel: Disposable = () => undefined;
  const timer = setTimeout(() => {
    cancel = whenIdle(() => works.forEach((work) => void work().catch(() => undefined)));
  }, delayMs);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}
