import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { COMPACT_MAX_WIDTH_PX, TIGHT_MAX_WIDTH_PX } from '../common/constants/workspace';

/** Whether the window answers the media query with yes, now and whenever that changes. */
export function useMediaQuery(query: string): boolean {
  // The browser keeps each MediaQueryList until the document is unloaded.
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

/** Whether the window is as narrow as a phone: below this a table becomes a list and a panel fills the screen. */
export const useNarrow = (): boolean => useMediaQuery(`(max-width: ${COMPACT_MAX_WIDTH_PX}px)`);

/** Whether the columns of a table have little room: its rows show one action, the others are in their menu. */
export const useTight = (): boolean => useMediaQuery(`(max-width: ${TIGHT_MAX_WIDTH_PX}px)`);
