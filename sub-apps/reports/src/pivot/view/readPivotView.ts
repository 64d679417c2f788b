import { fittingList } from '@atrium/common/schemas';
import {
  array,
  boolean,
  fallback,
  literal,
  maxLength,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
  transform,
  variant,
} from 'valibot';
import type { InferOutput } from 'valibot';

/** Groups whose folds are kept; those that were folded last. */
const MOST_FOLDED = 500;
const MOST_LEVELS = 20;
/** Of the longest path of members. */
const LONGEST_ID = 5_000;

const text = pipe(string(), maxLength(LONGEST_ID));
const order = picklist(['asc', 'desc']);
const sorting = fallback(
  optional(
    variant('by', [
      object({ by: literal('value'), path: pipe(array(text), maxLength(MOST_LEVELS)), value: text, order }),
      object({ by: literal('dimension'), dimension: text, order }),
    ]),
  ),
  undefined,
);
const folded = pipe(
  fittingList(text),
  transform((ids): readonly string[] => [...new Set(ids)].slice(-MOST_FOLDED)),
);
const sortings = object({ rows: sorting, columns: sorting });
const viewSchema = object({
  sorting: fallback(optional(sortings, {}), {}),
  foldedRows: optional(folded, []),
  foldedColumns: optional(folded, []),
  showSubtotals: fallback(optional(boolean(), true), true),
});
const keptSchema = fallback(viewSchema, parse(viewSchema, {}));

/** What a person has sorted, folded and left out of a cross table, as JSON that can be kept. */
export type KeptPivotView = InferOutput<typeof keptSchema>;

/** Reads what was kept of a cross table. What cannot be read is as in a table that nobody has changed. */
export const readPivotView = (kept: unknown): KeptPivotView => parse(keptSchema, kept);
