import type { GenericSchema, InferOutput } from 'valibot';
import { getDotPath, safeParse } from 'valibot';
import { malformed } from '../domain/apiError';
import { isTooLarge } from './inputSize';

/** Parses the input with the schema. Throws 400 with the path of the first invalid field, and for too large an input. */
export function parseInput<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> {
  if (isTooLarge(value)) throw malformed('');
  const result = safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw malformed(getDotPath(result.issues[0]) ?? '');
}
