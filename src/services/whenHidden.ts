import type { Disposable } from '@/common/disposable';
import type { Environment } from './environment';

/**
 * Runs when the page is hidden, shown or left. The browser may discard a hidden page without another event, and what
 * begins to be stored only at `pagehide` may not be stored any more.
 */
export function whenHidden(page: Environment['page'], listener: () => void): Disposable {
  const events = ['beforeunload', 'pagehide', 'visibilitychange'];
  events.forEach((event) => page.addEventListener(event, listener));
  return () => events.forEach((event) => page.removeEventListener(event, listener));
}
