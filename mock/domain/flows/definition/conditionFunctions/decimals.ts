import { slowOperations } from '../../../../../src/common/money/decimal';
import type { ConditionBudget } from '../conditionBudget';

/** Steps for an operation that scaled integers cannot do, and for such a division. */
export const SLOW_STEPS = 300;
export const DIVISION_STEPS = 600;

/** Not read from its module for each operation, which would take as long as the operation. */
const work = slowOperations;

/** A decimal-safe operation that is charged where it is slow. */
export const charged =
  (operation: (a: number, b: number) => number, budget: ConditionBudget, steps = SLOW_STEPS) =>
  (a: number, b: number): number => {
    const before = work.count;
    const result = operation(a, b);
    if (work.count !== before) budget.spend(steps);
    return result;
  };
