type Primitive = string | number | boolean | null | undefined;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A list or an object counts as undefined in arithmetic, so that nothing is called to convert it. */
const primitive = (value: unknown): Primitive => (isObject(value) ? undefined : (value as Primitive));

/** Objects are equal to themselves alone; primitives compare as in JavaScript. */
const isSame = (left: unknown, right: unknown): boolean =>
  isObject(left) || isObject(right) ? left === right : (left as Primitive) == (right as Primitive);

type Binary = (left: unknown, right: unknown) => unknown;
const on =
  (compute: (a: never, b: never) => unknown): Binary =>
  (left, right) =>
    compute(primitive(left) as never, primitive(right) as never);

/** The results of JavaScript's operators on primitives, as in page expressions. */
export const BINARY: ReadonlyMap<string, Binary> = new Map<string, Binary>([
  ['+', on((a: number, b: number) => a + b)],
  ['-', on((a: number, b: number) => a - b)],
  ['*', on((a: number, b: number) => a * b)],
  ['/', on((a: number, b: number) => a / b)],
  ['%', on((a: number, b: number) => a % b)],
  ['==', isSame],
  ['!=', (left, right) => !isSame(left, right)],
  ['===', (left, right) => left === right],
  ['!==', (left, right) => left !== right],
  ['<', on((a: number, b: number) => a < b)],
  ['>', on((a: number, b: number) => a > b)],
  ['<=', on((a: number, b: number) => a <= b)],
  ['>=', on((a: number, b: number) => a >= b)],
]);

/** Whether the left operand decides, so that the right one is not evaluated. */
export const SHORT_CIRCUIT: ReadonlyMap<string, (left: unknown) => boolean> = new Map<
  string,
  (left: unknown) => boolean
>([
  ['&&', (left) => !left],
  ['||', (left) => Boolean(left)],
  ['??', (left) => left !== null && left !== undefined],
]);

export const UNARY: ReadonlyMap<string, (value: unknown) => unknown> = new Map<string, (value: unknown) => unknown>([
  ['!', (value) => !value],
  ['-', (value) => -(primitive(value) as number)],
  ['+', (value) => +(primitive(value) as number)],
]);

/** The value of an own property; undefined for any other one, so that no prototype is read. */
export function ownValue(target: unknown, key: unknown): unknown {
  if (target === null || target === undefined || typeof target === 'function') return undefined;
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  return Object.hasOwn(Object(target) as object, key) ? (target as Record<string | number, unknown>)[key] : undefined;
}
