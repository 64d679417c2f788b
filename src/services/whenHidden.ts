import type { Disposable } from '@/common/disposable';
import type { Environment } from './environment';

/** Runs whenever the browser hides, shows or leaves the page: after that it may end it without a word. */
export function whenHidden(page: Environment['page'], listener: () => void): Disposable {
  const events = ['pagehide', 'visibilitychange'];
  events.forEach((event) => page.addEventListener(event, listener));
  return () => events.forEach((event) => page.removeEventListener(event, listener));
}
