/** Open dropdowns of antd. They are queried, because the input of a calendar has no `aria-expanded`. */
const OPEN_POPUP = ['picker', 'select']
  .map((kind) => `.ant-${kind}-dropdown:not(.ant-${kind}-dropdown-hidden)`)
  .join(', ');

/**
 * Whether a popup is open that handles Escape: the target is an expanded combobox, or the document shows a dropdown.
 */
export function hasOpenPopup(target: EventTarget): boolean {
  const isOpenField = target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
  return isOpenField || document.querySelector(OPEN_POPUP) !== null;
}
