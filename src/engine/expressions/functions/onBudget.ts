import { slowOperations } from '@/common/money/decimal';
import type { Budget } from '../budget';

/** Steps for an operation that needs decimal.js-light; a division takes more. */
export const SLOW_STEPS = 1200;
export const DIVISION_STEPS = 2400;

/** Not read from its module for each operation, which would take as long as the operation. */
const work = slowOperations;

type Operation = (a: number, b: number) => number;

/** Does a decimal-safe operation, and charges it where it needed decimal.js-light. */
export function onBudget(budget: Budget, operation: Operation, a: number, b: number, steps = SLOW_STEPS): number {
  const before = work.count;
  const answer = operation(a, b);
  if (work.count !== before) budget.spend(steps);
  return answer;
}
