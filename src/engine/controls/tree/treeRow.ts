import { number, object, optional, string, union } from 'valibot';
import type { InferOutput } from 'valibot';

/** A node as a source answers it that is asked for one branch at a time. */
export const TreeRow = object({
  key: union([string(), number()]),
  text: string(),
  status: optional(number()),
  isleaf: optional(number()),
});
export type TreeRow = InferOutput<typeof TreeRow>;
