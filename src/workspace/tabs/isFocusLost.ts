/** The menus and notices of antd, which close after they were used. */
const CLOSING_LAYERS = '.ant-dropdown, .ant-message';

/** Whether the focus was on an element that is gone, or is on a menu or notice that is closing. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest(CLOSING_LAYERS) !== null;
}
