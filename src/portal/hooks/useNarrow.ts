import { useSyncExternalStore } from 'react';
import { COMPACT_MAX_WIDTH_PX } from '../../common/constants/workspace';

/** Below this a table becomes a list and a panel fills the screen. */
const NARROW_QUERY = `(max-width: ${COMPACT_MAX_WIDTH_PX}px)`;

const isNarrow = () => window.matchMedia(NARROW_QUERY).matches;

function subscribe(listener: () => void) {
  const query = window.matchMedia(NARROW_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow);
