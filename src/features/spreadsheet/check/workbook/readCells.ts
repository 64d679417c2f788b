import { strToU8, zipSync } from 'fflate';
import type { Unzipped } from 'fflate';
import { read, SSF } from 'xlsx';
import type { CellObject, Range, WorkBook } from 'xlsx';
import { boundedText, cellText, MAX_CELL_CHARACTERS } from '../rules/cell';
import type { Cell } from '../rules/cell';
import { HEADER_ROWS } from '../rules/matchColumns';
import { MAX_COLUMNS, MAX_ROWS } from '../sheet/sheetTable';
import { plainRelations, WORKBOOK_RELATIONS } from './relations';
import { failure } from './workbookFailure';

/** The cells of a sheet, in bounds. */
export interface SheetCells {
  readonly name: string;
  /** By row of the sheet, from 0; they have holes, and the last one has a text. */
  readonly rows: Cell[][];
  readonly merges: readonly Range[];
  /** It has more columns than are read. */
  readonly isWide: boolean;
  /** The sheet counts days from 1904. */
  readonly isFrom1904: boolean;
}

/**
 * Rows of a sheet that are read: the data, and above it the header and a few of instructions. One more tells whether
 * there are too many.
 */
export const SHEET_ROWS = MAX_ROWS + HEADER_ROWS + 1;
/** Parts that hold no cells: pictures, macros, comments, pivot tables. */
const NEEDED = /^(\[Content_Types\]\.xml|_rels\/.*|xl\/(_rels\/.*|[^/]+\.xml|worksheets\/([^/]+\.xml|_rels\/.*)))$/;

const STORED = { level: 0 } as const;

/** Reads the cells of sheets; of all that are visible without `names`. Throws a `WorkbookFailure`. */
export function readCells(entries: Unzipped, names: readonly string[] | undefined): SheetCells[] {
  const needed = Object.fromEntries(Object.entries(entries).filter(([name]) => NEEDED.test(name)));
  const relations = plainRelations(entries);
  if (relations !== undefined) needed[WORKBOOK_RELATIONS] = strToU8(relations);
  const book = parse(zipSync(needed, STORED), names);
  const hidden = new Set(book.Workbook?.Sheets?.flatMap((sheet) => (sheet.Hidden ? [sheet.name] : [])));
  const chosen = names ?? book.SheetNames.filter((name) => !hidden.has(name));
  const isFrom1904 = book.Workbook?.WBProps?.date1904 === true;
  const toCell = cellReader(isFrom1904);
  return chosen.map((name) => {
    const sheet = sheetOf(book, name);
    if (!sheet) throw failure('noSheet');
    const source: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
    const rows = Array.from(source, (cells) => cellsOf(cells ?? [], toCell));
    while (rows.length > 0 && !rows.at(-1)?.some((cell) => cellText(cell) !== '')) rows.pop();
    const isWide = source.some((cells) => (cells?.length ?? 0) > MAX_COLUMNS);
    return { name, rows, merges: sheet['!merges'] ?? [], isWide, isFrom1904 };
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

/** A sheet named `__proto__` becomes the prototype of the record of sheets. */
function sheetOf({ SheetNames: names, Sheets: sheets }: WorkBook, name: string) {
  if (!names.includes(name)) return undefined;
  return name === '__proto__' || Object.hasOwn(sheets, name) ? sheets[name] : undefined;
}

/** Days between the two calendars of spreadsheets. */
export const DAYS_TO_1904 = 1_462;

function cellsOf(cells: readonly (CellObject | undefined)[], toCell: (cell: CellObject) => Cell): Cell[] {
  const row: Cell[] = [];
  const length = Math.min(cells.length, MAX_COLUMNS);
  for (let column = 0; column < length; column += 1) {
    const cell = cells[column];
    if (cell) row[column] = toCell(cell);
  }
  return row;
}

/** Reads cells. Texts that are too long are cut once, however many cells share one. */
function cellReader(isFrom1904: boolean): (cell: CellObject) => Cell {
  const cutTexts = new Map<string, string>();
  function cutText(text: string): string {
    const cut = cutTexts.get(text) ?? boundedText(text);
    cutTexts.set(text, cut);
    return cut;
  }
  return ({ t: type, v: value, z: format, f: formula, w: written }) => {
    if (type === 'e') return { broken: value === undefined ? '' : (written ?? ERRORS.get(Number(value)) ?? '#ERROR!') };
    if (type === 'z' || value === undefined) return formula === undefined ? undefined : { broken: '' };
    if (value instanceof Date) return undefined;
    if (typeof value === 'number' && format !== undefined && isDateFormat(String(format)))
      return { serial: isFrom1904 ? value + DAYS_TO_1904 : value };
    return typeof value === 'string' && value.length > MAX_CELL_CHARACTERS ? cutText(value) : value;
  };
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
