const STOPS = 'button:not(:disabled), a[href]';

const stopsIn = (bar: HTMLElement) =>
  [...bar.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.closest('[hidden]') === null);

function moveStop(stops: readonly HTMLElement[], target: HTMLElement | undefined): void {
  stops.forEach((stop) => {
    const tabIndex = stop === target ? 0 : -1;
    if (stop.tabIndex !== tabIndex) stop.tabIndex = tabIndex;
  });
}

/** Exactly one of the bar's buttons is reached with Tab: the one that had the focus last, or the first. */
export function keepOneTabStop(bar: HTMLElement): void {
  const stops = stopsIn(bar);
  const current =
    stops.find((stop) => stop === document.activeElement) ??
    stops.find((stop) => stop.getAttribute('tabindex') === '0') ??
    stops[0];
  moveStop(stops, current);
}

/** The button that a key leads to from the present one. */
export function stopAfter(bar: HTMLElement, key: string): HTMLElement | undefined {
  const stops = stopsIn(bar);
  const index = stops.findIndex((stop) => stop === document.activeElement);
  if (key === 'ArrowRight') return stops[(index + 1) % stops.length];
  if (key === 'ArrowLeft') return stops.at(index - 1);
  return key === 'Home' ? stops[0] : key === 'End' ? stops.at(-1) : undefined;
}
