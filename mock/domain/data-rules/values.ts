import { isoDay } from '../calendar';
import type { Company } from '../company/company';
import type { Position } from '../company/entities';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import { toYuan } from '../money';
import type { Condition, DataRule, RuleItem, RuleValue } from './dataRule';
import { isGroup } from './dataRule';
import { numberOf } from './compileRule';
import type { Field, FieldType } from './fields';
import { fieldOf } from './fields';
import { ARITIES, isOperatorOf, operatorPhrase, TYPE_OF_CURRENT } from './operators';

const MOST_DAYS = 3_660;

/** The name of a position with its organisation. */
export const positionText = ({ name, organisation }: Position, language: Language) =>
  `${localise(name, language)}（${localise(organisation.name, language)}）`;

/** The text of a fixed value; undefined when the field cannot have it. */
function literalText(company: Company, field: Field<never>, value: string, language: Language): string | undefined {
  switch (field.type) {
    case 'text':
      return value === '' ? undefined : value;
    case 'number':
    case 'money':
    case 'date':
      return Number.isNaN(numberOf(field.type, value)) ? undefined : value;
    case 'option': {
      const option = field.options(company).find((each) => each.value === value);
      return option && localise(option.text, language);
    }
    case 'employee':
      return company.employees.find(({ id }) => id === value)?.name;
    case 'position': {
      const position = company.positions.get(value);
      return position && positionText(position, language);
    }
    case 'organisation': {
      const unit = company.organisations.get(value);
      return unit && localise(unit.name, language);
    }
  }
}

/** The text of a value in the language; a value that is gone is its own text. */
export function valueText(company: Company, field: Field<never>, value: RuleValue, language: Language): string {
  if ('current' in value) return localise(`datarule.current.${value.current}`, language);
  return literalText(company, field, value.value, language) ?? value.value;
}

const isDayCount = (value: RuleValue | undefined) => {
  const days = value && 'value' in value ? Number(value.value) : 0;
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS;
};

function isValueOf(company: Company, field: Field<never>, value: RuleValue): boolean {
  if ('current' in value) return TYPE_OF_CURRENT[value.current] === field.type;
  return literalText(company, field, value.value, 'zh-CN') !== undefined;
}

const ORDERED: readonly FieldType[] = ['number', 'money', 'date'];

/** Whether field, operator and values of a condition fit together. */
export function isValidCondition(company: Company, object: DataRule['object'], condition: Condition): boolean {
  const field = fieldOf(object, condition.field) as Field<never> | undefined;
  const { operator, values } = condition;
  if (!field || !isOperatorOf(field.type, operator)) return false;
  const arity = ARITIES[operator];
  if (arity === 'many' ? values.length === 0 : values.length !== (arity === 'one' ? 1 : 2)) return false;
  if (operator === 'lastdays') return isDayCount(values[0]);
  if (!values.every((value) => isValueOf(company, field, value))) return false;
  if (operator !== 'between' || !ORDERED.includes(field.type)) return true;
  const [from, to] = values.map((value) => numberOf(field.type as 'number', 'value' in value ? value.value : ''));
  return (from ?? 0) <= (to ?? 0);
}

/** What a row has in the field, as a text. */
export function rowText<Row>(company: Company, field: Field<Row>, row: Row, language: Language): string {
  switch (field.type) {
    case 'text':
      return field.valueOf(row);
    case 'option': {
      const value = field.valueOf(row);
      return localise(field.options(company).find((each) => each.value === value)?.text ?? value, language);
    }
    case 'date':
      return isoDay(field.valueOf(row));
    case 'money':
      return String(toYuan(field.valueOf(row)));
    case 'number':
      return String(field.valueOf(row));
    case 'employee':
      return field.valueOf(row).name;
    case 'organisation':
      return localise(field.valueOf(row).organisation.name, language);
    case 'position': {
      const owner = field.valueOf(row);
      const held = [...company.positions.values()].filter(({ employee }) => employee === owner);
      return held.map((position) => positionText(position, language)).join('、');
    }
  }
}

/** The rule in words for the operation log, one text for each condition and group. */
export function itemTexts(company: Company, { object, items, combination }: DataRule, language: Language): string[] {
  const words = (item: RuleItem): string => {
    if (isGroup(item))
      return item.conditions
        .map(words)
        .join(localise(`datarule.joined.${combination === 'and' ? 'or' : 'and'}`, language));
    const field = fieldOf(object, item.field) as Field<never> | undefined;
    if (!field) return item.field;
    const values = item.values.map((value) => valueText(company, field, value, language)).join('、');
    const phrase = operatorPhrase(field.type, item.operator, language).replace('{{values}}', () => values);
    return `${localise(`datarule.field.${object}.${item.field}`, language)} ${phrase}`;
  };
  return items.map(words);
}
