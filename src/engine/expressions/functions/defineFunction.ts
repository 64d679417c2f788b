import type { Evaluate, Scope } from '../scope';

/** A function of the expression language. Names are written in lower case and called in any case. What each does: `reference.ts`. */
export interface FunctionDefinition {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Takes whatever a page holds, and throws for none of it. */
  apply(args: readonly unknown[], scope: Scope): unknown;
  /** For functions that do not evaluate all their arguments. */
  lazy?(args: readonly Evaluate[], scope: Scope): unknown;
}

export const MANY = 100;

export function defineFunction(definition: FunctionDefinition): FunctionDefinition {
  return definition;
}
