import type { CheckedColumn } from '@/common/spreadsheet';
import { cellText } from '../rules/cell';
import type { Cell } from '../rules/cell';
import { typedCell } from '../rules/rules';

export interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly before: Cell;
  /** What was read from the file. */
  readonly original: Cell;
  readonly after: Cell;
}

/** The cells of a sheet that differ from what was read. A cell that holds again what was read is not edited. */
export class SheetEdits {
  /** The cells as they were read, by row and column, of those that were edited. */
  private readonly originals = new Map<number, Map<number, Cell>>();

  /** @param rows The rows of the sheet; edits change them. */
  constructor(private readonly rows: Cell[][]) {}

  /** Number of edited cells. */
  get count(): number {
    return [...this.originals.values()].reduce((sum, { size }) => sum + size, 0);
  }

  hasRow = (row: number): boolean => this.originals.has(row);

  /** The edited cells: what they hold now, and what they held. */
  *all(): Generator<{ row: number; column: number; cell: Cell; original: Cell }> {
    for (const [row, originals] of this.originals)
      for (const [column, original] of originals) yield { row, column, cell: this.rows[row]?.[column], original };
  }

  /**
   * What a cell holds, and will hold after a text was typed. Undefined for a row that the sheet does not have.
   * @param type Of the column; undefined where it is not checked.
   */
  changeOf(row: number, column: number, text: string, type: CheckedColumn['type'] | undefined): CellChange | undefined {
    const cells = this.rows[row];
    if (!cells) return undefined;
    const before = cells[column];
    const originals = this.originals.get(row);
    const original = originals?.has(column) ? originals.get(column) : before;
    const typed = typedCell(text, type, original);
    // The same text again is no change: a number stays a number, a formula stays a formula.
    const isBack =
      typed === (original === '' ? undefined : original) || text === (isText(original) ? original : cellText(original));
    return { row, column, before, original, after: isBack ? original : typed };
  }

  apply({ row, column, original, after }: CellChange): void {
    const cells = this.rows[row];
    if (cells) cells[column] = after;
    const originals = this.originals.get(row) ?? new Map<number, Cell>();
    if (after === original) originals.delete(column);
    else originals.set(column, original);
    if (originals.size > 0) this.originals.set(row, originals);
    else this.originals.delete(row);
  }

  /** Whether the cell still holds what the change has put there. */
  isLast = ({ row, column, after }: CellChange): boolean => this.rows[row]?.[column] === after;
}

const isText = (cell: Cell): cell is string => typeof cell === 'string';
