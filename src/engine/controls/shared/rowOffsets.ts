import type { Key } from 'react';

export interface RowList {
  readonly count: number;
  keyOf(index: number): Key;
  /** Of a row whose own height is not known. */
  readonly rowHeightPx: number;
}

/** Where rows stand below each other, in pixels. Most rows are of one height, and then nothing is counted. */
export class RowOffsets {
  /** Where each row ends, when some are of another height. */
  private readonly ends?: Float64Array;

  /** @param heights Of rows that are not as high as the others, by key. */
  constructor(
    private readonly list: RowList,
    heights: ReadonlyMap<Key, number>,
  ) {
    if (heights.size === 0) return;
    let end = 0;
    this.ends = Float64Array.from(
      { length: list.count },
      (_, index) => (end += heights.get(list.keyOf(index)) ?? list.rowHeightPx),
    );
  }

  get total(): number {
    return this.startOf(this.list.count);
  }

  startOf(index: number): number {
    if (!this.ends) return index * this.list.rowHeightPx;
    return index === 0 ? 0 : (this.ends[index - 1] ?? 0);
  }

  /** The row at a place; the first one above it all, the last one below. */
  indexAt(px: number): number {
    const last = Math.max(0, this.list.count - 1);
    const { ends } = this;
    if (!ends) return Math.min(last, Math.max(0, Math.floor(px / this.list.rowHeightPx)));
    let [low, high] = [0, last];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > px) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
