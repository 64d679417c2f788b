const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

const takesFocus = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[hidden]') === null;

/** Where Tab has to be sent at the ends of what it walks through; undefined where the browser goes on by itself. */
export function focusTarget(frame: HTMLElement, isBackwards: boolean): HTMLElement | undefined {
  const stops = [...frame.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takesFocus);
  const { activeElement } = document;
  if (isBackwards) return activeElement === frame || activeElement === stops[0] ? stops.at(-1) : undefined;
  return activeElement === stops.at(-1) ? stops[0] : undefined;
}
