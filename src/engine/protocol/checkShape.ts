import { isRecord } from '@/common/isRecord';
import { SHAPES } from './generated/shapes';
import { at, issue, unknownWord } from './issues';
import type { Issue } from './issues';
import { compileShape } from './shape';
import { compileKeys } from './unknownKeys';
import type { KeyCheck } from './unknownKeys';
import type { Check, Shape } from './shape';

/** Shapes of the protocol's parts that are known so far, by name; each is compiled when it is first asked for. */
const shapes = new Map<string, Shape>(Object.entries(SHAPES));
const checks = new Map<string, Check>();
const keys = new Map<string, KeyCheck | undefined>();

/** Adds the parts that describe more control types. */
export function addShapes(more: Readonly<Record<string, Shape>>): void {
  Object.entries(more).forEach(([name, shape]) => shapes.set(name, shape));
}

const shapeOf = (name: string): Shape => shapes.get(name) ?? {};

function checkOf(name: string): Check {
  const known = checks.get(name);
  if (known) return known;
  const check = compileShape(shapeOf(name), checkOf);
  checks.set(name, check);
  return check;
}

function keysOf(name: string): KeyCheck | undefined {
  if (!keys.has(name)) {
    // A shape may speak of itself: until it is compiled, it knows no keys.
    keys.set(name, undefined);
    keys.set(name, compileKeys(shapeOf(name), { shape: shapeOf, keys: keysOf }));
  }
  return keys.get(name);
}

/** Names of the actions that the schema knows. */
export const knownActions = (): readonly string[] =>
  [...shapes.keys()].filter((name) => name.endsWith('Step')).map((name) => name.slice(0, -'Step'.length));

/** Whether the schema has such a part, for example `textControl` or `openpageStep`. */
export function hasShape(name: string): boolean {
  return shapes.has(name);
}

/** So many faulty parts are removed one by one, and after them the properties that hold them: a long list stays cheap. */
const MAX_SINGLE_PARTS = 20;

/** A part of the protocol with the properties that can be used. */
export interface Fitted {
  /** Errors, each of another part, and then warnings of unknown keys. */
  readonly issues: readonly Issue[];
  /**
   * The value without the parts that do not fit; undefined when something that it needs is among them. An item that was
   * removed from a list leaves `undefined` in its place, so that the paths of the others stay true: see `withoutGaps`.
   */
  readonly usable?: unknown;
}

type Trail = readonly (string | number)[];

/** A copy of a value without the property at the end of a trail, or with a gap in place of the item of a list. */
function without(value: unknown, [key, ...rest]: Trail): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => {
      if (index !== key) return item;
      return rest.length > 0 ? without(item, rest) : undefined;
    });
  if (!isRecord(value) || key === undefined) return value;
  if (rest.length > 0) return { ...value, [key]: without(value[key], rest) };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** The same value without the gaps that items leave when they are removed from their lists. */
export function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutGaps);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutGaps(part)]));
}

/**
 * Checks one part against the schema and removes each property, and each item of a list, that does not fit, as if it
 * were not there; nested controls, events and steps are not looked at.
 */
export function fitShape(name: string, value: unknown, path: string): Fitted {
  const check = checkOf(name);
  const issues: Issue[] = [];
  const removed = new Set<string>();
  let usable = value;
  for (let misfit = check(usable); misfit; misfit = check(usable)) {
    const place = misfit.trail.reduce(at, path);
    // A required property that was removed is told already, and so is a list that became too short.
    if (!removed.has(misfit.code === 'required' ? at(place, misfit.expected) : place))
      issues.push(issue(misfit.code, place, { expected: misfit.expected }));
    const part = issues.length > MAX_SINGLE_PARTS ? misfit.trail.slice(0, 1) : misfit.trail;
    if (part.length === 0) {
      usable = undefined;
      break;
    }
    removed.add(part.reduce(at, path));
    if (typeof part.at(-1) === 'number') removed.add(part.slice(0, -1).reduce(at, path));
    usable = without(usable, part);
  }
  (keysOf(name)?.(value) ?? []).forEach(({ trail, key, known }) =>
    issues.push(unknownWord(issue('unknown-key', [...trail, key].reduce(at, path), { key }, 'warning'), key, known)),
  );
  return { issues, usable };
}

/** Everything that is wrong with one part of the protocol by the schema. */
export const checkShape = (name: string, value: unknown, path: string): readonly Issue[] =>
  fitShape(name, value, path).issues;
