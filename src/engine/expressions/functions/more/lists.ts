import { total } from '../aggregates';
import { MANY, STEPS_PER_COMPARED_ITEM, defineFunction, making } from '../defineFunction';
import type { Budget } from '../../budget';
import type { Scope } from '../../scope';
import { toNumber, toNumbers, toText } from '../toNumber';
import { ownValue } from '../../ownValue';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Steps that comparing two numbers takes, and two texts beside their characters: the rules of the language are looked up. */
const NUMBER_STEPS = 15;
const TEXT_STEPS = 100;
const STEPS_PER_CHARACTER = 10;

function compare(a: unknown, b: unknown, budget: Budget): number {
  if (typeof a === 'number' && typeof b === 'number') {
    budget.spend(NUMBER_STEPS);
    return a - b;
  }
  const [one, two] = [toText(a), toText(b)];
  budget.spend(TEXT_STEPS + Math.min(one.length, two.length) * STEPS_PER_CHARACTER);
  return one.localeCompare(two);
}

/** Items of a list at whose places another list holds something. */
const where = (tested: unknown, wanted: unknown, values: unknown): unknown[] => {
  const list = listOf(values);
  return listOf(tested).flatMap((item, index) => (item === wanted ? [list[index]] : []));
};

/** One field of each row; a name is compared in each. */
function pluck([rows, field]: readonly unknown[], { budget }: Scope): unknown[] {
  const list = listOf(rows);
  budget.spend(Math.ceil((list.length * toText(field).length) / 64));
  return list.map((row) => ownValue(row, field));
}

export const lists = [
  defineFunction({ name: 'list', min: 0, max: MANY, apply: (args) => [...args] }),
  defineFunction({ name: 'first', min: 1, max: 1, weight: 0, apply: ([list]) => listOf(list)[0] }),
  defineFunction({ name: 'last', min: 1, max: 1, weight: 0, apply: ([list]) => listOf(list).at(-1) }),
  defineFunction({
    name: 'item',
    min: 2,
    max: 2,
    apply: ([list, place]) => listOf(list)[Math.trunc(toNumber(place)) - 1],
  }),
  defineFunction({
    name: 'indexof',
    min: 2,
    max: 2,
    weight: STEPS_PER_COMPARED_ITEM,
    apply: ([list, item]) => listOf(list).indexOf(item) + 1,
  }),
  defineFunction({ name: 'unique', min: 1, max: 1, weight: 100, apply: ([list]) => [...new Set(listOf(list))] }),
  defineFunction({
    name: 'sort',
    min: 1,
    max: 1,
    apply: ([list], { budget }) => listOf(list).toSorted((a, b) => compare(a, b, budget)),
  }),
  defineFunction({ name: 'reverse', min: 1, max: 1, weight: 20, apply: ([list]) => listOf(list).toReversed() }),
  defineFunction({
    name: 'join',
    min: 1,
    max: 2,
    weight: 20,
    apply([list, by], { budget }) {
      const texts = listOf(list).map(toText);
      const separator = by === undefined ? '，' : toText(by);
      budget.characters(texts.reduce((length, text) => length + text.length + separator.length, 0));
      return texts.join(separator);
    },
  }),
  defineFunction({ name: 'pluck', min: 2, max: 2, weight: 30, apply: pluck }),
  defineFunction({
    name: 'countif',
    min: 2,
    max: 2,
    weight: STEPS_PER_COMPARED_ITEM,
    apply: ([list, wanted]) => listOf(list).filter((item) => item === wanted).length,
  }),
  defineFunction({
    name: 'sumif',
    min: 3,
    max: 3,
    weight: STEPS_PER_COMPARED_ITEM,
    apply: ([list, wanted, values], { budget }) => total(toNumbers(where(list, wanted, values), budget), budget),
  }),
].map(making);
