import type { GenericSchema, InferOutput } from 'valibot';
import { getDotPath, safeParse } from 'valibot';
import { malformed } from '../domain/refusal';

/** The caller's input in the shape the schema promises; refuses anything else as malformed. */
export function parseInput<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  throw malformed(getDotPath(result.issues[0]) ?? '');
}
