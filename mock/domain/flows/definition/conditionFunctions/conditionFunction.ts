import type { ConditionBudget } from '../conditionBudget';

interface Arguments {
  /** How many it takes. */
  min: number;
  max: number;
}

/** A function that reads all its arguments. */
interface EagerFunction extends Arguments {
  /** Steps for each character and item of its arguments; one when left out. */
  weight?: number;
  /** Steps for each argument whatever its length; none when left out. */
  cost?: number;
  /** Whether its result changes with the time. */
  readsClock?: boolean;
  apply(args: readonly unknown[], budget: ConditionBudget): unknown;
}

/** A function that reads only the arguments that it needs. */
interface LazyFunction extends Arguments {
  choose(args: readonly (() => unknown)[]): unknown;
}

/** A function of the condition language. It has the results of the page function of the same name. */
export type ConditionFunction = EagerFunction | LazyFunction;

/** By names in lower case. */
export type FunctionTable = Readonly<Record<string, ConditionFunction>>;

export const MANY = 100;

/** Steps for a character of a text that is read as a number, and for an item that is compared with another value. */
export const PER_DIGIT = 3;
export const PER_COMPARED = 20;
