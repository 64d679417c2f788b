import { total } from '../aggregates';
import { MANY, charged, defineFunction } from '../defineFunction';
import type { Budget } from '../../budget';
import { toNumber, toNumbers, toText } from '../toNumber';
import { ownValue } from '../../ownValue';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Steps that comparing two texts takes beside their characters: the rules of the language are looked up. */
const COMPARE_STEPS = 8;

function compare(a: unknown, b: unknown, budget: Budget): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, two] = [toText(a), toText(b)];
  budget.spend(COMPARE_STEPS + Math.min(one.length, two.length));
  return one.localeCompare(two);
}

/** Items of a list at whose places another list holds something. */
const where = (tested: unknown, wanted: unknown, values: unknown): unknown[] => {
  const list = listOf(values);
  return listOf(tested).flatMap((item, index) => (item === wanted ? [list[index]] : []));
};

export const lists = [
  defineFunction({ name: 'list', min: 0, max: MANY, apply: (args) => [...args] }),
  defineFunction({ name: 'first', min: 1, max: 1, apply: ([list]) => listOf(list)[0] }),
  defineFunction({ name: 'last', min: 1, max: 1, apply: ([list]) => listOf(list).at(-1) }),
  defineFunction({ name: 'item', min: 2, max: 2, apply: ([list, place]) => listOf(list)[Math.trunc(toNumber(place)) - 1] }),
  defineFunction({ name: 'indexof', min: 2, max: 2, apply: ([list, item]) => listOf(list).indexOf(item) + 1 }),
  defineFunction({ name: 'unique', min: 1, max: 1, apply: ([list]) => [...new Set(listOf(list))] }),
  defineFunction({ name: 'sort', min: 1, max: 1, apply: ([list], { budget }) => listOf(list).toSorted((a, b) => compare(a, b, budget)) }),
  defineFunction({ name: 'reverse', min: 1, max: 1, apply: ([list]) => listOf(list).toReversed() }),
  defineFunction({
    name: 'join', min: 1, max: 2,
    apply([list, by], { budget }) {
      const texts = listOf(list).map(toText);
      const separator = by === undefined ? '，' : toText(by);
      budget.characters(texts.reduce((length, text) => length + text.length + separator.length, 0));
      return texts.join(separator);
    },
  }),
  defineFunction({ name: 'pluck', min: 2, max: 2, apply: ([rows, field]) => listOf(rows).map((row) => ownValue(row, field)) }),
  defineFunction({ name: 'countif', min: 2, max: 2, apply: ([list, wanted]) => listOf(list).filter((item) => item === wanted).length }),
  defineFunction({ name: 'sumif', min: 3, max: 3, apply: ([list, wanted, values]) => total(toNumbers(where(list, wanted, values))) }),
].map(charged);
