import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

type Place = HTMLElement | null | RefObject<HTMLElement | null>;

const elementOf = (place: Place) => (place && 'current' in place ? place.current : place);

/** In a tab of the workspace that is not the active one. */
const OUT_OF_SIGHT = '[hidden], [aria-hidden="true"]';

export const isInSight = (place: Place): boolean =>
  document.visibilityState === 'visible' && !elementOf(place)?.closest(OUT_OF_SIGHT);

/** Runs when the person comes back to an element: to its window, or to its tab in the workspace. */
export function useReturn(place: Place, onReturn: () => void): void {
  const handleReturn = useEffectEvent(() => {
    if (isInSight(place)) onReturn();
  });
  useEffect(() => {
    const handle = () => handleReturn();
    window.addEventListener('focus', handle);
    document.addEventListener('visibilitychange', handle);
    return () => {
      window.removeEventListener('focus', handle);
      document.removeEventListener('visibilitychange', handle);
    };
  }, []);
  useEffect(() => {
    const tab = elementOf(place)?.closest('[role="tabpanel"]');
    if (!tab) return undefined;
    const observer = new MutationObserver(() => handleReturn());
    observer.observe(tab, { attributeFilter: ['hidden'] });
    return () => observer.disconnect();
  }, [place]);
}
