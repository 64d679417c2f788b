import type { PivotModel } from '../pivotModel';

/**
 * A place in the grid, which counts its headers: rows of column headers come first, columns of row headers too. The grid
 * has `headRows` and `headColumns` of them.
 */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A cell of the grid; headers cover several places. */
export interface Box extends Place {
  readonly rowSpan: number;
  readonly columnSpan: number;
}

export interface GridSize {
  readonly headRows: number;
  readonly headColumns: number;
  readonly rows: number;
  readonly columns: number;
}

export function gridSize({ rows, columns }: PivotModel): GridSize {
  const [headRows, headColumns] = [columns.levels, rows.levels];
  return {
    headRows,
    headColumns,
    rows: headRows + rows.items.length,
    columns: headColumns + columns.items.length,
  };
}

export const isSamePlace = (a: Place, b: Place) => a.row === b.row && a.column === b.column;

export const isFigure = ({ headRows, headColumns }: GridSize, { row, column }: Place) =>
  row >= headRows && column >= headColumns;

/** The nearest place that exists. */
export const clampPlace = ({ rows, columns }: GridSize, { row, column }: Place): Place => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

const single = ({ row, column }: Place): Box => ({ row, column, rowSpan: 1, columnSpan: 1 });

/** The cell that covers a place. In the corner: the names of the column dimensions above those of the row dimensions. */
export function boxAt(model: PivotModel, size: GridSize, place: Place): Box {
  const { headRows, headColumns } = size;
  if (isFigure(size, place)) return single(place);
  if (place.row < headRows && place.column < headColumns) {
    return place.row === headRows - 1
      ? single(place)
      : { row: place.row, column: 0, rowSpan: 1, columnSpan: headColumns };
  }
  if (place.row < headRows) {
    const header = model.columns.headerAt[place.row]?.[place.column - headColumns];
    if (!header) return single(place);
    const { level, start, span, levelSpan } = header;
    return { row: level, column: headColumns + start, rowSpan: levelSpan, columnSpan: span };
  }
  const header = model.rows.headerAt[place.column]?.[place.row - headRows];
  if (!header) return single(place);
  const { level, start, span, levelSpan } = header;
  return { row: headRows + start, column: level, rowSpan: span, columnSpan: levelSpan };
}
