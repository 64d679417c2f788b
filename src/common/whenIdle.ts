import type { Disposable } from './disposable';

/** Delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 200;

/** Runs the work once when the browser is idle. The disposable cancels it. */
export function whenIdle(work: () => void): Disposable {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => work());
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
