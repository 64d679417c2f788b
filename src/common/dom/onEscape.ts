import type { Disposable } from '../disposable';
import { hasOpenPopup } from './hasOpenPopup';

const MODAL = '[aria-modal="true"]';
const HIDDEN = '[hidden], [inert], [style*="display: none"]';

/** The modal elements that are shown. The later one is above, because it was opened later or is inside the other. */
const topmostModal = () => [...document.querySelectorAll(MODAL)].filter((element) => !element.closest(HIDDEN)).at(-1);

/**
 * Calls the handler on Escape, wherever the focus is, while the element is in the topmost layer, which is the last shown
 * element with `aria-modal`. An input method, an open popup, and an element that handles the key itself take precedence.
 */
export function onEscape(findElement: () => Element | null, handle: () => void): Disposable {
  let isForLayer = false;
  // Decided before the page gets the key: a popup that closes with it is gone when the key arrives at the document.
  const decide = (event: KeyboardEvent) => {
    const layer = findElement()?.closest(MODAL);
    isForLayer = event.key === 'Escape' && !event.isComposing && !!layer && layer === topmostModal();
    isForLayer &&= !hasOpenPopup(event.target as Element);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!isForLayer || event.defaultPrevented) return;
    event.preventDefault();
    handle();
  };
  document.addEventListener('keydown', decide, true);
  document.addEventListener('keydown', handleKey);
  return () => {
    document.removeEventListener('keydown', decide, true);
    document.removeEventListener('keydown', handleKey);
  };
}
