/** Open lists and calendars of antd's widgets; a calendar's input does not say that it is open. */
const OPEN_POPUP = ['picker', 'select']
  .map((kind) => `.ant-${kind}-dropdown:not(.ant-${kind}-dropdown-hidden)`)
  .join(', ');

/** Whether Escape belongs to a popup that is open, by its field or by what is on screen. A folded part is no popup. */
export function hasOpenPopup(target: EventTarget): boolean {
  const isOpenField = target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');
  return isOpenField || document.querySelector(OPEN_POPUP) !== null;
}
