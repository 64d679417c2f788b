import type { TextParams } from '../languages/localise';
import type { Text } from '../languages/table';
import type { Cell } from './read/cell';
import { dayOf, isBlank, isBroken, numberOf, textOf } from './read/cell';

/** A value that a cell may have. */
export interface ColumnOption {
  key: string;
  /** A translation key or name, or the text in each language; a cell may contain any of them. */
  text: string | Text;
}

/** A column of an import. */
export interface ImportColumn {
  key: string;
  /** Translation key of its header; a sheet may have it in any language. */
  title: string;
  type: 'text' | 'number' | 'integer' | 'date';
  isRequired?: boolean;
  /** Whether no value may occur twice in the file. */
  isUnique?: boolean;
  /** Characters. */
  maxLength?: number;
  options?: readonly ColumnOption[];
}

/** Something wrong with a row, or with one cell of it. `key` is a translation key. */
export interface Fault {
  column?: string;
  key: string;
  params?: TextParams;
}

/** A text, a number, or the number of a day. */
export type Value = string | number;

/** Looks up the option that a text names. */
export type FindOption = (column: ImportColumn, text: string) => ColumnOption | undefined;

/** The value of a cell, undefined for a blank one; or what is wrong with it. */
export function parseCell(column: ImportColumn, cell: Cell, findOption: FindOption): Value | undefined | Fault {
  const fault = (key: string, params?: TextParams): Fault => ({ column: column.key, key, ...(params && { params }) });
  if (isBroken(cell)) return fault('spreadsheet.cell_broken', { value: cell.error });
  if (isBlank(cell)) return column.isRequired ? fault('spreadsheet.required') : undefined;
  switch (column.type) {
    case 'date':
      return dayOf(cell) ?? fault('spreadsheet.no_date');
    case 'number':
      return numberOf(cell) ?? fault('spreadsheet.no_number');
    case 'integer': {
      const number = numberOf(cell);
      return number !== undefined && Number.isSafeInteger(number) ? number : fault('spreadsheet.no_integer');
    }
    case 'text': {
      const text = textOf(cell);
      if (text === undefined) return fault('spreadsheet.digits_lost');
      if (column.maxLength !== undefined && text.length > column.maxLength)
        return fault('spreadsheet.too_long', { max: column.maxLength });
      if (!column.options) return text;
      return findOption(column, text)?.key ?? fault('spreadsheet.no_option', { value: text });
    }
  }
}
