import { add, div } from '../../../../../src/common/money/decimal';
import { round } from '../../../../../src/common/money/round';
import type { ConditionBudget } from '../conditionBudget';
import type { ConditionFunction, FunctionTable } from './conditionFunction';
import { MANY, PER_COMPARED, PER_DIGIT } from './conditionFunction';
import { DIVISION_STEPS, charged } from './decimals';
import { toList, toNumbers } from './readValues';

/** A mean has two decimals, as on pages. */
const MEAN_DECIMALS = 2;
/** Steps for a number that is put into its place among others. */
const PER_SORTED = 50;

const over = (
  compute: (numbers: readonly number[], budget: ConditionBudget) => unknown,
  weight = PER_DIGIT,
): ConditionFunction => ({
  min: 1,
  max: MANY,
  weight,
  apply: (args, budget) => compute(toNumbers(args, budget), budget),
});

const total = (numbers: readonly number[], budget: ConditionBudget) => numbers.reduce(charged(add, budget), 0);

const mean = (sum: number, count: number, budget: ConditionBudget) =>
  count === 0 ? 0 : round(charged(div, budget, DIVISION_STEPS)(sum, count), MEAN_DECIMALS);

/** The number in the middle; the mean of the two in the middle of an even number. */
function median(numbers: readonly number[], budget: ConditionBudget): number | undefined {
  budget.spend(numbers.length * PER_SORTED);
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? undefined : div(add(low, high), 2);
}

function totalWhere([tested, wanted, values]: readonly unknown[], budget: ConditionBudget): number {
  const numbers = toList(values);
  const found = toList(tested).flatMap((item, place) => (item === wanted ? [numbers[place]] : []));
  return total(toNumbers(found, budget), budget);
}

export const TOTALS: FunctionTable = {
  sum: over(total),
  avg: over((numbers, budget) => mean(total(numbers, budget), numbers.length, budget)),
  min: over((numbers) => numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0)),
  max: over((numbers) => numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0)),
  median: over(median),
  count: { min: 1, max: 1, weight: 0, apply: ([list]) => toList(list).length },
  countif: {
    min: 2,
    max: 2,
    weight: PER_COMPARED,
    apply: ([list, wanted]) => toList(list).filter((item) => item === wanted).length,
  },
  sumif: { min: 3, max: 3, weight: PER_COMPARED, apply: totalWhere },
};
