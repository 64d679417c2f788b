import { ConditionError } from './conditionError';

/** Steps of an evaluation. A step stands for about 10 ns. */
const MOST_STEPS = 1_000_000;
/** Characters of a text that a condition may make, as on pages. */
const LONGEST_TEXT = 100_000;
/** Characters that a search compares in a step. */
const COMPARED_PER_STEP = 32;

/** What the evaluation of conditions may still use. Each call throws a ConditionError when nothing is left. */
export interface ConditionBudget {
  spend(steps: number): void;
  /** Charges a text, or a list with the texts in it. @param weight Steps for each character and item. */
  read<T>(value: T, weight?: number): T;
  /** Charges a search, which may compare the part at every place of the whole. */
  search(whole: string, part: string): void;
  /** Charges a text before it is made. */
  make(characters: number): void;
}

const sizeOf = (value: unknown): number => (typeof value === 'string' ? value.length : 1);

export function createBudget(steps = MOST_STEPS): ConditionBudget {
  let left = steps;
  const tooMuch = () => new ConditionError('flow.condition.too_much');
  const budget: ConditionBudget = {
    spend(spent) {
      left -= spent;
      if (left < 0) throw tooMuch();
    },
    read(value, weight = 1) {
      if (weight === 0) return value;
      if (typeof value === 'string') budget.spend(value.length * weight);
      // Item by item, so that a long list ends as soon as it is too long.
      else if (Array.isArray(value)) for (const item of value) budget.spend((1 + sizeOf(item)) * weight);
      return value;
    },
    search: (whole, part) => budget.spend(Math.ceil((whole.length * part.length) / COMPARED_PER_STEP)),
    make(characters) {
      if (characters > LONGEST_TEXT) throw tooMuch();
      budget.spend(characters);
    },
  };
  return budget;
}
