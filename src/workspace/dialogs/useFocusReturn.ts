import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const PRESSABLE = 'button, a[href], input';

/** What stands in the row with this key where `opener` stands in its own; without it the row's first control. */
function sameInRow(opener: HTMLElement, key: string): HTMLElement | undefined {
  const own = opener.closest('[data-row-key]');
  const row = own?.parentElement?.querySelector(`[data-row-key="${CSS.escape(key)}"]`);
  if (!own || !row || row === own) return undefined;
  const controls = [...row.querySelectorAll<HTMLElement>(PRESSABLE)];
  return controls[[...own.querySelectorAll(PRESSABLE)].indexOf(opener)] ?? controls[0];
}

/**
 * Moves the focus into an element when it is mounted, and back to the given one when it is unmounted.
 *
 * @param rowKey The row that is shown last: the focus returns to it when it is another one than that of the given element.
 */
export function useFocusReturn(
  element: RefObject<HTMLElement | null>,
  focusedBefore: Element | null = document.activeElement,
  rowKey?: string,
): void {
  const [before] = useState(focusedBefore);
  const lastKey = useRef(rowKey);
  useEffect(() => {
    if (rowKey !== undefined) lastKey.current = rowKey;
  }, [rowKey]);
  useEffect(() => {
    const target = element.current;
    if (target && !target.contains(document.activeElement)) target.focus();
    return () => {
      if (!(before instanceof HTMLElement) || !before.isConnected) return;
      const last = lastKey.current === undefined ? undefined : sameInRow(before, lastKey.current);
      (last ?? before).focus();
    };
  }, [element, before]);
}
