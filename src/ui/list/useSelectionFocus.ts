import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { floatsOver, focusRow } from './useRowFocus';

const ROW = '[data-row-key]';

/** The nearest ancestor that contains rows: the list to which the buttons belong. */
function listOf(buttons: Element): HTMLElement | undefined {
  for (let place = buttons.parentElement; place; place = place.parentElement)
    if (place.querySelector(ROW)) return place;
  return undefined;
}

/** The row in which the selection begins. */
function firstSelected(buttons: Element) {
  const list = listOf(buttons);
  const rows = [...(list?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const index = Math.max(
    rows.findIndex((row) => row.querySelector('input:checked')),
    0,
  );
  return list && { list, index, key: rows[index]?.dataset.rowKey };
}

/**
 * The buttons for the selected rows disappear with the selection: their focus moves to the first row that was selected,
 * or to the one in its place. The focus of a question that one of them asks counts as theirs.
 */
export function useSelectionFocus(buttons: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = buttons.current;
    let selected: ReturnType<typeof firstSelected>;
    const handleFocus = ({ target }: FocusEvent) => {
      if (!element || !(target instanceof Element) || floatsOver(target, element)) return;
      selected = element.contains(target) ? firstSelected(element) : undefined;
    };
    const move = () => {
      if (!selected) return;
      const { list, index, key } = selected;
      const keys = [...list.querySelectorAll<HTMLElement>(ROW)].map(({ dataset }) => dataset.rowKey);
      focusRow(list, keys.includes(key) ? key : keys[Math.min(index, keys.length - 1)]);
    };
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      // After React has removed the buttons, and with them the rows that were deleted.
      queueMicrotask(move);
    };
  }, [buttons]);
}
