import type { CheckedColumn } from '@/common/spreadsheet';
import { cellText } from '../rules/cell';
import type { Cell } from '../rules/cell';
import { matchColumns } from '../rules/matchColumns';
import type { ColumnMatches, RememberedMatches } from '../rules/matchColumns';
import { faultOf } from '../rules/rules';
import type { Fault, FaultKind } from '../rules/rules';
import { FaultTally } from './FaultTally';
import { SheetEdits } from './SheetEdits';
import type { CellChange } from './SheetEdits';
import { sheetProblems } from './sheetProblems';
import type { SheetProblem, SheetTable } from './sheetTable';

export interface CellFault extends Fault {
  /** Column of the sheet. */
  readonly column: number;
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

/** Where one reason of a row ends and the next one begins. */
const REASON_END = /(?<=[;；\n])/;
/** A part with more than separators. */
const NAMING = /[^;；\s]/;
/** Of one row that are told apart. */
const MAX_REASONS = 20;
/** Rows that are checked between two notes about the progress. */
const CHUNK_ROWS = 2_000;

/**
 * A sheet with the faults of its cells. The faults are counted and not kept; they are found again for the rows that are
 * shown.
 */
export class CheckedSheet {
  readonly edits: SheetEdits;
  readonly tally: FaultTally;
  /** Rows that are not blank. */
  rowCount = 0;
  matches: ColumnMatches;
  /** Column of the server's reasons; -1 for none. */
  readonly reasonColumn: number;
  private readonly titles: readonly string[];
  private readonly chosen = new Map<string, number | undefined>();
  private checked: readonly Checked[] = [];
  /** The last replacement of equal cells. */
  private replaced: readonly CellChange[] = [];

  constructor(
    readonly table: SheetTable,
    private readonly options: CheckOptions,
  ) {
    this.tally = new FaultTally(table.rows.length);
    this.edits = new SheetEdits(table.rows);
    this.titles = table.header.map((title) => title.trim());
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
    this.tally.clear();
    this.replaced = [];
    this.rowCount = 0;
    for (let row = 0; row < this.table.rows.length; row += 1) {
      this.count(row, 1);
      if (row % CHUNK_ROWS === CHUNK_ROWS - 1) yield row / this.table.rows.length;
    }
  }

  /** Takes a column for a title of the template, or none. A check has to follow. */
  choose(title: string, column: number | undefined): void {
    // A column is used once.
    for (const [other, taken] of this.chosen) if (taken !== undefined && taken === column) this.chosen.delete(other);
    this.chosen.set(title, column);
  }

  problems = (): SheetProblem[] => sheetProblems(this.table, this.options.columns, this.matches);

