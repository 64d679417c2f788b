import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus into an element when it is mounted, and back when it is unmounted: to what had it, or to `opener` if
 * nothing had it any more.
 */
export function useFocusReturn(element: RefObject<HTMLElement | null>, opener?: RefObject<HTMLElement | null>): void {
  const [before] = useState(() =>
    document.activeElement === document.body && opener ? opener.current : document.activeElement,
  );
  useEffect(() => {
    const target = element.current;
    if (target && !target.contains(document.activeElement)) target.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [element, before]);
}
