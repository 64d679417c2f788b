import type { CheckedColumn } from '@/common/spreadsheet';
import { boundedText, cellText, isBroken, isDateCell, MAX_CELL_CHARACTERS } from './cell';
import type { Cell } from './cell';
import { dateTextToSerial, isSerial, serialToText } from './dates';

/**
 * Why a cell is not accepted.
 * - `dateNumber`: a number where a date belongs; the format of the date was lost.
 * - `blanks`: an option with blanks around it, which are not seen.
 * - `broken`: a formula without a result.
 * - `reported`: the server named it in its error file.
 */
export const FAULT_KINDS = [
  'required',
  'number',
  'integer',
  'date',
  'dateNumber',
  'option',
  'blanks',
  'length',
  'duplicate',
  'broken',
  'reported',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** What is expected of the cells of a column, apart from its title. */
export type ColumnRule = Omit<CheckedColumn, 'title'>;

export interface Fault {
  readonly kind: FaultKind;
  /** What the text about it names: the longest length, the options, the other row, the error of a formula. */
  readonly detail?: string | readonly string[];
  /** A content that would be right and means the same. */
  readonly suggestion?: string;
}

const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i;
/** Options that a fault names; a column may have hundreds. */
const NAMED_OPTIONS = 8;

/** Reads a number as people write it, also with thousands separators: `1,234.5`. */
export function textToNumber(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

/** A text without differences of width, case and blanks. */
export const foldText = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/**
 * What is wrong with a cell of a column, apart from the other rows. Blanks around the content are ignored, except where
 * an option is expected letter by letter.
 */
export function faultOf(cell: Cell, column: ColumnRule): Fault | undefined {
  if (isBroken(cell)) return { kind: 'broken', detail: cell.broken };
  const text = cellText(cell);
  if (text === '') return column.isRequired ? { kind: 'required' } : undefined;
  return typeFault(cell, text, column) ?? optionFault(cell, text, column) ?? lengthFault(text, column);
}

function typeFault(cell: Cell, text: string, { type }: ColumnRule): Fault | undefined {
  if (type === 'text') return undefined;
  if (type === 'date') return dateFault(cell, text);
  // As it is shown: 3.0000000000000004 is 3 in a spreadsheet.
  const value = typeof cell === 'number' || typeof cell === 'string' ? textToNumber(text) : undefined;
  if (value === undefined || !Number.isFinite(value)) return { kind: 'number' };
  return type === 'integer' && !Number.isInteger(value) ? { kind: 'integer' } : undefined;
}

function dateFault(cell: Cell, text: string): Fault | undefined {
  if (isDateCell(cell)) return isSerial(cell.serial) && cell.serial >= 1 ? undefined : { kind: 'date' };
  if (typeof cell === 'boolean') return { kind: 'date' };
  if (dateTextToSerial(text) !== undefined) return undefined;
  const serial = textToNumber(text);
  return serial !== undefined && serial >= 1 && isSerial(serial)
    ? { kind: 'dateNumber', detail: text, suggestion: serialToText(serial) }
    : { kind: 'date' };
}

interface KnownOptions {
  readonly exact: ReadonlySet<string>;
  /** The first option for each text without differences of width, case and blanks. */
  readonly folded: ReadonlyMap<string, string>;
}

/** A column may have thousands of options, and a sheet 50,000 rows. */
const knownOptions = new WeakMap<readonly string[], KnownOptions>();

function optionsOf(options: readonly string[]): KnownOptions {
  const known = knownOptions.get(options);
  if (known) return known;
  // Of several entries with one key a map keeps the last.
  const folded = new Map(options.toReversed().map((option) => [foldText(option), option]));
  const made = { exact: new Set(options), folded };
  knownOptions.set(options, made);
  return made;
}

function optionFault(cell: Cell, text: string, { options }: ColumnRule): Fault | undefined {
  if (!options?.length) return undefined;
  const { exact, folded } = optionsOf(options);
  if (exact.has(typeof cell === 'string' ? cell : text)) return undefined;
  if (exact.has(text)) return { kind: 'blanks', suggestion: text };
  const similar = folded.get(foldText(text));
  if (similar !== undefined) return { kind: 'option', detail: similar, suggestion: similar };
  const named = options.slice(0, NAMED_OPTIONS);
  const detail = options.length > NAMED_OPTIONS ? [...named.slice(0, -1), `${named.at(-1)}…`] : named;
  return { kind: 'option', detail };
}

function lengthFault(text: string, { maxLength }: ColumnRule): Fault | undefined {
  const most = Math.min(maxLength ?? MAX_CELL_CHARACTERS, MAX_CELL_CHARACTERS);
  if (text.length <= most) return undefined;
  // A character has one code unit or two. Spreadsheet programs count code units.
  const isLonger = most === MAX_CELL_CHARACTERS || text.length > 2 * most || [...text].length > most;
  return isLonger ? { kind: 'length', detail: String(most) } : undefined;
}

/**
 * The cell that a person means by what they typed into a column of a type. Nothing typed empties it.
 * @param before What the cell held; its kind counts where the column has no type.
 */
export function typedCell(text: string, type: CheckedColumn['type'] | undefined, before?: Cell): Cell {
  const trimmed = boundedText(text);
  if (trimmed === '') return undefined;
  const isNumeric = type === 'number' || type === 'integer' || (type === undefined && typeof before === 'number');
  if (isNumeric) return textToNumber(trimmed) ?? trimmed;
  const isDate = type === 'date' || (type === undefined && isDateCell(before));
  const serial = isDate ? dateTextToSerial(trimmed) : undefined;
  return serial === undefined ? trimmed : { serial };
}
