import type { FormField } from '../designerProps';
import type { ConditionRow, ConditionValue, Operator } from '../../flow/condition';
import { takesValue } from '../../flow/condition';

/** How the values of a field are compared and written. */
export type FieldKind = 'number' | 'date' | 'boolean' | 'text';

const KINDS: readonly [FieldKind, RegExp][] = [
  ['number', /number|money|amount|decimal|integer|percent|calculat|rate/i],
  ['date', /date|time|month|calendar/i],
  ['boolean', /switch|checkbox$|bool/i],
];

/** The kind of a field by the type of its control; of an unknown type it is a text. */
export const fieldKind = ({ type }: Pick<FormField, 'type'>): FieldKind =>
  KINDS.find(([, pattern]) => pattern.test(type))?.[0] ?? 'text';

const OPERATORS_OF: Readonly<Record<FieldKind, readonly Operator[]>> = {
  number: ['>=', '>', '<=', '<', '==', '!=', 'isempty', '!isempty'],
  date: ['==', '>=', '>', '<=', '<', 'isempty', '!isempty'],
  boolean: ['==', '!='],
  text: ['==', '!=', 'contains', '!contains', 'isempty', '!isempty'],
};

export const operatorsOf = (kind: FieldKind): readonly Operator[] => OPERATORS_OF[kind];

const startValue = (kind: FieldKind): ConditionValue | undefined => (kind === 'boolean' ? true : undefined);

/** A row to be filled in. */
export function newRow(field: Pick<FormField, 'name' | 'type'>): ConditionRow {
  const kind = fieldKind(field);
  return { field: field.name, operator: operatorsOf(kind)[0] ?? '==', value: startValue(kind) };
}

/** The row with another field: operator and value stay if they fit. */
export function withField(row: ConditionRow, before: FieldKind, field: Pick<FormField, 'name' | 'type'>): ConditionRow {
  const kind = fieldKind(field);
  return kind === before ? { ...row, field: field.name } : newRow(field);
}

/** The row with another operator: the value stays where it takes one. */
export const withOperator = ({ field, value }: ConditionRow, operator: Operator): ConditionRow =>
  takesValue(operator) ? { field, operator, value } : { field, operator };

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;

/** The value of what was typed; undefined while that is none. */
export function valueOfText(text: string, kind: FieldKind): ConditionValue | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (kind !== 'number') return typed;
  const digits = typed.replace(/[,，]/g, '');
  return NUMBER.test(digits) ? Number(digits) : undefined;
}
