import {
  array,
  boolean,
  check,
  integer,
  literal,
  maxLength,
  minValue,
  nonEmpty,
  nullable,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Day } from '../domain/calendar';
import { parseDay } from '../domain/calendar';
import { plainLines } from '../domain/plainLines';
import { plainName } from '../domain/plainName';
import type { Sorting } from '../domain/query/sorting';

const LONGEST_TEXT = 2_000;
const LONGEST_ID = 64;

/** A trimmed text. Null and undefined become empty, a number becomes its digits. */
export const text = pipe(
  nullish(union([string(), number()]), ''),
  transform((value) => String(value).trim()),
  string(),
  maxLength(LONGEST_TEXT),
);

/** The name of a record: a trimmed text without characters that are not seen. */
export const name = pipe(text, transform(plainName));

/** A trimmed text of several lines without characters that are not seen. */
export const lines = pipe(
  text,
  transform((value) => plainLines(value).trim()),
);

/** The id of a record or a request. */
export const id = pipe(text, maxLength(LONGEST_ID));

/** A text that is not trimmed. */
export const secret = pipe(string(), maxLength(LONGEST_TEXT));

/** Client type 1, a browser (shell spec §4). */
export const clienttypecode = optional(literal('1'));

/** A number; undefined for an empty input. */
export const optionalNumber = pipe(
  nullish(union([number(), literal('')])),
  transform((value) => (typeof value === 'number' ? value : undefined)),
);

/** A list of at most so many entries, empty when it is missing. A longer one is refused before its entries are read. */
export const listOf = <Schema extends GenericSchema>(entry: Schema, most: number) =>
  pipe(
    nullish(unknown(), []),
    check((value) => !Array.isArray(value) || value.length <= most),
    array(entry),
  );

/** A list of at most so many texts. A single text becomes a list of one, null an empty list. */
export const textsUpTo = (most: number) =>
  pipe(
    nullish(unknown(), []),
    transform((value): unknown => (typeof value === 'string' ? [value] : value)),
    listOf(string(), most),
    transform((value): readonly string[] => value.filter((entry) => entry !== '')),
  );

/** A list of texts. */
export const texts = textsUpTo(Infinity);

/** A yes or no: 1, '1' and true are yes; missing is no. */
export const bit = pipe(
  nullish(union([number(), string(), boolean()]), 0),
  transform((value) => value === true || String(value) === '1'),
);

/** A calendar day; undefined for an empty text. */
export const optionalDay = pipe(
  text,
  check((value) => value === '' || parseDay(value) !== undefined),
  transform((value): Day | undefined => parseDay(value)),
);

const MOST_FILES = 100;
/** The address of a file: of the storage, or a path of the platform; nothing that a browser would run. */
const FILE_ADDRESS = /^(https?:\/\/|\/(?![/\\]))\S+$/i;
const file = object({
  url: pipe(string(), nonEmpty(), maxLength(LONGEST_TEXT), regex(FILE_ADDRESS)),
  filename: pipe(string(), nonEmpty(), maxLength(LONGEST_TEXT)),
  type: secret,
  date: secret,
  datetime: secret,
});

/** Files of a control; undefined (not in the form) keeps the value, null clears it. */
export const files = pipe(
  optional(nullable(pipe(array(file), maxLength(MOST_FILES)))),
  transform((value) => (value === null ? [] : value)),
);

const LARGEST_PAGE = 5_000;
const DEFAULT_PAGE_SIZE = 20;
const wholeNumber = pipe(union([number(), pipe(string(), transform(Number))]), integer());

/** A page number; the query clamps it. */
export const pageIndex = nullish(wholeNumber, 1);
export const pageSize = pipe(
  nullish(pipe(wholeNumber, minValue(1)), DEFAULT_PAGE_SIZE),
  transform((size) => Math.min(size, LARGEST_PAGE)),
);

/** The rows are sorted anew by each field. */
const MOST_SORTED_FIELDS = 10;
const sorting = listOf(object({ field: string(), order: picklist(['asc', 'desc']) }), MOST_SORTED_FIELDS);

/** The paging fields of business queries (business spec §3). */
export const pagingEntries = { __pageindex: pageIndex, __pagesize: pageSize, __sorting: sorting };

export const toPageRequest = (input: { __pageindex: number; __pagesize: number; __sorting: readonly Sorting[] }) => ({
  index: input.__pageindex,
  size: input.__pagesize,
  sorting: input.__sorting,
});
