import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import type { CurrentValue } from './dataRule';
import type { FieldType } from './fields';

/** How many values an operator needs; `many` is at least one. */
export type Arity = 'one' | 'two' | 'many';

/** The operators of every type and how many values each needs. */
export const ARITIES = {
  eq: 'one',
  ne: 'one',
  in: 'many',
  notin: 'many',
  contains: 'one',
  notcontains: 'one',
  ge: 'one',
  gt: 'one',
  le: 'one',
  lt: 'one',
  between: 'two',
  /** Of the last so many days, today included. */
  lastdays: 'one',
  /** The organisation itself or one below it. */
  within: 'many',
  notwithin: 'many',
} as const satisfies Readonly<Record<string, Arity>>;
export type Operator = keyof typeof ARITIES;

const COMPARISONS = ['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'between'] as const;
const CHOICES = ['eq', 'ne', 'in', 'notin'] as const;

export const OPERATORS: Readonly<Record<FieldType, readonly Operator[]>> = {
  text: ['eq', 'ne', 'contains', 'notcontains', 'in'],
  option: CHOICES,
  number: COMPARISONS,
  money: COMPARISONS,
  date: ['eq', 'ge', 'gt', 'le', 'lt', 'between', 'lastdays'],
  employee: CHOICES,
  position: CHOICES,
  organisation: ['within', 'notwithin', ...CHOICES],
};

/** The type of the fields with which a value of the caller can be compared. */
export const TYPE_OF_CURRENT: Readonly<Record<CurrentValue, FieldType>> = {
  user: 'employee',
  position: 'position',
  organisation: 'organisation',
};

const DATE_WORDS: readonly string[] = ['ge', 'gt', 'le', 'lt'];

/** The translation key of an operator: a number is more, a date is later. */
export const operatorKey = (type: FieldType, code: string) =>
  `datarule.${type === 'date' && DATE_WORDS.includes(code) ? 'date' : 'operator'}.${code}`;

/** The words of an operator with `{{values}}` in the place of the values. */
export const operatorPhrase = (type: FieldType, code: string, language: Language) =>
  code === 'lastdays'
    ? localise('datarule.phrase.lastdays', language)
    : `${localise(operatorKey(type, code), language)} {{values}}`;

export const isOperatorOf = (type: FieldType, code: string): code is Operator =>
  (OPERATORS[type] as readonly string[]).includes(code);
