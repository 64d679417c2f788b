import { parseDay } from '../../calendar';
import type { FormValues } from '../process';
import type { FormControl } from './formControl';

/** What the business calls of a form offer: the text of a choice, by the name of the call. Undefined for no choice of it. */
export type FormSources = Readonly<Record<string, (key: string) => string | undefined>>;

/** The column of a table that a value is wrong in, and its line, from 1. */
interface Place {
  column?: FormControl;
  row?: number;
}
/** `required`: it lacks a value. `invalid`: the value is none of this control. */
export interface Fault extends Place {
  code: 'required' | 'invalid';
}

const INVALID: Fault = { code: 'invalid' };

/** Whether a form field holds something. A text of blanks says nothing. */
export const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
};

const isRecord = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Addresses in the storage, or of a page; nothing that a browser would run. */
const FILE_ADDRESS = /^(https?:|(?![a-z][a-z0-9+.-]*:))\S/i;
const LONGEST_ADDRESS = 2_000;

const isFile = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.url === 'string' &&
  value.url.length <= LONGEST_ADDRESS &&
  FILE_ADDRESS.test(value.url) &&
  typeof value.filename === 'string';

/** Characters of a text that is being written; how long it may be in the end its control says. */
const LONGEST_WRITTEN = 10_000;

const isKey = (value: unknown): value is string | number => typeof value === 'string' || Number.isFinite(value);

/** The keys of a choice; undefined for a value that is none. */
export function keysOf({ isMultiple }: FormControl, value: unknown): readonly string[] | undefined {
  const keys: readonly unknown[] = isMultiple && Array.isArray(value) ? value : [value];
  return keys.every(isKey) ? keys.map(String) : undefined;
}

/** Whether a filled value could be one of the control, as far as its kind says. Drafts need no more. */
export function isOfKind(control: FormControl, value: unknown): boolean {
  switch (control.kind) {
    case 'text':
      return typeof value === 'string' && value.length <= LONGEST_WRITTEN;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'day':
      return typeof value === 'string';
    case 'choice':
      return keysOf(control, value) !== undefined;
    case 'files':
      return Array.isArray(value) && value.every(isFile);
    case 'rows':
      return (
        Array.isArray(value) &&
        value.length <= control.maxCount &&
        value.every((row) => isRecord(row) && control.columns.every((column) => isCellOfKind(column, row)))
      );
    case 'any':
      return true;
  }
}

/** A cell that is left out is an empty one. */
function isCellOfKind(column: FormControl, row: FormValues): boolean {
  const cell = cellOf(row, column.name);
  return !isFilled(cell) || isOfKind(column, cell);
}

const cellOf = (row: FormValues, name: string): unknown => (Object.hasOwn(row, name) ? row[name] : undefined);

function hasDecimals(value: number, decimals: number | undefined): boolean {
  return decimals === undefined || Number(value.toFixed(decimals)) === value;
}

function isOffered({ options, source }: FormControl, keys: readonly string[], sources: FormSources): boolean {
  const textOf = Object.hasOwn(sources, source) ? sources[source] : undefined;
  if (textOf) return keys.every((key) => textOf(key) !== undefined);
  return !options || keys.every((key) => options.has(key));
}

/** The first line of a table with a fault. */
function rowFault(control: FormControl, rows: readonly FormValues[], sources: FormSources): Fault | undefined {
  if (rows.length < control.minRows) return { code: 'required' };
  for (const [place, row] of rows.entries()) {
    for (const column of control.columns) {
      const fault = judgeValue(column, cellOf(row, column.name), column.required === true, sources);
      if (fault) return { ...fault, column, row: place + 1 };
    }
  }
  return undefined;
}

/** What is wrong with a value that is about to be submitted; undefined for a right one. */
export function judgeValue(
  control: FormControl,
  value: unknown,
  isRequired: boolean,
  sources: FormSources,
): Fault | undefined {
  if (!isFilled(value)) return isRequired ? { code: 'required' } : undefined;
  if (!isOfKind(control, value)) return INVALID;
  const isRight = (): boolean => {
    switch (control.kind) {
      case 'text':
        return (value as string).length <= control.maxLength;
      case 'number': {
        const figure = value as number;
        return figure >= control.min && figure <= control.max && hasDecimals(figure, control.decimals);
      }
      case 'day':
        return parseDay(value as string) !== undefined;
      case 'choice':
        return isOffered(control, keysOf(control, value) ?? [], sources);
      case 'files':
        return (value as readonly unknown[]).length <= control.maxCount;
      case 'rows':
      case 'any':
        return true;
    }
  };
  if (!isRight()) return INVALID;
  return control.kind === 'rows' ? rowFault(control, value as readonly FormValues[], sources) : undefined;
}
