import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import type { Key } from 'react';

const OVERSCAN_ROWS = 6;

/** Told of the element of a row whose height is its own; the element has its place as `data-index`. */
export type MeasureRow = (element: HTMLElement | null) => void;

export interface WindowOptions {
  readonly count: number;
  keyOf(index: number): Key;
  readonly scroll: HTMLElement | null;
  readonly heightPx: number;
  /** Of a row that is not measured. */
  readonly rowHeightPx: number;
}

interface RowInSight {
  readonly index: number;
  readonly key: Key;
  /** Pixels that are left out before it. */
  readonly gap: number;
}

interface Window {
  readonly rows: readonly RowInSight[];
  /** Pixels that are left out after the last one. */
  readonly after: number;
  readonly measure: MeasureRow;
}

function placeOf(key: Key | undefined, count: number, keyOf: (index: number) => Key): number {
  for (let index = 0; key !== undefined && index < count; index += 1) if (keyOf(index) === key) return index;
  return -1;
}

/** What nothing is laid out of (a tab in the background) keeps the height that was expected of it. */
const heightOf = (element: Element, entry: ResizeObserverEntry | undefined, virtual: Virtualizer<HTMLElement, Element>): number =>
  measureElement(element, entry, virtual) || virtual.options.estimateSize(virtual.indexFromElement(element));

/** Which rows of many are in sight, and the one of this key wherever it is: scrolling takes neither focus nor half-typed text. */
export function useWindow({ count, keyOf, scroll, heightPx, rowHeightPx }: WindowOptions, keptKey: Key | undefined): Window {
  const kept = placeOf(keptKey, count, keyOf);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll,
    estimateSize: () => rowHeightPx,
    getItemKey: keyOf,
    measureElement: heightOf,
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 0, height: heightPx },
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(kept === -1 ? [] : [kept])])].sort((a, b) => a - b),
  });
  const items = virtual.getVirtualItems();
  return {
    rows: items.map(({ index, start }, place) => ({ index, key: keyOf(index), gap: start - (items[place - 1]?.end ?? 0) })),
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
  };
}
