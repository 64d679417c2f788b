import { malformed } from '../refusal';

export interface Sorting {
  field: string;
  order: 'asc' | 'desc';
}

/** For each field that can be sorted by: a row's place in its order, a whole number not below 0. */
export type Ranks<Row> = Readonly<Record<string, () => (row: Row) => number>>;

/**
 * Reorders the positions by a rank; equal ranks keep their order. Rank and place share a float, so that the engine's
 * own numeric sort does the work without calling back: 50,000 rows in a few milliseconds.
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

/** Where the rows stand when they are sorted by the first field, then the second, and so on. */
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
