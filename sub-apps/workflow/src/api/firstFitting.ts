import { pipe, safeParse, transform, unknown } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';

/**
 * The first items of a list that fit the schema, at most so many: the others are not even looked at, because an answer
 * may be far longer than what was asked for. A value that is no list has none.
 */
export const firstFitting = <Item extends GenericSchema>(item: Item, most: number) =>
  pipe(
    unknown(),
    transform((value): InferOutput<Item>[] => {
      const found: InferOutput<Item>[] = [];
      for (const each of Array.isArray(value) ? (value as unknown[]) : []) {
        if (found.length === most) break;
        const fit = safeParse(item, each);
        if (fit.success) found.push(fit.output);
      }
      return found;
    }),
  );
