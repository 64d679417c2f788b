import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Moves the focus into an element when it is mounted, and back when it is unmounted. */
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
