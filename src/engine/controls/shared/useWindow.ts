import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Key, RefCallback, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { RowOffsets } from './rowOffsets';
import type { RowList } from './rowOffsets';

/** Rows that are mounted above and below those in sight, so that a short scroll finds them there. They come after the first screen. */
const SPARE_ROWS = 6;
const SPARE_AFTER_MS = 100;

/** Told of the element of each row; the element has its place as `data-index`. */
export type MeasureRow = RefCallback<HTMLElement>;

export interface WindowOptions extends RowList {
  /** Better the same function until the rows change: where they stand is counted again for another one. */
  keyOf(index: number): Key;
  readonly scroll: RefObject<HTMLElement | null>;
  /** Until the element's own height is known. */
  readonly heightPx: number;
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

interface View {
  readonly top: number;
  readonly height: number;
  readonly spare: number;
}

interface Range {
  readonly first: number;
  readonly last: number;
}

const NO_HEIGHTS: ReadonlyMap<Key, number> = new Map();

const rangeOf = (offsets: RowOffsets, count: number, { top, height, spare }: View): Range => ({
  first: Math.max(0, offsets.indexAt(top) - spare),
  last: Math.min(count - 1, offsets.indexAt(top + height) + spare),
});

function indexOfKey(key: Key | undefined, { count, keyOf }: RowList): number {
  for (let index = 0; key !== undefined && index < count; index += 1) if (keyOf(index) === key) return index;
  return -1;
}

function rowsOf(
  { first, last }: Range,
  kept: number,
  keyOf: (index: number) => Key,
  offsets: RowOffsets,
): RowInSight[] {
  const inSight = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
  const all =
    kept === -1 || (kept >= first && kept <= last) ? inSight : kept < first ? [kept, ...inSight] : [...inSight, kept];
  return all.map((index, place) => {
    const before = all[place - 1];
    return {
      index,
      key: keyOf(index),
      gap: offsets.startOf(index) - (before === undefined ? 0 : offsets.startOf(before + 1)),
    };
  });
}

/** How many pixels of the element show, and where; what is not laid out (a tab in the background) keeps what it had. */
const viewOf = ({ scrollTop, clientHeight }: HTMLElement, before: View, spare: number): View => ({
  top: scrollTop,
  height: clientHeight || before.height,
  spare,
});

interface Shown {
  readonly count: number;
  readonly offsets: RowOffsets;
  readonly range: Range;
  keyOf(index: number): Key;
  readonly heights: ReadonlyMap<Key, number>;
}

/**
 * Heights of rows after some were laid out; undefined when nothing is new. What is in sight stays where it is when a row
 * above it turns out to be higher or lower.
 */
function heightsSeen(
  entries: readonly ResizeObserverEntry[],
  { offsets, keyOf, heights }: Shown,
  rowHeightPx: number,
  scroll: HTMLElement | null,
): ReadonlyMap<Key, number> | undefined {
  const next = new Map(heights);
  let isNew = false;
  for (const { target } of entries) {
    const { offsetHeight, dataset } = target as HTMLElement;
    const index = Number(dataset.index);
    const key = keyOf(index);
    const difference = offsetHeight - (next.get(key) ?? rowHeightPx);
    // Without a height it is not laid out.
    if (offsetHeight === 0 || difference === 0) continue;
    isNew = true;
    if (offsetHeight === rowHeightPx) next.delete(key);
    else next.set(key, offsetHeight);
    if (scroll && offsets.startOf(index) < scroll.scrollTop) scroll.scrollTop += difference;
  }
  return isNew ? next : undefined;
}

/**
 * Which rows of many are in sight, and the one of this key wherever it is: scrolling takes neither focus nor half-typed
 * text. Rows are of one height until they are seen to have another.
 */
export function useWindow(
  { count, keyOf, rowHeightPx, scroll, heightPx }: WindowOptions,
  keptKey: Key | undefined,
): Window {
  const [view, setView] = useState<View>({ top: 0, height: heightPx, spare: 0 });
  const [heights, setHeights] = useState(NO_HEIGHTS);
  const offsets = useMemo(
    () => new RowOffsets({ count, keyOf, rowHeightPx }, heights),
    [count, keyOf, rowHeightPx, heights],
  );
  const range = rangeOf(offsets, count, view);
  const shown = useRef<Shown>({ count, offsets, range, keyOf, heights });
  useLayoutEffect(() => {
    shown.current = { count, offsets, range, keyOf, heights };
  });

  useEffect(() => {
    const element = scroll.current;
    if (!element) return undefined;
    // Else the browser would keep its place as well, where it can.
    element.style.setProperty('overflow-anchor', 'none');
    let seen: View = { top: 0, height: heightPx, spare: 0 };
    const look = (spare: number) => {
      seen = viewOf(element, seen, spare);
      const { offsets: known, count: rows, range: mounted } = shown.current;
      const { first, last } = rangeOf(known, rows, seen);
      if (first !== mounted.first || last !== mounted.last) flushSync(() => setView(seen));
    };
    const lookAround = () => look(SPARE_ROWS);
    element.addEventListener('scroll', lookAround, { passive: true });
    const size = new ResizeObserver(() => look(seen.spare));
    size.observe(element);
    const timer = setTimeout(lookAround, SPARE_AFTER_MS);
    return () => {
      element.removeEventListener('scroll', lookAround);
      size.disconnect();
      clearTimeout(timer);
    };
  }, [scroll, heightPx]);

  const rowSizes = useRef<ResizeObserver>(undefined);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const sizes = (rowSizes.current ??= new ResizeObserver((entries) => {
        const next = heightsSeen(entries, shown.current, rowHeightPx, scroll.current);
        if (!next) return;
        shown.current = { ...shown.current, heights: next };
        setHeights(next);
      }));
      sizes.observe(element);
      return () => sizes.unobserve(element);
    },
    [rowHeightPx, scroll],
  );

  const kept = useMemo(() => indexOfKey(keptKey, { count, keyOf, rowHeightPx }), [keptKey, count, keyOf, rowHeightPx]);
  const rows = rowsOf(range, kept, keyOf, offsets);
  const end = rows.at(-1);
  return { rows, after: offsets.total - (end ? offsets.startOf(end.index + 1) : 0), measure };
}
