import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** The first row of a list or what it contains, or the button of the next failure; the rows of a skeleton have neither. */
const TARGET = '[data-row-key][tabindex], [data-row-key] :is(button, [tabindex]), [role="alert"] button';

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
  const around = place.closest<HTMLElement>('[tabindex="-1"]') ?? place;
  around.focus({ preventScroll: true });
  const start = document.activeElement;
  const isMoved = () => document.activeElement !== start && document.activeElement !== document.body;
  const move = () => {
    if (!isMoved()) [...around.querySelectorAll<HTMLElement>(TARGET)].find(isShown)?.focus();
    if (isMoved() || !around.isConnected) observer.disconnect();
  };
  // The frame of the content may be replaced with it, so that the whole page is observed.
  const observer = new MutationObserver(move);
  observer.observe(around, { childList: true, subtree: true });
  move();
}

/** Not in another tab, nor below a panel. */
const isShown = (element: Element) => element.closest('[hidden], [inert]') === null;
