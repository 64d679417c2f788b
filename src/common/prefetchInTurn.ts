import type { Disposable } from './disposable';
import { whenIdle } from './whenIdle';

/**
 * Prefetches one after the other when the browser is idle, `delayMs` milliseconds from now at the earliest. What cannot be
 * fetched is fetched again, and its failure shown, when it is used. The disposable stops what has not begun.
 */
export function prefetchInTurn(tasks: readonly (() => Promise<unknown>)[], delayMs = 0): Disposable {
  const waiting = [...tasks];
  let isStopped = false;
  let cancel: Disposable = () => undefined;
  const next = () => {
    const prefetch = waiting.shift();
    if (prefetch === undefined || isStopped) return;
    cancel = whenIdle(() => void prefetch().then(next, next));
  };
  const timer = setTimeout(next, delayMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    cancel();
  };
}
