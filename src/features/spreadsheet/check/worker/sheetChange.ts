import { joinNames } from '@/common/format/joinNames';
import type { Language } from '@/common/languages';
import { cellText, isDateCell, MAX_CELL_CHARACTERS } from '../rules/cell';
import type { Cell } from '../rules/cell';
import type { CheckedSheet } from '../sheet/CheckedSheet';
import type { CellComment } from '../workbook/addComments';
import type { CellPatch } from '../workbook/patchSheet';
import type { SheetChange } from '../workbook/patchWorkbook';
import { DAYS_TO_1904 } from '../workbook/readCells';

/** Comments that one sheet gets; spreadsheet programs are slow with more. The column of reasons has all. */
const MAX_COMMENTS = 2_000;

/** Texts about faults. */
export interface Annotation {
  readonly reasonTitle: string;
  /** By kind of fault; {{detail}} is replaced. */
  readonly reasons: ReadonlyMap<string, string>;
  /** In which the texts list names. */
  readonly language: Language;
}

/** Sets a cell of the sheet, by row from 0. */
type Put = (row: number, column: number, cell: Cell, patch?: CellPatch) => void;

/**
 * What has to be written to the file: edits and the template's titles over headers that differ, and either comments and
 * reasons, or, without an annotation, nothing in the column of reasons.
 */
export function sheetChange(sheet: CheckedSheet, annotation: Annotation | undefined): SheetChange {
  const { table } = sheet;
  const patches = new Map<number, Map<number, CellPatch>>();
  const comments: CellComment[] = [];
  const rows = [...table.above, ...table.rows];
  const put: Put = (row, column, cell, patch = { value: cellText(cell) || null }) => {
    const known = patches.get(row);
    const cells = known ?? new Map<number, CellPatch>();
    patches.set(row, cells.set(column, patch));
    // Rows are copied before their first change: those of the table stay.
    const changed: Cell[] = known ? (rows[row] as Cell[]) : [...(rows[row] ?? [])];
    changed[column] = cell;
    rows[row] = changed;
  };
  const sheetRow = (row: number) => table.headerRow + 1 + row;

  for (const { title, column } of sheet.matches.matches)
    if (column !== undefined && table.header[column] !== title) put(table.headerRow, column, title);
  for (const { row, column, cell, original } of sheet.edits.all())
    put(sheetRow(row), column, cell, editPatch(cell, original, table.isFrom1904));

  if (annotation) {
    const reasonColumn =
      sheet.reasonColumn < 0 ? Math.max(table.header.length, widest(table.rows)) : sheet.reasonColumn;
    put(table.headerRow, reasonColumn, annotation.reasonTitle);
    clear(sheet, put, sheetRow);
    const [colon, semicolon] = annotation.language === 'en' ? [': ', '; '] : ['：', '；'];
    for (const row of sheet.faultyRows()) {
      const texts = sheet.faultsOf(row).map(({ kind, detail = '', column }) => {
        const named = typeof detail === 'string' ? detail : joinNames(detail, annotation.language);
        const text = (annotation.reasons.get(kind) ?? kind).replace('{{detail}}', () => named);
        if (comments.length < MAX_COMMENTS) comments.push({ row: sheetRow(row), column, text });
        return kind === 'reported' ? text : `${table.header[column]?.trim() ?? ''}${colon}${text}`;
      });
      put(sheetRow(row), reasonColumn, [...new Set(texts)].join(semicolon).slice(0, MAX_CELL_CHARACTERS));
    }
  } else if (sheet.reasonColumn >= 0) {
    put(table.headerRow, sheet.reasonColumn, undefined);
    clear(sheet, put, sheetRow);
  }
  return { name: table.name, patches, comments, rows };
}

/** Empties the column of reasons. */
function clear({ table, reasonColumn }: CheckedSheet, put: Put, sheetRow: (row: number) => number): void {
  if (reasonColumn < 0) return;
  table.rows.forEach((cells, row) => {
    if (cells[reasonColumn] !== undefined) put(sheetRow(row), reasonColumn, undefined);
  });
}

const widest = (rows: readonly (readonly Cell[])[]) => rows.reduce((most, { length }) => Math.max(most, length), 0);

/** A date stays a date where the cell has the format of one; elsewhere it is written as text. */
function editPatch(cell: Cell, original: Cell, isFrom1904: boolean): CellPatch {
  if (typeof cell === 'number') return { value: cell, isUnformatted: isDateCell(original) };
  if (isDateCell(cell) && isDateCell(original)) return { value: isFrom1904 ? cell.serial - DAYS_TO_1904 : cell.serial };
  return { value: cellText(cell) || null };
}
