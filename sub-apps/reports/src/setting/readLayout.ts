import { array, number, object, picklist, safeParse, string } from 'valibot';
import type { Layout } from '../api/reportQuery';

const layoutSchema = object({
  rows: array(string()),
  columns: array(string()),
  values: array(string()),
  marks: array(object({ measure: string(), kind: picklist(['bar', 'above', 'below']), limit: number() })),
});

/** A layout that was kept as unsaved input; undefined if it is none. */
export function readLayout(content: unknown): Layout | undefined {
  const parsed = safeParse(layoutSchema, content);
  return parsed.success ? parsed.output : undefined;
}
