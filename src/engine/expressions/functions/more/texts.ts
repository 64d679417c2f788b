import { MANY, defineFunction, making } from '../defineFunction';
import type { Budget } from '../../budget';
import { toNumber, toText } from '../toNumber';

/** Longest text that a function makes of shorter ones. */
const LONGEST = 10_000;

/** `name, value, name, value …` as a record. */
const paired = (args: readonly unknown[]): Record<string, string> =>
  Object.fromEntries(args.flatMap((name, index) => (index % 2 === 0 ? [[toText(name), toText(args[index + 1])]] : [])));

/** A text in which a part is searched for. */
function textFrom(value: unknown, part: unknown, budget: Budget): string {
  budget.search(toText(value), toText(part));
  return toText(value);
}

/** How many characters somebody asked for. */
const countOf = (value: unknown): number => Math.min(Math.max(0, Math.trunc(toNumber(value)) || 0), LONGEST);

export const texts = [
  defineFunction({
    name: 'right',
    min: 2,
    max: 2,
    apply: ([value, count]) => (countOf(count) === 0 ? '' : toText(value).slice(-countOf(count))),
  }),
  defineFunction({
    name: 'mid',
    min: 3,
    max: 3,
    apply: ([value, start, count]) =>
      toText(value).slice(Math.max(0, countOf(start) - 1), Math.max(0, countOf(start) - 1) + countOf(count)),
  }),
  defineFunction({
    name: 'replace',
    min: 3,
    max: 3,
    weight: 20,
    apply([value, what, by], { budget }) {
      if (toText(what) === '') return toText(value);
      const parts = textFrom(value, what, budget).split(toText(what));
      budget.characters(toText(value).length + (parts.length - 1) * (toText(by).length - toText(what).length));
      return parts.join(toText(by));
    },
  }),
  defineFunction({
    name: 'startswith',
    min: 2,
    max: 2,
    apply: ([value, part]) => toText(value).startsWith(toText(part)),
  }),
  defineFunction({ name: 'endswith', min: 2, max: 2, apply: ([value, part]) => toText(value).endsWith(toText(part)) }),
  defineFunction({
    name: 'find',
    min: 2,
    max: 2,
    apply: ([part, value], { budget }) => textFrom(value, part, budget).indexOf(toText(part)) + 1,
  }),
  defineFunction({
    name: 'split',
    min: 2,
    max: 2,
    weight: 20,
    cost: 400,
    apply: ([value, by], { budget }) => (toText(value) === '' ? [] : textFrom(value, by, budget).split(toText(by))),
  }),
  defineFunction({
    name: 'rept',
    min: 2,
    max: 2,
    weight: 2,
    apply: ([value, count]) =>
      toText(value).repeat(Math.min(countOf(count), Math.floor(LONGEST / Math.max(1, toText(value).length)))),
  }),
  defineFunction({
    name: 'padleft',
    min: 2,
    max: 3,
    apply: ([value, length, by]) => toText(value).padStart(countOf(length), by === undefined ? ' ' : toText(by)),
  }),
  defineFunction({
    name: 'translate',
    min: 1,
    max: MANY,
    cost: 800,
    apply: ([key, ...params], scope) => scope.translate(toText(key), paired(params)),
  }),
  defineFunction({ name: 'text', min: 1, max: 1, apply: ([value]) => toText(value) }),
].map(making);
