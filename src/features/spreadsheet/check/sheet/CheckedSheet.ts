import type { CheckedColumn } from '@/common/spreadsheet';
import { boundedText, cellText, columnLetters } from '../rules/cell';
import type { Cell } from '../rules/cell';
import { matchColumns } from '../rules/matchColumns';
import type { ColumnMatches, RememberedMatches } from '../rules/matchColumns';
import { FAULT_KINDS, faultOf, typedCell } from '../rules/rules';
import type { Fault, FaultKind } from '../rules/rules';
import type { SheetProblem, SheetTable } from './sheetTable';

export interface CellFault extends Fault {
  /** Column of the sheet. */
  readonly column: number;
}

interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly before: Cell;
  /** What was read from the file. */
  readonly original: Cell;
  readonly after: Cell;
  readonly isBack: boolean;
}

/** A column of the sheet that is checked. */
interface Checked {
  readonly column: number;
  readonly rule: CheckedColumn;
  /** Rows by content, where no content may occur twice. */
  readonly rowsByText?: Map<string, number[]>;
}

export interface CheckOptions {
  readonly columns: readonly CheckedColumn[];
  readonly remembered: RememberedMatches;
  /** Titles of a column in which the server has written what is wrong with a row. */
  readonly reasonTitles: readonly string[];
  /** Whether the server's reasons are faults. Where they are not, they may be of an earlier import. */
  readonly isReported: boolean;
}

/** Rows that are checked between two notes about the progress. */
const CHUNK_ROWS = 2_000;
/** Problems of a sheet that are listed. */
const MAX_PROBLEMS = 20;

const KIND_BITS = new Map(FAULT_KINDS.map((kind, index) => [kind, 1 << index]));

/**
 * A sheet with the faults of its cells. Only the kinds of faults of each row are kept, so any number of faults needs
 * little memory; the faults themselves are found again for the rows that are shown.
 */
export class CheckedSheet {
  readonly counts = new Map<FaultKind, number>();
  /** Rows that are not blank. */
  rowCount = 0;
  matches: ColumnMatches;
  /** Column of the server's reasons; -1 for none. */
  readonly reasonColumn: number;
  private readonly chosen = new Map<string, number | undefined>();
  private readonly kindsOfRow: Uint16Array;
  private checked: readonly Checked[] = [];
  /** The cells as they were read, by row and column, of those that were edited. */
  private readonly originals = new Map<number, Map<number, Cell>>();

  constructor(
    readonly table: SheetTable,
    private readonly options: CheckOptions,
  ) {
    this.kindsOfRow = new Uint16Array(table.rows.length);
    this.reasonColumn = table.header.findLastIndex((text) => options.reasonTitles.includes(text.trim()));
    this.matches = this.match();
  }

  /** Checks all rows; yields the share that is done, from 0 to 1. */
  *check(): Generator<number> {
    this.matches = this.match();
    this.checked = this.matches.matches.flatMap(({ column }, index): Checked[] => {
      const rule = this.options.columns[index];
      if (column === undefined || !rule) return [];
      return [{ column, rule, ...(rule.isUnique ? { rowsByText: this.rowsByText(column) } : {}) }];
    });
    this.counts.clear();
    this.rowCount = 0;
    for (let row = 0; row < this.table.rows.length; row += 1) {
      this.tally(row, 1);
      if (row % CHUNK_ROWS === CHUNK_ROWS - 1) yield row / this.table.rows.length;
    }
  }

  /** Takes a column for a title of the template, or none. A check has to follow. */
  choose(title: string, column: number | undefined): void {
    // A column is used once.
    for (const [other, taken] of this.chosen) if (taken !== undefined && taken === column) this.chosen.delete(other);
    this.chosen.set(title, column);
  }

