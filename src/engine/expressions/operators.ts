import type { Evaluate } from './scope';

type Primitive = string | number | boolean | null | undefined;
export type Binary = (left: unknown, right: unknown) => unknown;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Arithmetic works on primitives: an object or a list in their place counts as undefined, so nothing is ever called to convert it. */
function primitive(value: unknown): Primitive {
  return isObject(value) ? undefined : (value as Primitive);
}

/** Objects and lists are equal to themselves alone; primitives compare as in JavaScript. */
const isSame: Binary = (left, right) =>
  isObject(left) || isObject(right) ? left === right : (left as Primitive) == (right as Primitive);

type Compute = (a: never, b: never) => unknown;
const on =
  (compute: Compute): Binary =>
  (left, right) =>
    compute(primitive(left) as never, primitive(right) as never);

/** Same results as JavaScript's operators on primitives. */
export const BINARY: Readonly<Record<string, Binary>> = {
  '+': on((a: number, b: number) => a + b),
  '-': on((a: number, b: number) => a - b),
  '*': on((a: number, b: number) => a * b),
  '/': on((a: number, b: number) => a / b),
  '%': on((a: number, b: number) => a % b),
  '==': isSame,
  '!=': (left, right) => !isSame(left, right),
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  '<': on((a: number, b: number) => a < b),
  '>': on((a: number, b: number) => a > b),
  '<=': on((a: number, b: number) => a <= b),
  '>=': on((a: number, b: number) => a >= b),
};

/** The second operand is evaluated only when the first does not decide. */
export const SHORT_CIRCUIT: Readonly<Record<string, (left: Evaluate, right: Evaluate) => Evaluate>> = {
  '&&': (left, right) => (scope) => left(scope) && right(scope),
  '||': (left, right) => (scope) => left(scope) || right(scope),
  '??': (left, right) => (scope) => left(scope) ?? right(scope),
};

export const UNARY: Readonly<Record<string, (value: unknown) => unknown>> = {
  '!': (value) => !value,
  '-': (value) => -(primitive(value) as number),
  '+': (value) => +(primitive(value) as number),
};
