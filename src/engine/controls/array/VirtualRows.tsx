import { Fragment } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Row } from '../../model/row';
import { SIGNALS, useWatched } from '../../react/useWatched';
import { ArrayRow } from './ArrayRow';
import type { ArrayRowProps } from './ArrayRow';
import { DEFAULT_HEIGHT_PX } from './windowHeight';

const ROW_HEIGHT_PX = 41;
const OVERSCAN_ROWS = 6;

interface VirtualRowsProps extends Omit<ArrayRowProps, 'row' | 'index'> {
  rows: readonly Row[];
  scroll: HTMLDivElement | null;
}

/** The rows in sight, and the one that has the focus wherever it is: scrolling takes neither focus nor half-typed text. */
export function VirtualRows({ rows, scroll, array, ...shared }: VirtualRowsProps) {
  const focused = useWatched(SIGNALS, array.focusedRow);
  const kept = rows.findIndex(({ id }) => id === focused);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll,
    estimateSize: () => ROW_HEIGHT_PX,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 0, height: array.props.height ?? DEFAULT_HEIGHT_PX },
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(kept === -1 ? [] : [kept])])].sort((a, b) => a - b),
  });
  const items = virtual.getVirtualItems();
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      {items.map(({ index, start }, place) => {
        const row = rows[index];
        const gap = start - (items[place - 1]?.end ?? 0);
        return row && (
          <Fragment key={row.id}>
            {gap > 0 && <tr aria-hidden="true" style={{ height: gap }} />}
            <ArrayRow array={array} row={row} index={index} {...shared} />
          </Fragment>
        );
      })}
      {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
    </tbody>
  );
}
