import { useEffect, useRef } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { figureColumnId, stubColumnId, WIDTH_LIMITS_PX } from '../grid/columnWidths';
import type { Place } from '../grid/gridMap';
import type { PivotModel } from '../pivotModel';
import type { GridControl } from './usePivotGrid';

/** Pixels that a key changes the width by. */
const STEP_PX = 16;

interface SizedColumn {
  id: string;
  widthPx: number;
}

/** The widths of columns, which are set at the last row of headers, by a drag of their edge or by keys. */
export function useColumnResize(model: PivotModel, { size, geometry, setWidth }: GridControl) {
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const columnAt = ({ row, column }: Place): SizedColumn | undefined => {
    if (row !== size.headRows - 1) return undefined;
    const isStub = column < size.headColumns;
    const index = isStub ? column : column - size.headColumns;
    const edges = isStub ? geometry.stubEdges : geometry.edges;
    const item = isStub ? undefined : model.columns.items[index];
    if (!isStub && !item) return undefined;
    return {
      id: item ? figureColumnId(item.path, item.value.code) : stubColumnId(index),
      widthPx: (edges[index + 1] ?? 0) - (edges[index] ?? 0),
    };
  };
  const set = (id: string, px: number) =>
    setWidth(id, Math.max(WIDTH_LIMITS_PX.least, Math.min(Math.round(px), WIDTH_LIMITS_PX.most)));

  return {
    /** Changes the width by a step; false: there is no column of one width. */
    step(place: Place, direction: 1 | -1): boolean {
      const column = columnAt(place);
      if (column) set(column.id, column.widthPx + direction * STEP_PX);
      return column !== undefined;
    },
    reset(place: Place) {
      const column = columnAt(place);
      if (column) setWidth(column.id, undefined);
    },
    drag(place: Place, { clientX: startX }: ReactPointerEvent) {
      const column = columnAt(place);
      if (!column) return;
      const handleMove = ({ clientX }: PointerEvent) => set(column.id, column.widthPx + clientX - startX);
      stop.current();
      stop.current = () => {
        window.removeEventListener('pointermove', handleMove);
        window.removeEventListener('pointerup', stop.current);
        window.removeEventListener('pointercancel', stop.current);
        stop.current = () => undefined;
      };
      window.addEventListener('pointermove', handleMove);
      window.addEventListener('pointerup', stop.current);
      window.addEventListener('pointercancel', stop.current);
    },
  };
}

export type ColumnResize = ReturnType<typeof useColumnResize>;
