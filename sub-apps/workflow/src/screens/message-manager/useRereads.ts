import { useEffect, useEffectEvent } from 'react';

/** How often messages that are in sight are read again. */
export const REREAD_MS = 60_000;

/** In a tab of the workspace that is not the active one. */
const OUT_OF_SIGHT = '[hidden], [aria-hidden="true"]';

/** Reads again every minute, and when the window gets the focus, while the frame is in sight and nobody works in it. */
export function useRereads(frame: HTMLElement | null, isInUse: boolean, reread: () => void): void {
  const look = useEffectEvent(() => {
    const isInSight = document.visibilityState === 'visible' && !frame?.closest(OUT_OF_SIGHT);
    // New rows would move those under the hand.
    const isHandled = frame?.querySelector('[data-row-key]:is(:hover, :focus-within)');
    if (isInSight && !isInUse && !isHandled) reread();
  });
  useEffect(() => {
    const handle = () => look();
    const timer = setInterval(handle, REREAD_MS);
    window.addEventListener('focus', handle);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', handle);
    };
  }, []);
}
