import { zipSync } from 'fflate';
import type { Unzipped } from 'fflate';
import { read, SSF } from 'xlsx';
import type { CellObject, WorkBook, WorkSheet } from 'xlsx';
import { cellText, columnLetters } from '../rules/cell';
import type { Cell } from '../rules/cell';
import { findHeaderRow } from '../rules/matchColumns';
import { MAX_COLUMNS, MAX_ROWS } from '../sheet/sheetTable';
import type { SheetProblem, SheetTable } from '../sheet/sheetTable';
import { failure } from './workbookFailure';

/** Rows above the data: the header, and a few of instructions. One more tells whether there are too many. */
const SHEET_ROWS = MAX_ROWS + 10 + 1;
/** Parts that hold no cells: pictures, macros, comments, pivot tables. */
const NEEDED = /^(\[Content_Types\]\.xml|_rels\/.*|xl\/(_rels\/.*|[^/]+\.xml|worksheets\/([^/]+\.xml|_rels\/.*)))$/;

const STORED = { level: 0 } as const;

/** Reads the cells of sheets; of all that are visible without `names`. Throws a `WorkbookFailure`. */
export function readTables(
  entries: Unzipped,
  names: readonly string[] | undefined,
  titles: readonly string[],
): SheetTable[] {
  const needed = Object.fromEntries(Object.entries(entries).filter(([name]) => NEEDED.test(name)));
  const book = parse(zipSync(needed, STORED), names);
  const hidden = new Set(book.Workbook?.Sheets?.flatMap((sheet) => (sheet.Hidden ? [sheet.name] : [])));
  const chosen = names ?? book.SheetNames.filter((name) => !hidden.has(name));
  return chosen.map((name) => {
    const sheet = Object.hasOwn(book.Sheets, name) ? book.Sheets[name] : undefined;
    if (!sheet) throw failure('noSheet');
    return tableOf(name, sheet, titles, book.Workbook?.WBProps?.date1904 === true);
  });
}

function parse(bytes: Uint8Array, names: readonly string[] | undefined): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      sheetRows: SHEET_ROWS,
      ...(names ? { sheets: [...names] } : {}),
      cellNF: true,
      cellText: false,
      cellHTML: false,
      // Formulas that were never calculated are stubs.
      sheetStubs: true,
    });
  } catch (cause) {
    throw failure('corrupt', cause);
  }
}

function tableOf(name: string, sheet: WorkSheet, titles: readonly string[], isFrom1904: boolean): SheetTable {
  const source: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const all = Array.from(source, (cells) => cellsOf(cells ?? [], isFrom1904));
  while (all.length > 0 && !all.at(-1)?.some((cell) => cellText(cell) !== '')) all.pop();
  const texts = all.slice(0, 10).map((cells) => Array.from(cells, (cell) => cellText(cell)));
  const headerRow = findHeaderRow(titles, texts);
  const rows = all.slice(headerRow + 1, headerRow + 1 + MAX_ROWS);
  const header = Array.from(all[headerRow] ?? [], (cell) => (typeof cell === 'string' ? cell : cellText(cell)));
  while (header.length > 0 && header.at(-1)?.trim() === '') header.pop();
  const problems: SheetProblem[] = [];
  if (rows.length === 0) problems.push({ kind: 'empty', detail: name });
  if (all.length > headerRow + 1 + MAX_ROWS) problems.push({ kind: 'cut', detail: String(MAX_ROWS) });
  if (source.some((cells) => (cells?.length ?? 0) > MAX_COLUMNS))
    problems.push({ kind: 'wide', detail: String(MAX_COLUMNS) });
  problems.push(...mergedHeaders(sheet, headerRow));
  return { name, headerRow, header, rows, problems, isFrom1904 };
}

function mergedHeaders(sheet: WorkSheet, headerRow: number): SheetProblem[] {
  return (sheet['!merges'] ?? [])
    .filter(({ s, e }) => s.r <= headerRow && e.r >= headerRow)
    .map(({ s, e }) => ({
      kind: 'merged',
      detail: `${columnLetters(s.c)}${s.r + 1}:${columnLetters(e.c)}${e.r + 1}`,
    }));
}

/** Days between the two calendars of spreadsheets. */
export const DAYS_TO_1904 = 1_462;

function cellsOf(cells: readonly (CellObject | undefined)[], isFrom1904: boolean): Cell[] {
  const row: Cell[] = [];
  const length = Math.min(cells.length, MAX_COLUMNS);
  for (let column = 0; column < length; column += 1) {
    const cell = cells[column];
    if (cell) row[column] = cellOf(cell, isFrom1904);
  }
  return row;
}

function cellOf({ t: type, v: value, z: format, f: formula, w: written }: CellObject, isFrom1904: boolean): Cell {
  if (type === 'e') return { broken: value === undefined ? '' : (written ?? ERRORS.get(Number(value)) ?? '#ERROR!') };
  if (type === 'z' || value === undefined) return formula === undefined ? undefined : { broken: '' };
  if (value instanceof Date) return undefined;
  if (typeof value === 'number' && format !== undefined && isDateFormat(String(format)))
    return { serial: isFrom1904 ? value + DAYS_TO_1904 : value };
  return value;
}

/** The codes of errors in files. */
const ERRORS = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);

const dateFormats = new Map<string, boolean>();

/** A file has few formats and many cells. */
function isDateFormat(format: string): boolean {
  const known = dateFormats.get(format);
  if (known !== undefined) return known;
  const isDate = (SSF as { is_date(format: string): boolean }).is_date(format);
  dateFormats.set(format, isDate);
  return isDate;
}
