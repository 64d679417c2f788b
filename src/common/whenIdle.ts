import type { Disposable } from './disposable';

/** Pause before the work where the browser cannot tell that it is idle. */
const FALLBACK_DELAY_MS = 200;

/** Runs the work once, when the browser has nothing else to do. The disposable cancels it. */
export function whenIdle(work: () => void): Disposable {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => work());
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
