import { sizes as tokens } from '@atrium/common/theme/tokens';
import { useTheme } from '@atrium/portal/sdk';
import { useMemo, useState } from 'react';
import type { Mark } from '../../api/reportQuery';
import { figureWidths, stubWidths } from '../grid/columnWidths';
import type { SetWidths } from '../grid/columnWidths';
import { edgesOf, scrollTarget } from '../grid/geometry';
import type { Geometry } from '../grid/geometry';
import { gridSize } from '../grid/gridMap';
import type { Place } from '../grid/gridMap';
import { fitState, initialState, moveTo } from '../grid/gridState';
import { MarkedFigures } from '../grid/marksOf';
import { figureSizes } from '../model/figureSizes';
import type { PivotTexts } from '../model/pivotTexts';
import type { PivotModel } from '../pivotModel';
import { useGridViewport, viewportOf } from './useGridViewport';

const NO_WIDTHS: SetWidths = new Map();

/** Sizes, position, focus and selection of a grid. */
export function usePivotGrid(model: PivotModel, marks: readonly Mark[], texts: PivotTexts) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const rowPx = useTheme().density === 'compact' ? tokens.rowCompact : tokens.row;
  const viewport = useGridViewport(scroller, rowPx);
  const [widths, setWidths] = useState(NO_WIDTHS);

  const { data } = model.source;
  const figures = useMemo(() => figureSizes(data), [data]);
  const marked = useMemo(() => new MarkedFigures(marks, model, figures), [marks, model, figures]);
  const size = useMemo(() => gridSize(model), [model]);
  const edges = useMemo(
    () => edgesOf(figureWidths(model, figures, texts, marked.measures, widths)),
    [model, figures, texts, marked, widths],
  );
  const stubEdges = useMemo(
    () => edgesOf(stubWidths(model, texts, viewport.width, widths)),
    [model, texts, viewport.width, widths],
  );
  const geometry = useMemo((): Geometry => {
    const { items } = model.rows;
    return {
      rowPx,
      headRowPx: tokens.tableHeader,
      headPx: tokens.tableHeader * model.columns.levels,
      stubEdges,
      edges,
      rowCount: items.length,
      hasPinnedTotal: items.length > 1 && items.at(-1)?.kind === 'total',
    };
  }, [model, rowPx, stubEdges, edges]);

  const [kept, setState] = useState(() => initialState(size));
  const state = fitState(size, kept);

  /** Scrolls a place into sight; headers only along their axis. */
  const reveal = ({ row, column }: Place) => {
    if (!scroller) return;
    const { headRows, headColumns } = size;
    const target = scrollTarget(
      geometry,
      viewportOf(scroller),
      row < headRows ? undefined : row - headRows,
      column < headColumns ? undefined : column - headColumns,
    );
    scroller.scrollTo({ ...target, behavior: 'instant' });
  };
  return {
    scroller,
    setScroller,
    viewport,
    size,
    geometry,
    marked,
    state,
    setState,
    reveal,
    show(place: Place) {
      setState(moveTo(size, place));
      reveal(place);
    },
    /** Sets the width of a column, or with undefined what its content needs. */
    setWidth: (id: string, px: number | undefined) =>
      setWidths((before) => {
        const next = new Map(before);
        if (px === undefined) next.delete(id);
        else next.set(id, px);
        return next;
      }),
  };
}

export type GridControl = ReturnType<typeof usePivotGrid>;