  /** What is wrong with the header, and with the sheet as a whole. */
  problems(): SheetProblem[] {
    const { matches, duplicates } = this.matches;
    const isRequired = new Set(this.options.columns.filter((column) => column.isRequired).map(({ title }) => title));
    const missing = matches.flatMap(({ title, column }): SheetProblem[] =>
      column === undefined ? [{ kind: isRequired.has(title) ? 'missing' : 'absent', detail: title }] : [],
    );
    const isIncomplete = missing.some(({ kind }) => kind === 'missing');
    const problems = [
      // Merged cells are told where they may be why a column is missing; otherwise an import reads them as they are.
      ...this.table.problems.filter(({ kind }) => kind !== 'merged' || isIncomplete),
      ...missing.filter(({ kind }) => kind === 'missing'),
      ...duplicates.map(({ title, columns }): SheetProblem => {
        return { kind: 'duplicate', detail: `${title} (${columns.map(columnLetters).join('、')})` };
      }),
    ];
    const more = problems.splice(MAX_PROBLEMS).length;
    if (more > 0) problems.push({ kind: 'more', detail: String(more) });
    return [...problems, ...missing.filter(({ kind }) => kind === 'absent')];
  }

  /** The columns of the sheet that are checked. */
  rules() {
    return this.checked.map(({ column, rule: { type, isRequired = false, options } }) => {
      return { column, type, isRequired, ...(options ? { options: [...options] } : {}) };
    });
  }

  /** Whether titles of the template replace headers that differ, or a column of reasons goes. */
  isHeaderChanged(): boolean {
    const { matches } = this.matches;
    return (
      this.reasonColumn >= 0 ||
      matches.some(({ title, column }) => column !== undefined && this.table.header[column] !== title)
    );
  }

  /** Rows with a fault, of a kind if given, in their order. */
  faultyRows(kind?: FaultKind): number[] {
    const bits = kind ? (KIND_BITS.get(kind) ?? 0) : -1;
    const rows: number[] = [];
    this.kindsOfRow.forEach((kinds, row) => {
      if ((kinds & bits) !== 0) rows.push(row);
    });
    return rows;
  }

  faultsOf(row: number): CellFault[] {
    const cells = this.table.rows[row] ?? [];
    if (isBlank(cells)) return [];
    const faults: CellFault[] = [];
    for (const { column, rule, rowsByText } of this.checked) {
      const cell = cells[column];
      const fault = faultOf(cell, rule) ?? this.duplicateOf(row, cell, rowsByText);
      if (fault) faults.push({ ...fault, column });
    }
    const isNamed = (column: number) => faults.some((fault) => fault.column === column);
    return [...faults, ...this.reportedFaults(row, cells).filter(({ column }) => !isNamed(column))];
  }

  /** Changes a cell, and checks again what the change concerns. */
  edit(row: number, column: number, text: string): void {
    const change = this.changeOf(row, column, text);
    if (!change) return;
    const { before, after } = change;
    const checked = this.checked.find((other) => other.column === column);
    const concerned = new Set([row, ...this.sameRows(checked, before), ...this.sameRows(checked, after)]);
    concerned.forEach((other) => this.tally(other, -1));
    this.apply(change);
    moveRow(checked?.rowsByText, row, cellText(before), cellText(after));
    concerned.forEach((other) => this.tally(other, 1));
  }

  /** Puts every suggestion of a kind into its cell, and checks all rows once: one by one, equal cells take too long. */
  accept(kind: FaultKind): void {
    for (const row of this.faultyRows(kind)) {
      for (const fault of this.faultsOf(row)) {
        if (fault.kind !== kind || fault.suggestion === undefined) continue;
        const change = this.changeOf(row, fault.column, fault.suggestion);
        if (change) this.apply(change);
      }
    }
    Array.from(this.check());
  }

  /** Number of edited cells, or whether those of a row are. */
  get editCount(): number {
    return [...this.originals.values()].reduce((sum, { size }) => sum + size, 0);
  }
  isEdited = (row: number): boolean => this.originals.has(row);

  /** The edited cells: what they hold now, and what they held. */
  *edits(): Generator<{ row: number; column: number; cell: Cell; original: Cell }> {
    for (const [row, originals] of this.originals)
      for (const [column, original] of originals) yield { row, column, cell: this.table.rows[row]?.[column], original };
  }

