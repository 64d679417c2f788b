/** The menus and notices of antd, which close after they were used, and pages that are covered or hidden. */
const LOST = '.ant-dropdown, .ant-message, [inert], [hidden]';

/** Whether the focus was on an element that is gone or hidden, or is on a menu or notice that is closing. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest(LOST) !== null;
}
