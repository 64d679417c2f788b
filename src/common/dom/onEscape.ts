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
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const layer = findElement()?.closest(MODAL);
    if (!layer || layer !== topmostModal() || hasOpenPopup(event.target as Element)) return;
    // The layer below is the topmost one as soon as this one has closed, and must not close with the same key.
    event.preventDefault();
    handle();
  };
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
}
