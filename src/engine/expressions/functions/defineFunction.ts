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

/** A function whose work grows with the length of its arguments: the page's budget is charged for them, and for the answer unless it is a text no longer than the first of them. */
export const charged = (definition: FunctionDefinition): FunctionDefinition => ({
  ...definition,
  apply(args, scope) {
    args.forEach((argument) => scope.budget.read(argument));
    const answer = definition.apply(args, scope);
    const [first] = args;
    return typeof answer === 'string' && typeof first === 'string' && answer.length <= first.length ? answer : scope.budget.made(answer);
  },
});
