/** Columns of which at least half is in sight, from the first to the last. */
export interface ColumnsInSight {
  readonly first: number;
  readonly last: number;
}

/** How the grid is laid out, in pixels. Its columns are equally wide, and the row numbers stay in sight. */
export interface GridLayout {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
  readonly numberWidth: number;
}

/** All columns where the grid is not laid out. */
export function columnsInSight(layout: GridLayout, columns: number): ColumnsInSight {
  const { scrollLeft, clientWidth, scrollWidth, numberWidth } = layout;
  const width = (scrollWidth - numberWidth) / columns;
  if (!(width > 0)) return { first: 0, last: columns - 1 };
  return {
    first: Math.max(0, Math.ceil(scrollLeft / width - 0.5)),
    last: Math.min(columns - 1, Math.floor((scrollLeft + clientWidth - numberWidth) / width - 0.5)),
  };
}

/** Faults in columns that are out of sight on one side. */
export interface HiddenFaults {
  readonly count: number;
  /** These columns, the nearest first. */
  readonly columns: readonly number[];
}

/** @param faults Faults by column. */
export function hiddenFaults(
  faults: ReadonlyMap<number, number>,
  { first, last }: ColumnsInSight,
): Readonly<Record<'left' | 'right', HiddenFaults>> {
  const among = (columns: readonly number[]): HiddenFaults => ({
    count: columns.reduce((sum, column) => sum + (faults.get(column) ?? 0), 0),
    columns,
  });
  const faulty = [...faults.keys()].toSorted((one, other) => one - other);
  return {
    left: among(faulty.filter((column) => column < first).toReversed()),
    right: among(faulty.filter((column) => column > last)),
  };
}
