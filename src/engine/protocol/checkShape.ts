import { SHAPES } from './generated/shapes';
import { at, issue, unknownWord } from './issues';
import type { Issue } from './issues';
import { compileShape } from './shape';
import type { Check, Shape } from './shape';

/** Shapes of the protocol's parts that are known so far, by name; each is compiled when it is first asked for. */
const shapes = new Map<string, Shape>(Object.entries(SHAPES));
const checks = new Map<string, Check>();
const keys = new Map<string, readonly string[]>();

/** Adds the parts that describe more control types. */
export function addShapes(more: Readonly<Record<string, Shape>>): void {
  Object.entries(more).forEach(([name, shape]) => shapes.set(name, shape));
}

function checkOf(name: string): Check {
  const known = checks.get(name);
  if (known) return known;
  const check = compileShape(shapes.get(name) ?? {}, checkOf);
  checks.set(name, check);
  return check;
}

function keysOf(name: string): readonly string[] {
  const listed = keys.get(name);
  if (listed) return listed;
  const shape = shapes.get(name) ?? {};
  const found = [...(shape.$ref === undefined ? [] : keysOf(shape.$ref)), ...Object.keys(shape.properties ?? {}), ...(shape.allOf ?? []).flatMap((part) => (part.$ref === undefined ? Object.keys(part.properties ?? {}) : keysOf(part.$ref)))];
  keys.set(name, found);
  return found;
}

/** Names of the actions that the schema knows. */
export const knownActions = (): readonly string[] => [...shapes.keys()].filter((name) => name.endsWith('Step')).map((name) => name.slice(0, -'Step'.length));

/** Whether the schema has such a part, for example `textControl` or `openpageStep`. */
export function hasShape(name: string): boolean {
  return shapes.has(name);
}

/** Checks one part against the schema; nested controls and steps are not looked at. Answers the first error, or warnings of unknown keys. */
export function checkShape(name: string, value: unknown, path: string): Issue[] {
  const misfit = checkOf(name)(value);
  if (!misfit) return warnUnknownKeys(name, value, path);
  return [issue(misfit.code, misfit.trail.reduce(at, path), { expected: misfit.expected })];
}

function warnUnknownKeys(name: string, value: unknown, path: string): Issue[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = keysOf(name);
  return Object.keys(value).filter((key) => !known.includes(key)).map((key) => unknownWord(issue('unknown-key', at(path, key), { key }, 'warning'), key, known));
}
