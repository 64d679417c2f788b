import type { Disposable } from '@/common/disposable';

/** The browser asks before the page is closed or reloaded while that would lose something. */
export function blockUnload(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  isAtRisk: () => boolean,
): Disposable {
  const handleUnload = (event: BeforeUnloadEvent) => {
    if (isAtRisk()) event.preventDefault();
  };
  window.addEventListener('beforeunload', handleUnload);
  return () => window.removeEventListener('beforeunload', handleUnload);
}
