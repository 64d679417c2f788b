import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

type Place = HTMLElement | null | RefObject<HTMLElement | null>;

const elementOf = (place: Place) => (place && 'current' in place ? place.current : place);

const TAB = '[role="tabpanel"]';

/** In a tab of the workspace, or of a screen, that is not the active one. */
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
    const observer = new MutationObserver(() => handleReturn());
    let tab = elementOf(place)?.closest(TAB);
    // A tab of the screen stands in one of the workspace.
    for (; tab; tab = tab.parentElement?.closest(TAB)) observer.observe(tab, { attributeFilter: ['hidden'] });
    return () => observer.disconnect();
  }, [place]);
}

/** How often what is in sight is read again. */
export const REFRESH_MS = 60_000;

/** Runs every minute while an element is in sight. */
export function useRegularLook(place: Place, onLook: () => void): void {
  const handleTime = useEffectEvent(() => {
    if (isInSight(place)) onLook();
  });
  useEffect(() => {
    const timer = setInterval(() => handleTime(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
}
