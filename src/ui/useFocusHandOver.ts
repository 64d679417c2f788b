import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** A list's rows, or the button of the next failure. */
const CONTENT = '[data-row-key], [role="alert"] button';
const FOCUSABLE = 'button, [tabindex]';

/**
 * When the element is replaced while the focus is in it, such as a failure after its retry button was pressed, the
 * focus moves to the dialog, panel or page around it, and on to the first row, or to the button of another failure, as
 * soon as that is there. It stays where the person has moved it meanwhile.
 */
export function useFocusHandOver(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const replaced = element.current;
    return () => {
      if (!replaced?.contains(document.activeElement)) return;
      const places = ancestorsOf(replaced);
      // After React has removed the element.
      queueMicrotask(() => {
        const place = places.find(({ isConnected }) => isConnected);
        if (place && !replaced.isConnected) focusContent(place);
      });
    };
  }, [element]);
}

function ancestorsOf(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function focusContent(place: HTMLElement): void {
  const around = place.closest<HTMLElement>('[tabindex="-1"]');
  around?.focus({ preventScroll: true });
  const start = document.activeElement;
  const isMoved = () => document.activeElement !== start && document.activeElement !== document.body;
  const move = () => {
    const content = isMoved() ? null : place.querySelector<HTMLElement>(CONTENT);
    if (content) (content.matches(FOCUSABLE) ? content : content.querySelector<HTMLElement>(FOCUSABLE))?.focus();
    if (content || isMoved() || !place.isConnected) observer.disconnect();
  };
  const observer = new MutationObserver(move);
  observer.observe(place, { childList: true, subtree: true });
  move();
}
