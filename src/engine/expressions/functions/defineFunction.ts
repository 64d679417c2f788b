/** A function of the expression language. Names are written in lower case and called in any case. */
export interface FunctionDefinition {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** One line for the reference. */
  readonly summary: string;
  apply(args: readonly unknown[]): unknown;
  /** For functions that do not evaluate all their arguments. */
  lazy?(args: readonly (() => unknown)[]): unknown;
}

export const MANY = 100;

export function defineFunction(definition: FunctionDefinition): FunctionDefinition {
  return definition;
}