  /** What a cell holds and will hold. Undefined for a row that the sheet does not have. */
  private changeOf(row: number, column: number, text: string): CellChange | undefined {
    const cells = this.table.rows[row];
    if (!cells) return undefined;
    const before = cells[column];
    const originals = this.originals.get(row);
    const original = originals?.has(column) ? originals.get(column) : before;
    const typed = typedCell(
      boundedText(text),
      this.checked.find((other) => other.column === column)?.rule.type,
      original,
    );
    // The same text again is no change: a number stays a number, a formula stays a formula.
    const isBack =
      typed === (original === '' ? undefined : original) || text === (isText(original) ? original : cellText(original));
    return { row, column, before, original, after: isBack ? original : typed, isBack };
  }

  private apply({ row, column, original, after, isBack }: CellChange): void {
    const cells = this.table.rows[row];
    if (cells) cells[column] = after;
    const originals = this.originals.get(row) ?? new Map<number, Cell>();
    if (isBack) originals.delete(column);
    else originals.set(column, original);
    if (originals.size > 0) this.originals.set(row, originals);
    else this.originals.delete(row);
  }

  private match(): ColumnMatches {
    const { columns, remembered } = this.options;
    // The column of reasons is no column of the template, and no surplus either.
    const header = this.table.header.map((text, index) => (index === this.reasonColumn ? '' : text));
    const titles = columns.map(({ title }) => title);
    return matchColumns(titles, header, remembered, this.chosen);
  }

  /** Adds a row to the figures, or takes it out before it changes. */
  private tally(row: number, sign: 1 | -1): void {
    if (!isBlank(this.table.rows[row] ?? [])) this.rowCount += sign;
    let kinds = 0;
    for (const { kind } of this.faultsOf(row)) {
      kinds |= KIND_BITS.get(kind) ?? 0;
      this.counts.set(kind, (this.counts.get(kind) ?? 0) + sign);
    }
    this.kindsOfRow[row] = kinds;
  }

  private duplicateOf(row: number, cell: Cell, rowsByText: Checked['rowsByText']): Fault | undefined {
    const same = rowsByText?.get(cellText(cell));
    if (!same || same.length < 2) return undefined;
    const other = same[0] === row ? same[1] : same[0];
    return { kind: 'duplicate', detail: String(this.rowNumber(other ?? 0)) };
  }

  /** Whether rows or columns were not read. */
  isPartial(): boolean {
    return this.table.problems.some(({ kind }) => kind === 'cut' || kind === 'wide');
  }

  /** The number of a row as spreadsheet programs show it. */
  rowNumber = (row: number): number => this.table.headerRow + 1 + row + 1;

  private reportedFaults(row: number, cells: readonly Cell[]): CellFault[] {
    const reason = this.options.isReported && this.reasonColumn >= 0 ? cellText(cells[this.reasonColumn]) : '';
    // An edited row is taken as corrected: only the server knows better.
    if (reason === '' || this.originals.has(row)) return [];
    const named = this.table.header.flatMap((title, column) =>
      column !== this.reasonColumn && title.trim() !== '' && reason.includes(title.trim()) ? [column] : [],
    );
    return (named.length > 0 ? named : [this.reasonColumn]).map((column) => {
      return { kind: 'reported', detail: reason, column };
    });
  }

  private rowsByText(column: number): Map<string, number[]> {
    const rowsByText = new Map<string, number[]>();
    this.table.rows.forEach((cells, row) => moveRow(rowsByText, row, '', cellText(cells[column])));
    return rowsByText;
  }

  private sameRows(checked: Checked | undefined, cell: Cell): readonly number[] {
    return checked?.rowsByText?.get(cellText(cell)) ?? [];
  }
}

const isText = (cell: Cell): cell is string => typeof cell === 'string';

function isBlank(cells: readonly Cell[]): boolean {
  for (const cell of cells) if (cell !== undefined && cellText(cell) !== '') return false;
  return true;
}

function moveRow(rowsByText: Map<string, number[]> | undefined, row: number, from: string, to: string): void {
  if (!rowsByText || from === to) return;
  const left = rowsByText.get(from);
  if (left) left.splice(left.indexOf(row), 1);
  if (to === '') return;
  const same = rowsByText.get(to);
  if (same) same.push(row);
  else rowsByText.set(to, [row]);
}
