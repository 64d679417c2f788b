import type { ConditionBudget } from '../conditionBudget';
import { ownValue } from '../conditionOperators';
import type { FunctionTable } from './conditionFunction';
import { MANY, PER_COMPARED } from './conditionFunction';
import { toList, toNumber, toText } from './readValues';

/** Steps for an item that is moved, read from a row, or looked for among those before it. */
const PER_MOVED = 5;
const PER_ROW = 8;
const PER_UNIQUE = 25;
/** Characters of a name that are compared in a step. */
const NAMED_PER_STEP = 4;
/** Steps for comparing two numbers, and two texts beside their characters. */
const NUMBERS_STEPS = 4;
const TEXTS_STEPS = 25;
const PER_CHARACTER = 3;

function compare(one: unknown, two: unknown, budget: ConditionBudget): number {
  if (typeof one === 'number' && typeof two === 'number') {
    budget.spend(NUMBERS_STEPS);
    return one - two;
  }
  const [left, right] = [toText(one), toText(two)];
  budget.spend(TEXTS_STEPS + Math.min(left.length, right.length) * PER_CHARACTER);
  return left.localeCompare(right);
}

function join([list, by]: readonly unknown[], budget: ConditionBudget): string {
  const [texts, separator] = [toList(list).map(toText), by === undefined ? '，' : toText(by)];
  budget.make(texts.reduce((length, text) => length + text.length + separator.length, 0));
  return texts.join(separator);
}

/** One field of each row. A long name is compared in each. */
function pluck([rows, field]: readonly unknown[], budget: ConditionBudget): unknown[] {
  const list = toList(rows);
  budget.spend(Math.ceil((list.length * toText(field).length) / NAMED_PER_STEP));
  return list.map((row) => ownValue(row, field));
}

export const LISTS: FunctionTable = {
  list: { min: 0, max: MANY, apply: (args) => [...args] },
  first: { min: 1, max: 1, weight: 0, apply: ([list]) => toList(list)[0] },
  last: { min: 1, max: 1, weight: 0, apply: ([list]) => toList(list).at(-1) },
  item: { min: 2, max: 2, apply: ([list, place]) => toList(list)[Math.trunc(toNumber(place)) - 1] },
  indexof: { min: 2, max: 2, weight: PER_COMPARED, apply: ([list, item]) => toList(list).indexOf(item) + 1 },
  unique: { min: 1, max: 1, weight: PER_UNIQUE, apply: ([list]) => [...new Set(toList(list))] },
  sort: {
    min: 1,
    max: 1,
    apply: ([list], budget) => toList(list).toSorted((one, two) => compare(one, two, budget)),
  },
  reverse: { min: 1, max: 1, weight: PER_MOVED, apply: ([list]) => toList(list).toReversed() },
  join: { min: 1, max: 2, weight: PER_MOVED, apply: join },
  pluck: { min: 2, max: 2, weight: PER_ROW, apply: pluck },
};
