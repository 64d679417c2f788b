import { array, boolean, custom, literal, nullable, number, object, optional, pipe, readonly } from 'valibot';
import { picklist, safeParse, string, tuple, union, variant } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { LANGUAGE_CODES } from '@/common/languages';
import { FAULT_KINDS } from '../rules/rules';
import { SHEET_PROBLEM_KINDS } from '../sheet/sheetTable';
import { FAILURE_CODES } from '../workbook/workbookFailure';

// Messages between the page and the worker that holds the cells of a file. Both sides check what they receive.

const bytes = custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]');
/** Pairs: a Map of another realm would not be recognised. */
const textPairs = pipe(array(tuple([string(), string()])), readonly());
const faultKind = picklist(FAULT_KINDS);
const columnTypes = ['text', 'number', 'integer', 'date'] as const;

const checkedColumn = object({
  title: string(),
  type: picklist(columnTypes),
  isRequired: optional(boolean()),
  isUnique: optional(boolean()),
  maxLength: optional(number()),
  options: optional(pipe(array(string()), readonly())),
});

const edit = object({ kind: literal('edit'), sheet: number(), row: number(), column: number(), text: string() });
/** Puts all suggestions about one kind of fault into their cells. */
const accept = object({ kind: literal('accept'), sheet: number(), faultKind });
/** Takes a column of the sheet for a title of the template; null leaves the title out. */
const choose = object({ kind: literal('choose'), sheet: number(), title: string(), column: nullable(number()) });

/** Puts a text into all cells of a column with a content that is not accepted. */
const replace = object({
  kind: literal('replace'),
  sheet: number(),
  column: number(),
  /** As `RowView` has it. */
  from: string(),
  text: string(),
});
/** Takes the last replacement back. */
const restore = object({ kind: literal('restore'), sheet: number() });

const action = variant('kind', [edit, accept, choose, replace, restore]);

/** Changes the sheets. Actions can be repeated in another worker. */
export type CheckAction = InferOutput<typeof action>;

const task = variant('kind', [
  object({
    kind: literal('open'),
    bytes,
    /** Undefined: all that are visible. */
    sheets: optional(pipe(array(string()), readonly())),
    columns: pipe(array(checkedColumn), readonly()),
    /** Headers by title, of matches by hand in earlier files. */
    remembered: textPairs,
    /** Titles of a column that names what is wrong with a row. */
    reasonTitles: pipe(array(string()), readonly()),
    isReported: boolean(),
    /** What was done in a worker before this one. */
    actions: pipe(array(action), readonly()),
  }),
  edit,
  accept,
  choose,
  replace,
  restore,
  /** Checks everything again. */
  object({ kind: literal('check') }),
  /** Counts the cells of a column with a content that is not accepted. */
  object({ kind: literal('alike'), sheet: number(), column: number(), text: string() }),
  /** Lists the rows that are faulty now. Answered by their number. */
  object({ kind: literal('list'), sheet: number(), faultKind: nullable(faultKind) }),
  /** Rows of that list. */
  object({ kind: literal('rows'), sheet: number(), from: number(), count: number() }),
  object({
    kind: literal('write'),
    /** With comments and a column of reasons; else ready for the server, without the column of reasons. */
    isAnnotated: boolean(),
    reasonTitle: string(),
    /** Texts by kind of fault; {{detail}} is replaced. */
    reasons: textPairs,
    language: picklist(LANGUAGE_CODES),
  }),
]);

export type CheckTask = InferOutput<typeof task>;

const request = object({ id: number(), task });

export type CheckRequest = InferOutput<typeof request>;

const cellFault = object({
  kind: faultKind,
  detail: optional(union([string(), pipe(array(string()), readonly())])),
  suggestion: optional(string()),
  column: number(),
});

const rowView = object({
  /** Names the row in an edit. */
  row: number(),
  /** Its number in the spreadsheet. */
  number: number(),
  /** By column. */
  texts: array(string()),
  faults: array(cellFault),
  isEdited: boolean(),
});

export type RowView = InferOutput<typeof rowView>;

const sheetReport = object({
  name: string(),
  header: array(string()),
  /** What is expected of the columns of the sheet that are checked. */
  rules: array(
    object({
      column: number(),
      type: picklist(columnTypes),
      isRequired: boolean(),
      maxLength: optional(number()),
      options: optional(array(string())),
    }),
  ),
  matches: array(
    object({
      title: string(),
      column: optional(number()),
      kind: picklist(['exact', 'similar', 'remembered', 'chosen', 'none']),
    }),
  ),
  surplus: array(number()),
  problems: array(
    object({
      kind: picklist(SHEET_PROBLEM_KINDS),
      detail: string(),
      columns: optional(pipe(array(string()), readonly())),
    }),
  ),
  rowCount: number(),
  faultyRows: number(),
  /** Faults by kind; only kinds that occur. */
  counts: array(object({ kind: faultKind, count: number() })),
  /** Faults by column and kind; only those that occur. */
  columnCounts: array(object({ column: number(), kind: faultKind, count: number() })),
  editCount: number(),
  /** Titles of the template replace headers that differ, or a column of reasons goes. */
  isHeaderChanged: boolean(),
});

export type SheetReport = InferOutput<typeof sheetReport>;

/** Each task has one answer. */
const answer = variant('kind', [
  object({
    kind: literal('report'),
    sheets: array(sheetReport),
    /** Cells that the action has changed. */
    changed: number(),
  }),
  object({ kind: literal('counted'), count: number() }),
  object({ kind: literal('rows'), rows: array(rowView) }),
  object({
    kind: literal('written'),
    bytes,
    /** It has the cells of the checked sheets alone, because the file could not be changed in place. */
    isPlain: boolean(),
  }),
  object({ kind: literal('failed'), code: picklist(FAILURE_CODES) }),
]);

export type CheckAnswer = InferOutput<typeof answer>;

const reply = variant('kind', [
  object({ kind: literal('progress'), id: number(), stage: picklist(['read', 'check']), share: number() }),
  object({ kind: literal('answer'), id: number(), answer }),
]);

export type CheckReply = InferOutput<typeof reply>;

const parse =
  <Schema extends GenericSchema>(schema: Schema) =>
  (message: unknown): InferOutput<Schema> | undefined => {
    const result = safeParse(schema, message);
    return result.success ? result.output : undefined;
  };

/** Undefined for a message of another shape. */
export const parseRequest = parse(request);
/** Undefined for a message of another shape. */
export const parseReply = parse(reply);
