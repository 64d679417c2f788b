/** The size of a cross table: its rows and columns without totals. */
export interface PivotSize {
  rows: number;
  columns: number;
}

/** What a measured page exposes. Its table fills the element `root`. */
export interface PivotBench {
  /** Translates a table of this size to the page's own language; not timed. */
  prepare(size: PivotSize): void;
  /** Draws the prepared table; resolves in the second frame that shows it, with the milliseconds since the call. */
  draw(): Promise<number>;
  /** How far the table is scrolled. */
  scrolled(): { top: number; left: number };
}

declare global {
  interface Window {
    pivotBench: PivotBench;
  }
}
