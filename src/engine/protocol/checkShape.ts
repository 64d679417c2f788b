import { KNOWN_KEYS } from './generated/knownKeys';
import * as core from './generated/validate';
import type { SchemaError, Validate } from './generated/validator';
import { at, issue, unknownWord } from './issues';
import type { Issue, IssueCode } from './issues';

/** Validators and keys of the schema's parts that are known so far. */
const shapes = { validators: { ...core } as Record<string, Validate>, keys: { ...KNOWN_KEYS } };

/** Adds the parts that describe more control types. */
export function addShapes(validators: Readonly<Record<string, Validate>>, keys: typeof KNOWN_KEYS): void {
  Object.assign(shapes.validators, validators);
  Object.assign(shapes.keys, keys);
}

const CODES: Record<string, IssueCode> = { required: 'required', type: 'type', enum: 'enum', const: 'enum', pattern: 'pattern', minimum: 'range', maximum: 'range', exclusiveMinimum: 'range', minItems: 'range', anyOf: 'type' };

function pathOf(base: string, error: SchemaError): string {
  return error.instancePath.split('/').slice(1).reduce((path, key) => at(path, /^\d+$/.test(key) ? Number(key) : key), base);
}

function paramsOf(error: SchemaError): Record<string, string> {
  const { missingProperty, type, allowedValues, pattern, limit } = error.params;
  const expected = missingProperty ?? type ?? allowedValues ?? pattern ?? limit;
  return { expected: Array.isArray(expected) ? expected.join(', ') : typeof expected === 'string' || typeof expected === 'number' ? String(expected) : (error.message ?? '') };
}

function toIssue(base: string, error: SchemaError): Issue {
  return issue(CODES[error.keyword] ?? 'schema', pathOf(base, error), paramsOf(error));
}

/** Names of the actions that the schema knows. */
export const knownActions = (): readonly string[] => Object.keys(shapes.keys).filter((name) => name.endsWith('Step')).map((name) => name.slice(0, -'Step'.length));

/** Whether the schema has such a part, for example `textControl` or `openpageStep`. */
export function hasShape(name: string): boolean {
  return name in shapes.keys;
}

/**
 * Checks one part against the schema; nested controls and steps are not looked at. The first error of a place is the
 * one to show, since alternatives (`anyOf`) report every branch.
 */
export function checkShape(name: string, value: unknown, path: string): Issue[] {
  const validate = shapes.validators[name];
  if (!validate || validate(value)) return warnUnknownKeys(name, value, path);
  return (validate.errors ?? []).slice(0, 1).map((error) => toIssue(path, error));
}

function warnUnknownKeys(name: string, value: unknown, path: string): Issue[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = shapes.keys[name];
  if (!known) return [];
  return Object.keys(value).filter((key) => !known.includes(key)).map((key) => unknownWord(issue('unknown-key', at(path, key), { key }, 'warning'), key, known));
}
