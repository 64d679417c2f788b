import type { RowView } from '../worker/messages';

/** A cell of the list: index of the row in the list, and column of the sheet. */
export interface GridPlace {
  readonly index: number;
  readonly column: number;
}

export type Direction = 1 | -1;

/** Rows that are read at once while the next fault is looked for. */
const PAGE_ROWS = 50;

/** The next faulty column of a row after, or before, a column. */
function faultInRow(row: RowView, from: number, direction: Direction): number | undefined {
  const columns = row.faults.map(({ column }) => column).sort((one, other) => (one - other) * direction);
  return columns.find((column) => (column - from) * direction > 0);
}

/**
 * The next cell with a fault, in reading order. Rows that were corrected since the list was made have none.
 * @param readRows Rows of the list from an index on.
 */
export async function findFault(
  { index, column }: GridPlace,
  direction: Direction,
  count: number,
  readRows: (from: number, count: number) => Promise<readonly RowView[]>,
): Promise<GridPlace | undefined> {
  let from = index;
  let isFirst = true;
  while (from >= 0 && from < count) {
    const first = direction > 0 ? from : Math.max(0, from - PAGE_ROWS + 1);
    const rows = await readRows(first, direction > 0 ? PAGE_ROWS : from - first + 1);
    if (rows.length === 0) return undefined;
    const places = rows.map((row, offset) => ({ row, at: first + offset }));
    for (const { row, at } of direction > 0 ? places : places.reverse()) {
      const start = isFirst && at === index ? column : -direction * Infinity;
      const found = faultInRow(row, start, direction);
      if (found !== undefined) return { index: at, column: found };
    }
    isFirst = false;
    from = direction > 0 ? first + rows.length : first - 1;
  }
  return undefined;
}

/** Where a key moves the focus within the list; undefined for a key that does not move it. */
export function moveByKey(
  key: string,
  { index, column }: GridPlace,
  { count, columns, pageRows }: { count: number; columns: number; pageRows: number },
): GridPlace | undefined {
  const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    PageUp: [-pageRows, 0],
    PageDown: [pageRows, 0],
    Home: [0, -columns],
    End: [0, columns],
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  const within = (value: number, size: number) => Math.min(Math.max(value, 0), Math.max(0, size - 1));
  return step && { index: within(index + step[0], count), column: within(column + step[1], columns) };
}
