/** Open popups of antd. They are queried, because the input of a calendar has no `aria-expanded`. */
const OPEN_POPUP = [
  '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)',
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden)',
  '.ant-dropdown:not(.ant-dropdown-hidden)',
].join(', ');

/**
 * Whether a popup is open that handles Escape: the target is an expanded combobox, or the document shows a popup of antd.
 */
export function hasOpenPopup(target: EventTarget): boolean {
  const isOpenField = target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
  return isOpenField || document.querySelector(OPEN_POPUP) !== null;
}
