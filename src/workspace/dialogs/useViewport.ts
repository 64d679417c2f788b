import { useSyncExternalStore } from 'react';
import type { Viewport } from './dialogSize';

let last: Viewport = { width: 0, height: 0 };

/** The same object until the window changes, as `useSyncExternalStore` wants it. */
function read(): Viewport {
  const { innerWidth: width, innerHeight: height } = window;
  if (last.width !== width || last.height !== height) last = { width, height };
  return last;
}

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The size of the window. */
export const useViewport = (): Viewport => useSyncExternalStore(subscribe, read);
