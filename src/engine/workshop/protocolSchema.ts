import schema from '../protocol/generated/protocol.schema.json';
import type { JsonSchema } from './schemaAt';

/** The schema of a page. */
export const protocolSchema = schema as JsonSchema;
