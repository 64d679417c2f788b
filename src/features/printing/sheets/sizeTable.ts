import type { ColumnNeeds } from './columnWidths';
import { fitTable } from './fitTable';
import type { ColumnGroup } from './fitTable';
import { lineEm } from './lineEm';
import { splitTable } from './splitTable';

/** Runs while the batch with the element is laid out; elements outside of batches always are. */
export function whileShown<T>(element: HTMLElement, work: (batch: HTMLElement | null) => T): T {
  const batch = element.closest<HTMLElement>('[data-batch]');
  if (batch) batch.hidden = false;
  const result = work(batch);
  if (batch) batch.hidden = true;
  return result;
}

/** Type and padding of cells, as the style of paper gives them. */
const [EM_PX, PADDING_PX] = [13, 16];
/** Longer words are broken before they make their column wider. */
const LONGEST_WORD_EM = 14;
/** A text as short as `下单日期` is never broken; one as short as a date with its time, and as much of longer ones, only for want of room. */
const [NEVER_BROKEN_EM, KEPT_EM] = [4, 10];

const lineWidth = (em: number) => (em === 0 ? 0 : em * EM_PX + PADDING_PX);

/** The widths of the longest words in the columns of a grid: no column of a table of no width is wider. */
function longestWords(grid: HTMLTableElement, columns: number): readonly number[] {
  grid.style.width = '1px';
  // The line above a section has one cell.
  const row = [...grid.rows].find(({ cells }) => cells.length === columns);
  return [...(row?.cells ?? [])].map((cell) => cell.getBoundingClientRect().width);
}

/** What the columns of a table need; each grid of the table adds its own needs. */
class MeasuredColumns implements ColumnNeeds {
  readonly leastPx: number[];
  readonly wholePx: number[];

  constructor(readonly shares: readonly number[]) {
    this.leastPx = shares.map(() => 0);
    this.wholePx = shares.map(() => 0);
  }

  add(grid: HTMLTableElement): void {
    const most = lineWidth(LONGEST_WORD_EM);
    longestWords(grid, this.shares.length).forEach((width, index) =>
      this.need(this.leastPx, index, Math.min(width, most)),
    );
    for (const { cells } of grid.rows) {
      if (cells.length < this.shares.length) continue;
      for (const [index, { textContent }] of [...cells].entries()) {
        const em = lineEm(textContent, KEPT_EM) ?? KEPT_EM;
        this.need(this.wholePx, index, lineWidth(em));
        if (em <= NEVER_BROKEN_EM) this.need(this.leastPx, index, lineWidth(em));
      }
    }
  }

  private need(widths: number[], index: number, width: number): void {
    widths[index] = Math.max(widths[index] ?? 0, width);
  }
}

/** Gives the columns of all grids the same widths. */
function setColumns(table: HTMLElement, { widthsPx }: ColumnGroup, widthPx: number, type: number): void {
  for (const grid of table.querySelectorAll('table')) {
    Object.assign(grid.style, { tableLayout: 'fixed', width: `${widthPx}px` });
    grid.style.setProperty('--table-type', String(type));
    grid.querySelectorAll('col').forEach((column, index) => (column.style.width = `${widthsPx[index] ?? 0}px`));
  }
}

/** A table on paper: the head and the batches of its rows are grids with the same columns. */
export interface SizedTable {
  /**
   * Gives the columns of all grids the widths that they would have in one table of this width. Columns that do not fit
   * beside each other are split: copies of the table stand in its place then. Resolves with their number.
   * @param pause Runs between two batches that are copied.
   */
  setWidth(widthPx: number, pause: () => Promise<void>): Promise<number>;
}

/** Measures the words of a table, batch by batch. @param pause Runs between two batches. */
export async function sizeTable(table: HTMLElement, pause: () => Promise<void>): Promise<SizedTable> {
  const grids = [...table.querySelectorAll('table')];
  const needs = new MeasuredColumns(
    [...(grids[0]?.querySelectorAll('col') ?? [])].map(({ style }) => parseFloat(style.width)),
  );
  for (const grid of grids) {
    whileShown(grid, () => needs.add(grid));
    await pause();
  }
  let shown = [table];
  const show = (parts: HTMLElement[]) => {
    if (parts[0] === shown[0]) return;
    shown[0]?.before(...parts);
    shown.forEach((part) => part.remove());
    shown = parts;
  };
  return {
    async setWidth(widthPx, pauseBetween) {
      const { type, groups } = fitTable(needs, widthPx);
      const columns = groups.map((group) => group.columns);
      const parts = groups.length === 1 ? [table] : await splitTable(table, columns, pauseBetween);
      groups.forEach((group, index) => setColumns(parts[index] ?? table, group, widthPx, type));
      show(parts);
      return parts.length;
    },
  };
}
