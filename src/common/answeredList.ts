import { array, nullable, pipe, rawTransform, safeParse, unknown } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';

/**
 * The items of a list that an answer is about, without those that do not fit. Neither a value that is no list nor a list
 * of nothing that fits is an empty one, which a person would take for "there is nothing". Reads at most so many items: the
 * others are not even looked at, because an answer may be far longer than what was asked for.
 */
export const answeredList = <Item extends GenericSchema>(item: Item, most = Infinity) =>
  pipe(
    array(unknown()),
    rawTransform(({ dataset: { value: values }, addIssue, NEVER }): InferOutput<Item>[] => {
      const found: InferOutput<Item>[] = [];
      for (const each of values) {
        if (found.length === most) break;
        const fit = safeParse(item, each);
        if (fit.success) found.push(fit.output);
      }
      if (found.length > 0 || values.length === 0) return found;
      addIssue({ message: 'None of the items fits' });
      return NEVER;
    }),
  );

/**
 * The rows of a page, beside their count. Null is a page without rows, as many a server writes it; a missing list is a
 * failure, and so is an answer that is null itself.
 */
export const answeredRows = <Item extends GenericSchema>(item: Item, most = Infinity) =>
  nullable(answeredList(item, most), []);
