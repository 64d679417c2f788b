import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Moves the focus into an element when it is mounted, and back to the given one when it is unmounted. */
export function useFocusReturn(
  element: RefObject<HTMLElement | null>,
  focusedBefore: Element | null = document.activeElement,
): void {
  const [before] = useState(focusedBefore);
  useEffect(() => {
    const target = element.current;
    if (target && !target.contains(document.activeElement)) target.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [element, before]);
}
