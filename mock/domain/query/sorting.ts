import { malformed } from '../apiError';

export interface Sorting {
  field: string;
  order: 'asc' | 'desc';
}

/** Rank functions by sortable field. A rank is a non-negative integer. */
export type Ranks<Row> = Readonly<Record<string, () => (row: Row) => number>>;

/**
 * Stable sort of the positions by rank. Rank and position are packed into one float, so that the native numeric sort
 * needs no comparator: 50,000 rows take a few milliseconds.
 */
function reorder<Row>(rows: readonly Row[], positions: Uint32Array, rank: (row: Row) => number, isDescending: boolean) {
  const count = positions.length;
  const keys = new Float64Array(count);
  let highest = 0;
  for (let place = 0; place < count; place += 1) {
    const value = rank(rows[positions[place] as number] as Row);
    keys[place] = value;
    if (value > highest) highest = value;
  }
  for (let place = 0; place < count; place += 1) {
    const value = keys[place] as number;
    keys[place] = (isDescending ? highest - value : value) * count + place;
  }
  keys.sort();
  const before = positions.slice();
  for (let place = 0; place < count; place += 1) {
    const key = keys[place] as number;
    positions[place] = before[key - Math.floor(key / count) * count] as number;
  }
}

/** The row indexes sorted by the first field, then the second, and so on. */
export function sortedPositions<Row>(
  rows: readonly Row[],
  sorting: readonly Sorting[],
  ranks: Ranks<Row>,
): Uint32Array {
  const positions = new Uint32Array(rows.length);
  for (let place = 0; place < positions.length; place += 1) positions[place] = place;
  for (const { field, order } of [...sorting].reverse()) {
    const rank = Object.hasOwn(ranks, field) ? ranks[field] : undefined;
    if (!rank) throw malformed('__sorting');
    reorder(rows, positions, rank(), order === 'desc');
  }
  return positions;
}
