import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const ROW = '[data-row-key]';
/**
 * What floats over the list and belongs to the row or button from which it was opened. A drawer of antd gives the focus
 * to its outermost element, which is around its dialog.
 */
const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"], .ant-drawer';
const TARGET = 'button:not(:disabled), a[href], input:not(:disabled)';

/** Whether the element is in a menu or dialog over the list. */
export const floatsOver = (target: Element, list: Element | null) => target.closest(FLOATING)?.contains(list) === false;

/**
 * When the row that has the focus is removed, the focus moves to the row that takes its place, to the last one, or to
 * the nearest button when no row is left. The focus of a dialog that was opened from the row counts as the row's.
 */
export function useRowFocus(frame: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const focused = useRef<string>(undefined);
  /** The row with the focus was removed, and the focus has not moved yet. */
  const isRemoved = useRef(false);
  const before = useRef(keys);

  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || floatsOver(target, frame.current)) return;
      const row = frame.current?.contains(target) ? target.closest<HTMLElement>(ROW) : null;
      focused.current = row?.dataset.rowKey;
      isRemoved.current = false;
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [frame]);

  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = keys;
    const key = focused.current;
    const element = frame.current;
    if (key !== undefined && !keys.includes(key) && earlier.includes(key)) {
      focused.current = keys[Math.min(earlier.indexOf(key), keys.length - 1)];
      isRemoved.current = true;
    }
    if (!element || !isRemoved.current) return undefined;
    const move = () => {
      isRemoved.current = false;
      focusRow(element, focused.current);
    };
    const cover = element.closest('[inert]');
    if (!cover) {
      move();
      return undefined;
    }
    // A panel or dialog lies over the list; the focus comes back when it has closed.
    const observer = new MutationObserver(() => {
      if (element.closest('[inert]')) return;
      observer.disconnect();
      if (document.activeElement === document.body || document.activeElement?.closest(FLOATING)) move();
    });
    observer.observe(cover, { attributes: true, attributeFilter: ['inert'] });
    return () => observer.disconnect();
  }, [frame, keys]);
}

/** Focuses a row, or the first thing in it that can have the focus; without the row the nearest button. */
export function focusRow(frame: HTMLElement, key: string | undefined): void {
  const row = key === undefined ? null : frame.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(key)}"]`);
  if (row) {
    const target = row.hasAttribute('tabindex') ? row : (row.querySelector<HTMLElement>(TARGET) ?? row);
    target.focus();
    return;
  }
  for (let place: HTMLElement | null = frame; place; place = place.parentElement) {
    const button = place.querySelector<HTMLElement>('button:not(:disabled)');
    if (!button) continue;
    button.focus();
    return;
  }
}
