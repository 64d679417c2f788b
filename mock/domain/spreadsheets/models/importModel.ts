import type { Caller } from '../../accounts/caller';
import type { Company } from '../../company/company';
import type { FunctionCode } from '../../functions';
import type { LogObject } from '../../records/operationLog';
import type { Fault, ImportColumn, Value } from '../columns';

/** What happens to a row whose record exists already. */
export const DUPLICATE_STRATEGIES = ['ignore', 'overwrite', 'error'] as const;
export type DuplicateStrategy = (typeof DUPLICATE_STRATEGIES)[number];

/** The values of a row by column key; blank cells are absent. */
export type RowValues = ReadonlyMap<string, Value>;

/** What became of a record; `row` is the faulty one of its rows, counted from 0. */
export type UnitOutcome = 'saved' | 'ignored' | { row: number; fault: Fault };

export interface SaveContext {
  caller: Caller;
  strategy: DuplicateStrategy;
  nextId: () => string;
}

/** A business model that rows can be imported into. */
export interface ImportModel {
  /** Translation key of its name. */
  title: string;
  functionCode: FunctionCode;
  /** Its kind of records in the operation log. */
  logObject: LogObject;
  /** Template file key. */
  template: string;
  columns(company: Company): readonly ImportColumn[];
  /** The template's example row by column key; it is never imported. */
  example: Readonly<Record<string, Value>>;
  /** Column whose equal values make several rows one record. */
  groupedBy?: string;
  /** The column that an error of saving is about, by error code. */
  columnOfError: Readonly<Record<string, string>>;
  /** Prepares saving a batch of units: looks up what exists now. Saving may throw ApiError. */
  begin(context: SaveContext): (unit: readonly RowValues[]) => UnitOutcome;
}

export const textIn = (values: RowValues, key: string): string => String(values.get(key) ?? '');
export const textOrNothing = (values: RowValues, key: string): string | undefined => {
  const value = values.get(key);
  return value === undefined ? undefined : String(value);
};
export const numberIn = (values: RowValues, key: string): number | undefined => {
  const value = values.get(key);
  return typeof value === 'number' ? value : undefined;
};
