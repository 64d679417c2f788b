import type { Evaluate, Scope } from '../scope';

/** A function of the expression language. Names are written in lower case and called in any case. What each does: `reference.ts`. */
export interface FunctionDefinition {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Steps for each character and entry of its arguments, as measured; one when left out. */
  readonly weight?: number;
  /** Steps for each argument whatever its length, where that is more than a few; none when left out. */
  readonly cost?: number;
  /** Takes whatever a page holds, and throws for none of it. */
  apply(args: readonly unknown[], scope: Scope): unknown;
  /** For functions that do not evaluate all their arguments. */
  lazy?(args: readonly Evaluate[], scope: Scope): unknown;
}

export const MANY = 100;
/** Steps for an item of a list that is compared with another value. */
export const STEPS_PER_COMPARED_ITEM = 80;

export function defineFunction(definition: FunctionDefinition): FunctionDefinition {
  return definition;
}

/** A function that makes texts or lists: the page's budget is charged for the answer, unless it is a text no longer than the first argument. */
export const making = (definition: FunctionDefinition): FunctionDefinition => ({
  ...definition,
  apply(args, scope) {
    const answer = definition.apply(args, scope);
    const [first] = args;
    return typeof answer === 'string' && typeof first === 'string' && answer.length <= first.length
      ? answer
      : scope.budget.made(answer);
  },
});
