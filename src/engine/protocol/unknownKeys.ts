import { isRecord } from '@/common/isRecord';
import type { Shape } from './shape';

export interface UnknownKey {
  readonly key: string;
  /** Keys that the object may have. */
  readonly known: readonly string[];
  /** Keys from the value that was looked at to the object. */
  readonly trail: readonly (string | number)[];
}

/** Finds keys, however deep, that a shape does not know. */
export type KeyCheck = (value: unknown) => readonly UnknownKey[];

/** What a reference speaks of. */
export interface NamedShapes {
  shape(name: string): Shape;
  /** Undefined when there is nothing to find. */
  keys(name: string): KeyCheck | undefined;
}

const NONE: readonly UnknownKey[] = [];

const below = (step: string | number, found: readonly UnknownKey[]): readonly UnknownKey[] =>
  found.length === 0 ? found : found.map((one) => ({ ...one, trail: [step, ...one.trail] }));

/** A shape and those that it is made of. */
const partsOf = (shape: Shape, named: NamedShapes): readonly Shape[] => [
  shape,
  ...(shape.allOf ?? []).flatMap((part) => partsOf(part.$ref === undefined ? part : named.shape(part.$ref), named)),
];

/** Undefined when the shape takes any key wherever it has keys. */
export function compileKeys(shape: Shape, named: NamedShapes): KeyCheck | undefined {
  if (shape.$ref !== undefined) return named.keys(shape.$ref);
  const parts = partsOf(shape, named);
  const properties = Object.entries<Shape>(Object.assign({}, ...parts.map((part) => part.properties)));
  const known = properties.map(([key]) => key);
  const isClosed = known.length > 0 && parts.every((part) => part.additionalProperties === undefined);
  const inside = properties.flatMap(([key, part]) => {
    const check = compileKeys(part, named);
    return check ? [[key, check] as const] : [];
  });
  const item = shape.items && compileKeys(shape.items, named);
  const other = shape.additionalProperties && compileKeys(shape.additionalProperties, named);
  if (!isClosed && inside.length === 0 && !item && !other) return undefined;
  return (value) => {
    if (Array.isArray(value)) return item ? value.flatMap((one, index) => below(index, item(one))) : NONE;
    if (!isRecord(value)) return NONE;
    const keys = Object.keys(value);
    return [
      ...(isClosed ? keys.filter((key) => !known.includes(key)).map((key) => ({ key, known, trail: [] })) : NONE),
      ...inside.flatMap(([key, check]) => below(key, check(value[key]))),
      ...(other ? keys.filter((key) => !known.includes(key)).flatMap((key) => below(key, other(value[key]))) : NONE),
    ];
  };
}
