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

/** Checks one part against the schema; nested controls, events and steps are not looked at. Answers the first error, or warnings of unknown keys. */
export function checkShape(name: string, value: unknown, path: string): Issue[] {
  const misfit = checkOf(name)(value);
  if (!misfit)
    return (keysOf(name)?.(value) ?? []).map(({ trail, key, known }) =>
      unknownWord(issue('unknown-key', [...trail, key].reduce(at, path), { key }, 'warning'), key, known),
    );
  return [issue(misfit.code, misfit.trail.reduce(at, path), { expected: misfit.expected })];
}
