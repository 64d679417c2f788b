import { cellText, isDateCell } from '../rules/cell';
import type { Cell } from '../rules/cell';
import type { CheckedSheet } from '../sheet/CheckedSheet';
import type { CellComment } from '../workbook/addComments';
import { DAYS_TO_1904 } from '../workbook/readTables';
import type { SheetChange } from '../workbook/patchWorkbook';

/** Comments that one sheet gets; spreadsheet programs are slow with more. The column of reasons has all. */
const MAX_COMMENTS = 2_000;

/** Texts about faults. */
export interface Annotation {
  readonly reasonTitle: string;
  /** By kind of fault; {{detail}} is replaced. */
  readonly reasons: ReadonlyMap<string, string>;
}

type Patches = Map<number, Map<number, string | number | null>>;

/**
 * What has to be written to the file: edits and the template's titles over headers that differ, and either comments and
 * reasons, or, without an annotation, nothing in the column of reasons.
 */
export function sheetChange(sheet: CheckedSheet, annotation: Annotation | undefined): SheetChange {
  const { table } = sheet;
  const patches: Patches = new Map();
  const comments: CellComment[] = [];
  const put = (row: number, column: number, value: string | number | null) => {
    const cells = patches.get(row) ?? new Map<number, string | number | null>();
    patches.set(row, cells.set(column, value));
  };
  const sheetRow = (row: number) => table.headerRow + 1 + row;

  for (const { title, column } of sheet.matches.matches)
    if (column !== undefined && table.header[column] !== title) put(table.headerRow, column, title);
  for (const { row, column, cell, original } of sheet.edits())
    put(sheetRow(row), column, fileValue(cell, original, table.isFrom1904));

  if (annotation) {
    const reasonColumn =
      sheet.reasonColumn < 0 ? Math.max(table.header.length, widest(table.rows)) : sheet.reasonColumn;
    put(table.headerRow, reasonColumn, annotation.reasonTitle);
    clear(sheet, put, sheetRow);
    for (const row of sheet.faultyRows()) {
      const texts = sheet.faultsOf(row).map(({ kind, detail = '', column }) => {
        const text = (annotation.reasons.get(kind) ?? kind).replace('{{detail}}', () => detail);
        if (comments.length < MAX_COMMENTS) comments.push({ row: sheetRow(row), column, text });
        return kind === 'reported' ? text : `${table.header[column]?.trim() ?? ''}：${text}`;
      });
      put(sheetRow(row), reasonColumn, [...new Set(texts)].join('；'));
    }
  } else if (sheet.reasonColumn >= 0) {
    put(table.headerRow, sheet.reasonColumn, null);
    clear(sheet, put, sheetRow);
  }
  return { name: table.name, patches, comments };
}

/** Empties the column of reasons. */
function clear(
  { table, reasonColumn }: CheckedSheet,
  put: (row: number, column: number, value: null) => void,
  sheetRow: (row: number) => number,
): void {
  if (reasonColumn < 0) return;
  table.rows.forEach((cells, row) => {
    if (cells[reasonColumn] !== undefined) put(sheetRow(row), reasonColumn, null);
  });
}

const widest = (rows: readonly (readonly Cell[])[]) => rows.reduce((most, { length }) => Math.max(most, length), 0);

/** A date stays a date where the cell has the format of one; elsewhere it is written as text. */
function fileValue(cell: Cell, original: Cell, isFrom1904: boolean): string | number | null {
  if (typeof cell === 'number') return cell;
  if (isDateCell(cell) && isDateCell(original)) return isFrom1904 ? cell.serial - DAYS_TO_1904 : cell.serial;
  return cellText(cell) || null;
}
