import type { GenericSchema, InferOutput } from 'valibot';
import { getDotPath, safeParse } from 'valibot';
import { malformed } from '../domain/apiError';
import { isTooDeep } from './levels';

/** Parses the input with the schema. Throws 400 with the path of the first invalid field, and for too many levels. */
export function parseInput<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> {
  if (isTooDeep(value)) throw malformed('');
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  throw malformed(getDotPath(result.issues[0]) ?? '');
}
