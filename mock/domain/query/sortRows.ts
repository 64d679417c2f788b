import { malformed } from '../refusal';

export interface Sorting {
  field: string;
  order: 'asc' | 'desc';
}

/** For each field that can be sorted by: a row's place in its order, a whole number not below 0. */
export type Ranks<Row> = Readonly<Record<string, () => (row: Row) => number>>;

/**
 * One stable sort by whole numbers. Rank and position share a float, so the engine's own numeric sort does the work
 * without calling back: 50,000 rows in a few milliseconds.
 */
function sortByRank<Row>(rows: readonly Row[], rank: (row: Row) => number, isDescending: boolean): Row[] {
  const count = rows.length;
  const keys = new Float64Array(count);
  let highest = 0;
  rows.forEach((row, position) => {
    const value = rank(row);
    keys[position] = value;
    if (value > highest) highest = value;
  });
  for (let position = 0; position < count; position += 1) {
    const value = keys[position] ?? 0;
    keys[position] = (isDescending ? highest - value : value) * count + position;
  }
  keys.sort();
  return Array.from(keys, (key) => rows[key % count] as Row);
}

/** Rows by the first field, then the second, and so on. Refuses a field that has no order. */
export function sortRows<Row>(rows: readonly Row[], sorting: readonly Sorting[], ranks: Ranks<Row>): Row[] {
  return sorting.reduceRight<Row[]>(
    (sorted, { field, order }) => {
      const rank = Object.hasOwn(ranks, field) ? ranks[field] : undefined;
      if (!rank) throw malformed('__sorting');
      return sortByRank(sorted, rank(), order === 'desc');
    },
    [...rows],
  );
}
