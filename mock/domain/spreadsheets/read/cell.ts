import type { Day } from '../../calendar';
import { isoDay, parseDay } from '../../calendar';

/** A date of a spreadsheet: days since 1899-12-30, with the time of day as a fraction. */
export interface DateCell {
  serial: number;
}

/** A cell without a value of use: an error such as `#DIV/0!`, or a formula that was never calculated. */
export interface BrokenCell {
  error: string;
}

/** The value of a cell as the file stores it; undefined for an empty cell. */
export type Cell = string | number | boolean | DateCell | BrokenCell | undefined;

/** A row of a sheet that has at least one cell. `line` is one-based, as spreadsheet programs count. */
export interface SheetRow {
  line: number;
  cells: readonly Cell[];
}

export interface Sheet {
  name: string;
  rows: readonly SheetRow[];
}

const SERIAL_OF_1970 = 25_569;
/** 1900-03-01: earlier serial numbers count a day that never was. */
const FIRST_SERIAL = 61;
/** 9999-12-31. */
const LAST_SERIAL = 2_958_465;
const WRITTEN_DAY =
  /^(\d{4})(?:-(\d{1,2})-(\d{1,2})|\/(\d{1,2})\/(\d{1,2})|\.(\d{1,2})\.(\d{1,2})|年(\d{1,2})月(\d{1,2})日)$/;
const WRITTEN_NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;
/** A spreadsheet keeps 15 digits of a number; those of longer ones are lost before they arrive here. */
const EXACT_DIGITS = 15;

export const isDateCell = (cell: Cell): cell is DateCell => typeof cell === 'object' && 'serial' in cell;
export const isBroken = (cell: Cell): cell is BrokenCell => typeof cell === 'object' && 'error' in cell;
export const isBlank = (cell: Cell): boolean => cell === undefined || (typeof cell === 'string' && cell.trim() === '');

export const dayOfSerial = (serial: number): Day | undefined =>
  serial >= FIRST_SERIAL && serial < LAST_SERIAL + 1 ? Math.floor(serial) - SERIAL_OF_1970 : undefined;
export const serialOfDay = (day: Day): number => day + SERIAL_OF_1970;

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').length;

/** The number of a cell, also of a text that is one without loss; undefined for anything else. */
export function numberOf(cell: Cell): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
  if (isDateCell(cell)) return cell.serial;
  const text = typeof cell === 'string' ? cell.trim() : '';
  return WRITTEN_NUMBER.test(text) && digitsOf(text) <= EXACT_DIGITS ? Number(text.replaceAll(',', '')) : undefined;
}

/** The day of a date, of a serial number, or of a text with year, month and day in this order. */
export function dayOf(cell: Cell): Day | undefined {
  if (typeof cell === 'number') return dayOfSerial(cell);
  if (isDateCell(cell)) return dayOfSerial(cell.serial);
  const parts = typeof cell === 'string' ? WRITTEN_DAY.exec(cell.trim()) : null;
  if (!parts) return undefined;
  const [year = '', month = '', day = ''] = parts.slice(1).filter((part) => part !== undefined);
  return parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The text of a cell; undefined for a number whose digits may be lost. */
export function textOf(cell: Cell): string | undefined {
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell === 'number') {
    const text = String(cell);
    return /^-?\d+(\.\d+)?$/.test(text) && digitsOf(text) <= EXACT_DIGITS ? text : undefined;
  }
  if (isDateCell(cell)) {
    const day = dayOfSerial(cell.serial);
    return day === undefined ? String(cell.serial) : isoDay(day);
  }
  return isBroken(cell) ? cell.error : '';
}
