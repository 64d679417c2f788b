/** Sizes of a grid in pixels. Headers of columns are above the figures, headers of rows beside them; both stay in sight. */
export interface Geometry {
  /** One row of figures, one row of column headers. */
  readonly rowPx: number;
  readonly headRowPx: number;
  readonly headPx: number;
  /** Left edges of the columns of row headers, and the right edge of the last one. */
  readonly stubEdges: readonly number[];
  /** Left edges of the columns of figures, from the first one on, and the right edge of the last one. */
  readonly edges: readonly number[];
  readonly rowCount: number;
  /** The grand total stays in sight below the rows. */
  readonly hasPinnedTotal: boolean;
}

export const edgesOf = (widths: readonly number[]): number[] => {
  const edges = [0];
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width);
  return edges;
};

export const lastEdge = (edges: readonly number[]) => edges.at(-1) ?? 0;

/** The part of the content that is in sight. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
}

/** Rows and columns of figures that are mounted; ends are exclusive. */
export interface GridWindow {
  readonly rowStart: number;
  readonly rowEnd: number;
  readonly columnStart: number;
  readonly columnEnd: number;
}

/** What is scrolled less than this does not change the window. */
const WINDOW_STEP = { rows: 4, px: 240 } as const;
const OVERSCAN_ROWS = 3;

/** The column at a distance from the left edge of the first one. */
export function columnAt(edges: readonly number[], px: number): number {
  let [low, high] = [0, edges.length - 2];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((edges[middle] ?? 0) <= px) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The viewport with its position rounded down, so that the window changes by several rows or columns at once. */
export function steppedViewport({ width, height, top, left }: Viewport, rowPx: number): Viewport {
  const stepPx = WINDOW_STEP.rows * rowPx;
  const down = (value: number, step: number) => Math.max(0, Math.floor(value / step) * step);
  return { width, height, top: down(top, stepPx), left: down(left, WINDOW_STEP.px) };
}

/** What has to be mounted for a viewport of `steppedViewport`. */
export function windowOf(geometry: Geometry, { width, height, top, left }: Viewport): GridWindow {
  const { rowPx, headPx, stubEdges, edges, rowCount, hasPinnedTotal } = geometry;
  const scrolled = rowCount - (hasPinnedTotal ? 1 : 0);
  const bodyPx = Math.max(0, height - headPx);
  const roomPx = Math.max(0, width - lastEdge(stubEdges));
  const shownRows = Math.ceil(bodyPx / rowPx) + WINDOW_STEP.rows;
  const first = Math.floor(top / rowPx);
  return {
    rowStart: Math.max(0, Math.min(first - OVERSCAN_ROWS, scrolled)),
    rowEnd: Math.max(0, Math.min(first + shownRows + OVERSCAN_ROWS, scrolled)),
    columnStart: edges.length < 2 ? 0 : columnAt(edges, left - 1),
    columnEnd: edges.length < 2 ? 0 : columnAt(edges, left + roomPx + WINDOW_STEP.px) + 1,
  };
}

/** Where to scroll so that a range of pixels is in sight; the position as it is where it already is. */
function scrolledTo(position: number, roomPx: number, start: number, end: number): number {
  if (start < position || end - start > roomPx) return start;
  return end > position + roomPx ? end - roomPx : position;
}

/** Where to scroll so that a figure is in sight: row and column without the headers, undefined for a header. */
export function scrollTarget(
  { rowPx, headPx, stubEdges, edges, rowCount, hasPinnedTotal }: Geometry,
  { width, height, top, left }: Viewport,
  row: number | undefined,
  column: number | undefined,
): { top: number; left: number } {
  const bodyPx = height - headPx - (hasPinnedTotal ? rowPx : 0);
  const isPinned = hasPinnedTotal && row === rowCount - 1;
  const roomPx = width - lastEdge(stubEdges);
  return {
    top: row === undefined || isPinned ? top : scrolledTo(top, bodyPx, row * rowPx, (row + 1) * rowPx),
    left: column === undefined ? left : scrolledTo(left, roomPx, edges[column] ?? 0, edges[column + 1] ?? 0),
  };
}

/** The figure below a point of the viewport, the nearest one for a point beside the figures. */
export function figureAtPoint(
  { rowPx, headPx, stubEdges, edges, rowCount, hasPinnedTotal }: Geometry,
  { width, height, top, left }: Viewport,
  x: number,
  y: number,
): { row: number; column: number } {
  const last = rowCount - 1;
  const stubPx = lastEdge(stubEdges);
  const column = columnAt(edges, Math.min(x, width - 1) - stubPx + left);
  const totalTop = Math.min(height - rowPx, headPx + last * rowPx - top);
  if (hasPinnedTotal && y >= totalTop) return { row: last, column };
  const row = Math.floor((Math.max(headPx, Math.min(y, height - 1)) - headPx + top) / rowPx);
  return { row: Math.max(0, Math.min(row, hasPinnedTotal ? last - 1 : last)), column };
}