  /** The columns of the sheet that are checked. */
  rules() {
    return this.checked.map(({ column, rule: { type, isRequired = false, maxLength, options } }) => {
      return { column, type, isRequired, maxLength, ...(options ? { options: [...options] } : {}) };
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
  faultyRows = (kind?: FaultKind): number[] => this.tally.rows(kind);

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

  /** The content of a cell. Reasons of the server are of the row as it was before an edit. */
  textAt(row: number, column: number): string {
    if (column === this.reasonColumn && this.options.isReported && this.edits.hasRow(row)) return '';
    return cellText(this.table.rows[row]?.[column]);
  }

  /** Changes a cell, and checks again what the change concerns. The number of cells that it has changed. */
  edit(row: number, column: number, text: string): number {
    const checked = this.checkedAt(column);
    const change = this.edits.changeOf(row, column, text, checked?.rule.type);
    if (!change) return 0;
    const { before, after } = change;
    const concerned = new Set([row, ...this.sameRows(checked, before), ...this.sameRows(checked, after)]);
    concerned.forEach((other) => this.count(other, -1));
    this.edits.apply(change);
    moveRow(checked?.rowsByText, row, cellText(before), cellText(after));
    concerned.forEach((other) => this.count(other, 1));
    return 1;
  }

  /**
   * Puts every suggestion of a kind into its cell, and checks all rows once: one by one, equal cells take too long. The
   * number of cells.
   */
  accept(kind: FaultKind): number {
    let count = 0;
    for (const row of this.faultyRows(kind)) {
      for (const fault of this.faultsOf(row)) {
        if (fault.kind !== kind || fault.suggestion === undefined) continue;
        const { type } = this.checkedAt(fault.column)?.rule ?? {};
        const change = this.edits.changeOf(row, fault.column, fault.suggestion, type);
        if (!change) continue;
        this.edits.apply(change);
        count += 1;
      }
    }
    Array.from(this.check());
    return count;
  }

  /** The rows in which a column has a content that is not accepted. None where each content may occur once. */
  alikeRows(column: number, text: string): number[] {
    const checked = this.checkedAt(column);
    if (checked?.rowsByText || column === this.reasonColumn) return [];
    const isFaulty = (cells: readonly Cell[], row: number) =>
      (checked && faultOf(cells[column], checked.rule) !== undefined) ||
      this.reportedFaults(row, cells).some((fault) => fault.column === column);
    const rows: number[] = [];
    this.table.rows.forEach((cells, row) => {
      const isAlike = this.tally.hasFault(row) && cellText(cells[column]) === text;
      if (isAlike && isFaulty(cells, row)) rows.push(row);
    });
    return rows;
  }

  /** Puts a text into all cells of a column with a content that is not accepted. The number of cells. */
  replace(column: number, from: string, text: string): number {
    const { type } = this.checkedAt(column)?.rule ?? {};
    const changes = this.alikeRows(column, from).flatMap((row) => this.edits.changeOf(row, column, text, type) ?? []);
    this.applyAll(changes);
    this.replaced = changes;
    return changes.length;
  }

  /** Takes the last replacement back, except in cells that were edited after it. The number of cells. */
  restore(): number {
    const changes = this.replaced.filter(this.edits.isLast);
    this.applyAll(changes.map((change) => ({ ...change, before: change.after, after: change.before })));
    this.replaced = [];
    return changes.length;
  }

  /** Changes cells of a column in which a content may occur more than once. */
  private applyAll(changes: readonly CellChange[]): void {
    for (const change of changes) {
      this.count(change.row, -1);
      this.edits.apply(change);
      this.count(change.row, 1);
    }
  }

  private checkedAt = (column: number): Checked | undefined => this.checked.find((other) => other.column === column);

  private match(): ColumnMatches {
    const { columns, remembered } = this.options;
    // The column of reasons is no column of the template, and no surplus either.
    const header = this.table.header.map((text, index) => (index === this.reasonColumn ? '' : text));
    const titles = columns.map(({ title }) => title);
    return matchColumns(titles, header, remembered, this.chosen);
  }

  /** Adds a row to the figures, or takes it out before it changes. */
  private count(row: number, sign: 1 | -1): void {
    if (!isBlank(this.table.rows[row] ?? [])) this.rowCount += sign;
    this.tally.add(row, this.faultsOf(row), sign);
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
    if (reason === '' || this.edits.hasRow(row)) return [];
    const reasons = new Map<number, string>();
    let columns: readonly number[] = [];
    const parts = reason.split(REASON_END).filter((part) => NAMING.test(part));
    for (const part of parts.length > MAX_REASONS ? [reason] : parts) {
      const named = this.columnsIn(part);
      // A part that names no column belongs to the one before it.
      if (named.length > 0) columns = named;
      else if (columns.length === 0) columns = [this.reasonColumn];
      columns.forEach((column) => reasons.set(column, (reasons.get(column) ?? '') + part));
    }
    return Array.from(reasons, ([column, detail]) => {
      return { kind: 'reported', detail: detail.replace(/[;；\s]+$/, ''), column };
    });
  }

  /** The columns whose titles a reason of the server names. */
  private columnsIn(reason: string): readonly number[] {
    return this.titles.flatMap((title, column) =>
      column !== this.reasonColumn && title !== '' && reason.includes(title) ? [column] : [],
    );
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
