import type { RowView } from '../worker/messages';

/** A cell of the list: index of the row in the list, and column of the sheet. */
export interface GridPlace {
  readonly index: number;
  readonly column: number;
}

export type Direction = 1 | -1;

/** A cell that a walk stops at. */
export interface Stop {
  readonly column: number;
  /** Whether the cell is faulty depends on edits that the worker has not answered. */
  readonly isUncertain?: boolean;
}

/** A fault with the row as it was read. */
export interface FoundFault extends GridPlace {
  readonly row: RowView;
  /** It was found from the top again. */
  readonly isWrapped?: boolean;
}

/** Rows that are read at once while the next fault is looked for. */
const PAGE_ROWS = 50;

/** The next stop of a row after, or before, a column. */
function stopInRow(stops: readonly Stop[], from: number, direction: Direction): Stop | undefined {
  return stops
    .toSorted((one, other) => (one.column - other.column) * direction)
    .find(({ column }) => (column - from) * direction > 0);
}

/**
 * The next cell with a fault, in reading order, as far as the rows are known.
 * @param stopsAt The faulty cells of a row of the list; undefined for a row that is not read.
 * @returns A number is the index of the row that has to be read first; undefined: there is no further fault.
 */
export function findKnownFault(
  { index, column }: GridPlace,
  direction: Direction,
  count: number,
  stopsAt: (index: number) => readonly Stop[] | undefined,
): GridPlace | number | undefined {
  for (let at = index; at >= 0 && at < count; at += direction) {
    const stops = stopsAt(at);
    if (!stops) return at;
    const stop = stopInRow(stops, at === index ? column : -direction * Infinity, direction);
    if (stop) return stop.isUncertain ? at : { index: at, column: stop.column };
  }
  return undefined;
}

/**
 * The next cell with a fault, in rows that are read block by block. Rows that were corrected since the list was made
 * have none.
 * @param readRows Rows of the list from an index on.
 */
export async function findFault(
  from: GridPlace,
  direction: Direction,
  count: number,
  readRows: (from: number, count: number) => Promise<readonly RowView[]>,
): Promise<FoundFault | undefined> {
  let start = from;
  let first = 0;
  let rows: readonly RowView[] = [];
  for (;;) {
    const next = findKnownFault(start, direction, count, (index) => rows[index - first]?.faults);
    if (typeof next !== 'number') {
      const row = next && rows[next.index - first];
      return row && { ...next, row };
    }
    first = direction > 0 ? next : Math.max(0, next - PAGE_ROWS + 1);
    rows = await readRows(first, direction > 0 ? PAGE_ROWS : next - first + 1);
    if (!rows[next - first]) return undefined;
    if (next !== from.index) start = { index: next, column: -direction * Infinity };
  }
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
