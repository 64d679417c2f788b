import dayjs from 'dayjs';
import { add } from '../../../../src/common/money/decimal';
import { round } from '../../../../src/common/money/round';

/** What the conditions of one evaluation may still use. */
export interface ConditionBudget {
  /** Throws when nothing is left. */
  spend(steps: number): void;
}

/** A function of the condition language. It has the results of the page function of the same name. */
export interface ConditionFunction {
  min: number;
  max: number;
  apply(args: readonly unknown[], budget: ConditionBudget): unknown;
}

const MANY = 100;
const MOST_DECIMALS = 20;
/** Characters that a search compares in a step. */
const COMPARED_PER_STEP = 8;

/** Empty is 0, "1,234.5" is 1234.5, anything else that is no number is NaN. */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined || value === '') return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? Number(value.replaceAll(',', '')) : NaN;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Lists among the arguments are spread; empty places do not count. */
function toNumbers(args: readonly unknown[], budget: ConditionBudget): number[] {
  const items = args.flat(2);
  budget.spend(items.length);
  return items.filter((value) => value !== null && value !== undefined && value !== '').map(toNumber);
}

/** Whether a field of a form holds nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function contains([whole, part]: readonly unknown[], budget: ConditionBudget): boolean {
  if (Array.isArray(whole)) {
    budget.spend(whole.length);
    return whole.includes(part);
  }
  const [text, wanted] = [toText(whole), toText(part)];
  budget.spend(Math.ceil((text.length * wanted.length) / COMPARED_PER_STEP));
  return text.includes(wanted);
}

/** Whole days from one day to another; undefined when one of them is no day. */
function days([from, to]: readonly unknown[]): number | undefined {
  const [begin, end] = [dayjs(toText(from)), dayjs(toText(to))];
  return begin.isValid() && end.isValid() ? end.diff(begin, 'day') : undefined;
}

const over = (compute: (numbers: readonly number[]) => number): ConditionFunction => ({
  min: 1,
  max: MANY,
  apply: (args, budget) => compute(toNumbers(args, budget)),
});

const decimals = (value: unknown) => Math.min(Math.max(Math.trunc(toNumber(value)) || 0, 0), MOST_DECIMALS);

/** By the name in lower case; a call may write it in any case. */
export const CONDITION_FUNCTIONS: ReadonlyMap<string, ConditionFunction> = new Map(
  Object.entries({
    isempty: { min: 1, max: 1, apply: ([value]) => isEmpty(value) },
    contains: { min: 2, max: 2, apply: contains },
    len: { min: 1, max: 1, apply: ([value]) => (Array.isArray(value) ? value.length : toText(value).length) },
    round: { min: 1, max: 2, apply: ([value, digits]) => round(toNumber(value), decimals(digits)) },
    abs: { min: 1, max: 1, apply: ([value]) => Math.abs(toNumber(value)) },
    min: over((numbers) => numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0)),
    max: over((numbers) => numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0)),
    sum: over((numbers) => numbers.reduce(add, 0)),
    concat: { min: 1, max: MANY, apply: (args) => args.map(toText).join('') },
    days: { min: 2, max: 2, apply: days },
    /** What pages call it. */
    daysbetween: { min: 2, max: 2, apply: days },
  } satisfies Record<string, ConditionFunction>),
);
