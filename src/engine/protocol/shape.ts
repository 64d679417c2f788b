import { isRecord } from '@/common/isRecord';
import type { IssueCode } from './issues';

/** The part of JSON Schema that the protocol uses, without its descriptions. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Shape;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape;
  readonly allOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
}

/** The first thing that does not fit, where it is, and what it should be. */
export interface Misfit {
  readonly code: IssueCode;
  readonly expected: string;
  /** Keys from the value that was checked to the part that is wrong. */
  readonly trail: readonly (string | number)[];
}

export type Check = (value: unknown) => Misfit | undefined;

const misfit = (code: IssueCode, expected: unknown): Misfit => ({
  code,
  expected: Array.isArray(expected) ? expected.join(', ') : String(expected),
  trail: [],
});

const below = (key: string | number, found: Misfit): Misfit => ({ ...found, trail: [key, ...found.trail] });

const takesAnything = (shape: Shape = {}): boolean => Object.keys(shape).length === 0;

const IS_TYPE: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isRecord,
};

/**
 * One check per keyword, in the order in which they are told: the type first, then the value itself, then its parts. In
 * plain loops: a page of a thousand controls goes through tens of thousands of them before it is seen.
 */
const KEYWORDS: {
  readonly [K in keyof Shape]-?: (
    wanted: NonNullable<Shape[K]>,
    compile: (shape: Shape) => Check,
    named: (ref: string) => Check,
  ) => Check;
} = {
  type(wanted) {
    const types = [wanted].flat();
    const [isFirst = () => false, ...others] = types.flatMap((type) => IS_TYPE[type] ?? []);
    return (value) =>
      isFirst(value) || (others.length > 0 && others.some((is) => is(value))) ? undefined : misfit('type', types);
  },
  minimum: (least) => (value) => (typeof value === 'number' && value < least ? misfit('range', least) : undefined),
  maximum: (most) => (value) => (typeof value === 'number' && value > most ? misfit('range', most) : undefined),
  exclusiveMinimum: (bound) => (value) =>
    typeof value === 'number' && value <= bound ? misfit('range', bound) : undefined,
  minLength: (least) => (value) =>
    typeof value === 'string' && [...value].length < least ? misfit('range', least) : undefined,
  pattern(source) {
    const expression = new RegExp(source, 'u');
    return (value) => (typeof value === 'string' && !expression.test(value) ? misfit('pattern', source) : undefined);
  },
  $ref(ref, _compile, named) {
    // Found when it is first needed: a shape may speak of itself.
    let check: Check | undefined;
    return (value) => (check ??= named(ref))(value);
  },
  const: (wanted) => (value) => (value === wanted ? undefined : misfit('enum', wanted)),
  enum: (wanted) => (value) => (wanted.includes(value) ? undefined : misfit('enum', wanted)),
  allOf: (shapes, compile) => first(shapes.map(compile)),
  anyOf(shapes, compile) {
    const [one, ...others] = shapes.map(compile);
    return (value) => {
      const found = one?.(value);
      return found && others.every((other) => other(value)) ? found : undefined;
    };
  },
  minItems: (least) => (value) =>
    Array.isArray(value) && value.filter((item) => item !== undefined).length < least
      ? misfit('range', least)
      : undefined,
  maxItems: (most) => (value) => (Array.isArray(value) && value.length > most ? misfit('range', most) : undefined),
  items(shape, compile) {
    const check = compile(shape);
    return (value) => {
      if (!Array.isArray(value)) return undefined;
      for (let index = 0; index < value.length; index += 1) {
        // JSON has no undefined: this item did not fit and was removed.
        const found = value[index] === undefined ? undefined : check(value[index]);
        if (found) return below(index, found);
      }
      return undefined;
    };
  },
  required: (keys) => (value) => {
    if (!isRecord(value)) return undefined;
    for (const key of keys) if (value[key] === undefined) return misfit('required', key);
    return undefined;
  },
  properties(shapes, compile) {
    const keys = Object.keys(shapes).filter((key) => !takesAnything(shapes[key]));
    const checks = keys.map((key) => compile(shapes[key] ?? {}));
    return (value) => {
      if (!isRecord(value)) return undefined;
      for (let index = 0; index < keys.length; index += 1) {
        const key = keys[index] as string;
        const found = value[key] === undefined ? undefined : checks[index]?.(value[key]);
        if (found) return below(key, found);
      }
      return undefined;
    };
  },
  additionalProperties(shape, compile) {
    if (takesAnything(shape)) return () => undefined;
    const check = compile(shape);
    return (value) => {
      if (!isRecord(value)) return undefined;
      for (const key of Object.keys(value)) {
        const found = check(value[key]);
        if (found) return below(key, found);
      }
      return undefined;
    };
  },
};

function first(checks: readonly Check[]): Check {
  const [only] = checks;
  if (only && checks.length === 1) return only;
  return (value) => {
    for (let index = 0; index < checks.length; index += 1) {
      const found = checks[index]?.(value);
      if (found) return found;
    }
    return undefined;
  };
}

/** A shape as closures: the content security policy lets nothing be compiled to code in the browser. `named` finds what a reference speaks of. */
export function compileShape(shape: Shape, named: (ref: string) => Check): Check {
  const compile = (part: Shape): Check => compileShape(part, named);
  const keywords = Object.keys(KEYWORDS) as (keyof Shape)[];
  return first(
    keywords
      .filter((keyword) => shape[keyword] !== undefined)
      .map((keyword) =>
        (
          KEYWORDS[keyword] as (
            wanted: unknown,
            compile: (part: Shape) => Check,
            named: (ref: string) => Check,
          ) => Check
        )(shape[keyword], compile, named),
      ),
  );
}
