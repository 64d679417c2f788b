import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Takes the focus into an element while it is there, and gives it back to where it was. */
export function useFocusReturn(element: RefObject<HTMLElement | null>): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const target = element.current;
    if (target && !target.contains(document.activeElement)) target.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [element, before]);
}
