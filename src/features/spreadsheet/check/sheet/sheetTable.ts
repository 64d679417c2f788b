import type { Cell } from '../rules/cell';

/**
 * What is wrong with a sheet as a whole.
 * - `missing`: a required column is not there. `absent`: another one is not there, which is allowed.
 * - `merged`: cells of the header are merged sideways, so that some columns have no title.
 * - `cut`, `wide`: only the first rows or columns were read.
 * - `more`: so many other problems are not listed.
 */
export const SHEET_PROBLEM_KINDS = [
  'empty',
  'missing',
  'absent',
  'duplicate',
  'merged',
  'cut',
  'wide',
  'more',
] as const;

export type SheetProblemKind = (typeof SHEET_PROBLEM_KINDS)[number];

export interface SheetProblem {
  readonly kind: SheetProblemKind;
  /** The title, the cells or the number that the text names. */
  readonly detail: string;
  /** Letters of the columns that it names. */
  readonly columns?: readonly string[];
}

/** A sheet as it was read, in bounds. */
export interface SheetTable {
  readonly name: string;
  /** Row of the header in the sheet, from 0. */
  readonly headerRow: number;
  /** Texts of the header row, by column, with the blanks around them. Long ones are cut; no title is as long. */
  readonly header: readonly string[];
  /** The rows down to the header, as they are in the file. */
  readonly above: readonly (readonly Cell[])[];
  /** The rows below the header; they have holes. Edits change them. */
  readonly rows: Cell[][];
  readonly problems: readonly SheetProblem[];
  /** The sheet counts days from 1904. */
  readonly isFrom1904: boolean;
}

/** Rows below the header (business spec §9). */
export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 200;
const MB = 1024 * 1024;
export const MAX_FILE_BYTES = 20 * MB;
/** Most bytes that the directory of an archive may declare to unpack to. */
export const MAX_UNPACKED_BYTES = 200 * MB;
