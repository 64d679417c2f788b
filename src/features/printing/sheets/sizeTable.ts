import { columnWidths } from './columnWidths';

/** Runs while the batch with the element is laid out; elements outside of batches always are. */
export function whileShown<T>(element: HTMLElement, work: (batch: HTMLElement | null) => T): T {
  const batch = element.closest<HTMLElement>('[data-batch]');
  if (batch) batch.hidden = false;
  const result = work(batch);
  if (batch) batch.hidden = true;
  return result;
}

/** The widths of the longest words in the columns of a grid: no column of a table of no width is wider. */
function longestWords(grid: HTMLTableElement, columns: number): readonly number[] {
  grid.style.width = '1px';
  // The line above a section has one cell.
  const row = [...grid.rows].find(({ cells }) => cells.length === columns);
  return [...(row?.cells ?? [])].map((cell) => cell.getBoundingClientRect().width);
}

/** A table on paper: the head and the batches of its rows are grids with the same columns. */
export interface SizedTable {
  /** Gives the columns of all grids the widths that they would have in one table of this width. */
  setWidth(widthPx: number): void;
}

/** Measures the words of a table, batch by batch. @param pause Runs between two batches. */
export async function sizeTable(table: HTMLElement, pause: () => Promise<void>): Promise<SizedTable> {
  const grids = [...table.querySelectorAll('table')];
  const shares = [...(grids[0]?.querySelectorAll('col') ?? [])].map(({ style }) => parseFloat(style.width));
  const leastPx = shares.map(() => 0);
  for (const grid of grids) {
    whileShown(grid, () => longestWords(grid, shares.length)).forEach((width, index) => {
      leastPx[index] = Math.max(leastPx[index] ?? 0, width);
    });
    await pause();
  }
  return {
    setWidth(widthPx) {
      const widths = columnWidths(leastPx, shares, widthPx);
      const sum = widths.reduce((total, width) => total + width, 0);
      for (const grid of grids) {
        Object.assign(grid.style, { tableLayout: 'fixed', width: `${sum}px` });
        grid.querySelectorAll('col').forEach((column, index) => (column.style.width = `${widths[index] ?? 0}px`));
      }
    },
  };
}
