import type { ConditionValues } from './condition';
import { checkCondition, compileCondition } from './condition';
import { createBudget } from './conditionBudget';
import type { Branch, ConditionNode } from './flow';

/**
 * The first branch whose condition holds, from left to right; else the last one. A condition that is wrong does not hold, and all share
 * one budget.
 * @param values As `conditionValues` gives them.
 */
export function takenBranch({ branches }: ConditionNode, values: ConditionValues): Branch | undefined {
  const budget = createBudget();
  return branches.find(
    ({ condition }, place) =>
      place === branches.length - 1 ||
      (!checkCondition(condition) && compileCondition(condition).holds(values, budget)),
  );
}
