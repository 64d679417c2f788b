import { Fragment } from 'react';
import type { Key, ReactNode } from 'react';
import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import type { Virtualizer } from '@tanstack/react-virtual';
import { SIGNALS, useWatched } from '../../react/useWatched';

const OVERSCAN_ROWS = 6;

/** Told of the element of a row whose height is its own; the element has its place as `data-index`. */
export type MeasureRow = (element: HTMLElement | null) => void;

interface RowWindowProps {
  readonly count: number;
  keyOf(index: number): Key;
  /** A signal: the key of the row that has the focus. */
  focused(): Key | undefined;
  readonly scroll: HTMLElement | null;
  readonly heightPx: number;
  /** Of a row that is not measured. */
  readonly rowHeightPx: number;
  renderRow(index: number, measure: MeasureRow): ReactNode;
}

function placeOf(key: Key | undefined, count: number, keyOf: (index: number) => Key): number {
  for (let index = 0; key !== undefined && index < count; index += 1) if (keyOf(index) === key) return index;
  return -1;
}

/** What nothing is laid out of (a tab in the background) keeps the height that was expected of it. */
const heightOf = (element: Element, entry: ResizeObserverEntry | undefined, virtual: Virtualizer<HTMLElement, Element>): number =>
  measureElement(element, entry, virtual) || virtual.options.estimateSize(virtual.indexFromElement(element));

/** The rows in sight, and the one that has the focus wherever it is: scrolling takes neither focus nor half-typed text. */
export function RowWindow({ count, keyOf, focused, scroll, heightPx, rowHeightPx, renderRow }: RowWindowProps) {
  const key = useWatched(SIGNALS, focused);
  const kept = placeOf(key, count, keyOf);
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
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody role="rowgroup">
      {items.map(({ index, start }, place) => {
        const gap = start - (items[place - 1]?.end ?? 0);
        return (
          <Fragment key={keyOf(index)}>
            {gap > 0 && <tr aria-hidden="true" data-gap style={{ height: gap }} />}
            {renderRow(index, virtual.measureElement)}
          </Fragment>
        );
      })}
      {after > 0 && <tr aria-hidden="true" data-gap style={{ height: after }} />}
    </tbody>
  );
}
