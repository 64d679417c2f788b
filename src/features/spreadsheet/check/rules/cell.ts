import { serialToText } from './dates';

/** A date, as the sheet stores it: days since 30 December 1899, the time of day as a fraction. */
export interface DateCell {
  readonly serial: number;
}

/** A formula with an error such as `#REF!`, or, with an empty text, one that was never calculated. */
export interface BrokenCell {
  readonly broken: string;
}

/** What a cell of a spreadsheet holds; undefined when it is empty. */
export type Cell = string | number | boolean | undefined | DateCell | BrokenCell;

export const isDateCell = (cell: Cell): cell is DateCell => typeof cell === 'object' && 'serial' in cell;

export const isBroken = (cell: Cell): cell is BrokenCell => typeof cell === 'object' && 'broken' in cell;

/** Spreadsheet programs keep 15 digits of a number. */
const DIGITS = 15;

/** The content of a cell as a person reads it, without blanks around it. */
export function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return String(Number(cell.toPrecision(DIGITS)));
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return isBroken(cell) ? cell.broken : serialToText(cell.serial);
}

/** Code units of the longest text that spreadsheet programs keep in a cell. */
export const MAX_CELL_CHARACTERS = 32_767;
/** Code units of a text that is shown in one line. */
const SHORT_CHARACTERS = 200;

const cutOff = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);

/** A text without blanks around it; a longer one than a cell may hold ends with an ellipsis and is still too long. */
export const boundedText = (text: string): string => cutOff(text.trim(), MAX_CELL_CHARACTERS);

/** The beginning of a long text, with an ellipsis. @param length Code units. */
export const shortText = (text: string, length = SHORT_CHARACTERS): string => cutOff(text, length);

const LETTERS = 26;
const FIRST_LETTER = 'A'.charCodeAt(0);

/** The letters of a column: 0 → A, 26 → AA. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (column % LETTERS));
  return column < LETTERS ? last : columnLetters(Math.floor(column / LETTERS) - 1) + last;
}

/** The column of a cell's address: `AB12` → 27; -1 for none. */
export function columnOf(address: string): number {
  let column = 0;
  for (const letter of address) {
    const digit = letter.charCodeAt(0) - FIRST_LETTER;
    if (digit < 0 || digit >= LETTERS) break;
    column = column * LETTERS + digit + 1;
  }
  return column - 1;
}
