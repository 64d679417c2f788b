import type { ConditionBudget } from '../conditionBudget';
import type { FunctionTable } from './conditionFunction';
import { MANY, PER_COMPARED } from './conditionFunction';
import { toNumber, toText } from './readValues';

/** Longest text that is made of a shorter one by a number of characters. */
const LONGEST = 10_000;
/** Steps for a character whose case is changed, and for one of a text that is cut into parts. */
const PER_CASE = 3;
const PER_CUT = 5;

/** A number of characters that somebody asked for. */
const countOf = (value: unknown): number => Math.min(Math.max(0, Math.trunc(toNumber(value)) || 0), LONGEST);

function contains([whole, part]: readonly unknown[], budget: ConditionBudget): boolean {
  if (Array.isArray(whole)) {
    budget.read(whole, PER_COMPARED);
    return whole.includes(part);
  }
  budget.search(toText(whole), toText(part));
  return toText(whole).includes(toText(part));
}

function concat(args: readonly unknown[], budget: ConditionBudget): string {
  const parts = args.map(toText);
  budget.make(parts.reduce((length, part) => length + part.length, 0));
  return parts.join('');
}

function middle([value, start, count]: readonly unknown[]): string {
  const from = Math.max(0, countOf(start) - 1);
  return toText(value).slice(from, from + countOf(count));
}

function replace([value, what, by]: readonly unknown[], budget: ConditionBudget): string {
  const [text, part, other] = [toText(value), toText(what), toText(by)];
  if (part === '') return text;
  budget.search(text, part);
  const parts = text.split(part);
  budget.make(text.length + (parts.length - 1) * (other.length - part.length));
  return parts.join(other);
}

function split([value, by]: readonly unknown[], budget: ConditionBudget): readonly string[] {
  const [text, separator] = [toText(value), toText(by)];
  if (text === '') return [];
  budget.search(text, separator);
  return text.split(separator);
}

function repeat([value, count]: readonly unknown[], budget: ConditionBudget): string {
  const text = toText(value);
  const times = Math.min(countOf(count), Math.floor(LONGEST / Math.max(1, text.length)));
  budget.make(text.length * times);
  return text.repeat(times);
}

function padLeft([value, length, by]: readonly unknown[], budget: ConditionBudget): string {
  budget.make(countOf(length));
  return toText(value).padStart(countOf(length), by === undefined ? ' ' : toText(by));
}

export const TEXTS: FunctionTable = {
  len: { min: 1, max: 1, weight: 0, apply: ([value]) => (Array.isArray(value) ? value.length : toText(value).length) },
  text: { min: 1, max: 1, apply: ([value]) => toText(value) },
  concat: { min: 1, max: MANY, apply: concat },
  upper: { min: 1, max: 1, weight: PER_CASE, apply: ([value]) => toText(value).toUpperCase() },
  lower: { min: 1, max: 1, weight: PER_CASE, apply: ([value]) => toText(value).toLowerCase() },
  trim: { min: 1, max: 1, apply: ([value]) => toText(value).trim() },
  left: { min: 2, max: 2, apply: ([value, count]) => toText(value).slice(0, Math.max(0, toNumber(count))) },
  right: {
    min: 2,
    max: 2,
    apply: ([value, count]) => (countOf(count) === 0 ? '' : toText(value).slice(-countOf(count))),
  },
  mid: { min: 3, max: 3, apply: middle },
  contains: { min: 2, max: 2, apply: contains },
  startswith: { min: 2, max: 2, apply: ([value, part]) => toText(value).startsWith(toText(part)) },
  endswith: { min: 2, max: 2, apply: ([value, part]) => toText(value).endsWith(toText(part)) },
  find: {
    min: 2,
    max: 2,
    apply([part, value], budget) {
      budget.search(toText(value), toText(part));
      return toText(value).indexOf(toText(part)) + 1;
    },
  },
  replace: { min: 3, max: 3, weight: PER_CUT, apply: replace },
  split: { min: 2, max: 2, weight: PER_CUT, cost: 100, apply: split },
  rept: { min: 2, max: 2, apply: repeat },
  padleft: { min: 2, max: 3, apply: padLeft },
};
