const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

const takesFocus = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[hidden]') === null;

/** What the Tab key can stop at, in order; some of it may be hidden by a style, and then takes no focus. */
export const focusStops = (frame: HTMLElement): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(takesFocus);

/** Where Tab has to be sent at the ends of what it walks through; undefined where the browser goes on by itself. */
export function focusTarget(frame: HTMLElement, isBackwards: boolean): HTMLElement | undefined {
  const stops = focusStops(frame);
  const { activeElement } = document;
  if (isBackwards) return activeElement === frame || activeElement === stops[0] ? stops.at(-1) : undefined;
  return activeElement === stops.at(-1) ? stops[0] : undefined;
}
