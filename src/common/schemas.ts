import { array, fallback, nullish, number, pipe, safeParse, string, transform, union, unknown } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { AppError } from './errors/appError';

/** A text; a number becomes text, null and undefined become the empty text. */
export const looseString = pipe(
  nullish(union([string(), number()]), ''),
  transform((value) => String(value)),
);

/** A number, or a number written as text. */
export const numeric = pipe(
  union([number(), string()]),
  transform((value) => (value === '' ? Number.NaN : Number(value))),
  number(),
);

/** A list of texts; any other value becomes the empty list. */
export const stringList = fallback(array(looseString), []);

/** The time furthest from 1970 that a `Date` can have. */
const MAX_TIME = 8.64e15;

/** Milliseconds since 1970, from 13 digits as number or text (shell spec §5) or from a written date; else undefined. */
export const timestamp = pipe(
  looseString,
  transform((value) => {
    const time = Number(value) || Date.parse(value);
    return Math.abs(time) <= MAX_TIME ? time : undefined;
  }),
);

/** A boolean; `true`, 'true', 1 and '1' are true. */
export const bit = pipe(
  nullish(unknown(), false),
  transform((value) => value === true || String(value) === '1' || value === 'true'),
);

/** A list; null and undefined become the empty list. */
export const list = <Item extends GenericSchema>(item: Item) => nullish(array(item), []);

/** The items that fit the schema. */
const fitting = <Item extends GenericSchema>(item: Item, values: readonly unknown[]): InferOutput<Item>[] =>
  values.flatMap((each) => {
    const fit = safeParse(item, each);
    return fit.success ? [fit.output] : [];
  });

/** A list of the items that fit the schema: others are left out, and a value that is no list has none. */
export const fittingList = <Item extends GenericSchema>(item: Item) =>
  pipe(
    unknown(),
    transform((value) => fitting(item, Array.isArray(value) ? (value as unknown[]) : [])),
  );

/** Parses a value of the server. Throws a `service` error when it does not fit the schema. */
export function read<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AppError('service', `The answer has another shape: ${issue.message}`, {
    code: 'errors.badAnswer',
    cause: result.issues,
  });
}
