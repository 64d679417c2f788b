import { array, fallback, nullish, number, pipe, safeParse, string, transform, union, unknown } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { AppError } from './errors/appError';

/** A text; numbers count as text, nothing as the empty text. */
export const looseString = pipe(
  nullish(union([string(), number()]), ''),
  transform((value) => String(value)),
);

/** A number, also one written as text. */
export const numeric = pipe(
  union([number(), string()]),
  transform((value) => (value === '' ? Number.NaN : Number(value))),
  number(),
);

/** A list of texts; anything else counts as empty. */
export const stringList = fallback(array(looseString), []);

/** A moment in milliseconds: 13 digits as number or text (shell spec §5), or a written date; else undefined. */
export const timestamp = pipe(
  looseString,
  transform((value) => {
    const time = Number(value) || Date.parse(value);
    return Number.isNaN(time) ? undefined : time;
  }),
);

/** A setting that is on: `true`, 1 or '1'. */
export const bit = pipe(
  nullish(unknown(), false),
  transform((value) => value === true || String(value) === '1' || value === 'true'),
);

/** A list; nothing counts as empty. */
export const list = <Item extends GenericSchema>(item: Item) => nullish(array(item), []);

/** The value in the shape the schema promises; a `service` error when the server broke it. */
export function read<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AppError('service', `The answer has another shape: ${issue.message}`, {
    code: 'errors.badAnswer',
    cause: result.issues,
  });
}
