import { useSyncExternalStore } from 'react';
import { COMPACT_MAX_WIDTH_PX } from '@/common/constants/workspace';

const query = () => window.matchMedia(`(max-width: ${COMPACT_MAX_WIDTH_PX}px)`);

function subscribe(listener: () => void) {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** A small screen: the menu is a drawer, dialogs fill the screen. */
export const useIsCompact = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
