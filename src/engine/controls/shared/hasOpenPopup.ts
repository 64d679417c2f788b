/** Open lists and calendars of antd's widgets; a calendar's input does not say that it is open. */
const OPEN_POPUP = ['picker', 'select'].map((kind) => `.ant-${kind}-dropdown:not(.ant-${kind}-dropdown-hidden)`).join(', ');

/** Whether Escape belongs to a popup that is open, by its field or by what is on screen. */
export function hasOpenPopup(target: EventTarget): boolean {
  return (target instanceof Element && target.getAttribute('aria-expanded') === 'true') || document.querySelector(OPEN_POPUP) !== null;
}
