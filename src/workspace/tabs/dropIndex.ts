/** Where a tab stands on the bar, in pixels. */
export interface TabExtent {
  left: number;
  width: number;
}

/**
 * The place that a tab dragged from `from` takes with the pointer at `x`: it changes places with the tab whose middle
 * the pointer has passed. The first place is home's.
 */
export function dropIndex(tabs: readonly TabExtent[], from: number, x: number): number {
  const middle = ({ left, width }: TabExtent) => left + width / 2;
  const passed = tabs.findLastIndex((tab, index) => index > from && x > middle(tab));
  if (passed > from) return passed;
  const before = tabs.findIndex((tab, index) => index > 0 && index < from && x < middle(tab));
  return before > 0 ? before : from;
}
