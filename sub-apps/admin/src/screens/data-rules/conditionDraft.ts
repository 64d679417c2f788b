import { isGroup } from '../../api/dataRules';
import type { Condition, RuleFilter, RuleItem, RuleValue } from '../../api/dataRules';
import type { Operator, RuleField, RuleObject } from '../../api/ruleSchema';

/** The place of an item: its index, and for a condition in a group the index in the group. */
export type ItemPath = readonly [item: number, condition?: number];

export const EMPTY_CONDITION: Condition = { field: '', operator: '', values: [] };
export const EMPTY_GROUP = { conditions: [EMPTY_CONDITION, EMPTY_CONDITION] };
/** A rule begins with one condition to fill in. */
export const EMPTY_FILTER: RuleFilter = { combination: 'and', items: [EMPTY_CONDITION] };

export const fieldOf = (object: RuleObject | undefined, code: string): RuleField | undefined =>
  object?.fields.find(({ field }) => field === code);
export const operatorOf = (field: RuleField | undefined, code: string): Operator | undefined =>
  field?.operators.find(({ operator }) => operator === code);

/** All conditions in the order in which they are shown. */
export const conditionsOf = ({ items }: RuleFilter): Condition[] =>
  items.flatMap((item) => (isGroup(item) ? item.conditions : [item]));

const DAY_COUNT = 'lastdays';
export const isNumeric = ({ type }: RuleField) => type === 'number' || type === 'money';
const MOST_DAYS = 3_660;

/** A number as it is stored, from what was typed; undefined when that is no number. It may have separators: `1,000`. */
export function numberOfText(typed: string, decimals?: number): string | undefined {
  const text = typed.trim().replace(/[,，]/g, '');
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(text)) return undefined;
  return String(Number(decimals === undefined ? text : Number(text).toFixed(decimals)));
}

/** Whether the operator counts days and does not name one. */
export const countsDays = (operator: string) => operator === DAY_COUNT;

function isComplete(object: RuleObject | undefined, { field: code, operator: name, values }: Condition): boolean {
  const field = fieldOf(object, code);
  const operator = operatorOf(field, name);
  if (!field || !operator || values.some(({ value }) => value.trim() === '')) return false;
  if (operator.arity === 'many') return values.length > 0;
  if (values.length !== (operator.arity === 'two' ? 2 : 1)) return false;
  if (countsDays(name)) {
    const days = Number(values[0]?.value);
    return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS;
  }
  if (isNumeric(field) && values.some(({ value }) => numberOfText(value) === undefined)) return false;
  const [from, to] = values;
  if (!from || !to) return true;
  return isNumeric(field) ? Number(from.value) <= Number(to.value) : from.value <= to.value;
}

/** The number of the first condition, counted from 1, that cannot be saved yet; 0 when all can. */
export const firstIncomplete = (object: RuleObject | undefined, filter: RuleFilter): number =>
  conditionsOf(filter).findIndex((condition) => !isComplete(object, condition)) + 1;

/** The number of a condition, counted from 1 through all groups. */
export const numberOf = ({ items }: RuleFilter, [at, within = 0]: ItemPath): number =>
  items.slice(0, at).reduce((count, item) => count + (isGroup(item) ? item.conditions.length : 1), 0) + within + 1;

const replaced = <T>(list: readonly T[], at: number, ...by: T[]): T[] => [
  ...list.slice(0, at),
  ...by,
  ...list.slice(at + 1),
];

/** Applies a change to the list that contains the item of the path. */
function changeList(
  filter: RuleFilter,
  [at, within]: ItemPath,
  change: (list: readonly RuleItem[], index: number) => readonly RuleItem[],
): RuleFilter {
  const group = filter.items[at];
  if (within === undefined || !group || !isGroup(group)) return { ...filter, items: change(filter.items, at) };
  // There are no groups in a group, and no change adds one.
  const conditions = change(group.conditions, within) as readonly Condition[];
  // A group without conditions would have no meaning.
  const items = conditions.length > 0 ? replaced(filter.items, at, { conditions }) : replaced(filter.items, at);
  return { ...filter, items };
}

export const withCondition = (filter: RuleFilter, path: ItemPath, condition: Condition): RuleFilter =>
  changeList(filter, path, (list, index) => replaced(list, index, condition));

export const withoutItem = (filter: RuleFilter, path: ItemPath): RuleFilter =>
  changeList(filter, path, (list, index) => replaced(list, index));

/** Adds an item at the end, or a condition at the end of a group. */
export function withAdded(filter: RuleFilter, item: RuleItem, groupAt?: number): RuleFilter {
  const group = groupAt === undefined ? undefined : filter.items[groupAt];
  if (groupAt === undefined || !group || !isGroup(group) || isGroup(item))
    return { ...filter, items: [...filter.items, item] };
  return { ...filter, items: replaced(filter.items, groupAt, { conditions: [...group.conditions, item] }) };
}

/** Moves an item one place up (-1) or down (1) in its list. */
export const withMoved = (filter: RuleFilter, path: ItemPath, by: -1 | 1): RuleFilter =>
  changeList(filter, path, (list, index) => {
    const [moved, other] = [list[index], list[index + by]];
    return moved && other ? replaced(replaced(list, index, other), index + by, moved) : list;
  });

/** The condition with another field: operator and values stay if they fit. */
export function withField(condition: Condition, before: RuleField | undefined, field: RuleField): Condition {
  const isSameKind = before?.type === field.type && before.options.length === 0 && field.options.length === 0;
  const operator = operatorOf(field, condition.operator) ?? field.operators[0];
  const kept = isSameKind && operator?.operator === condition.operator ? condition.values : [];
  const onlyCurrent = field.currents.length === 1 ? field.currents[0] : undefined;
  const values = kept.length > 0 || !onlyCurrent ? kept : [{ value: onlyCurrent.value, isCurrent: true }];
  return { field: field.field, operator: operator?.operator ?? '', values };
}

/** The condition with another operator: as many of the values stay as it takes. */
export function withOperator(condition: Condition, field: RuleField, operator: string): Condition {
  const arity = operatorOf(field, operator)?.arity;
  const isOtherUnit = countsDays(operator) !== countsDays(condition.operator);
  const most = arity === 'one' ? 1 : arity === 'two' ? 2 : condition.values.length;
  const values: readonly RuleValue[] = isOtherUnit ? [] : condition.values.slice(0, most);
  return { ...condition, operator, values };
}

/** The conditions that the fields of another object allow as well. */
export function filterFor(filter: RuleFilter, from: RuleObject | undefined, to: RuleObject | undefined): RuleFilter {
  const fits = ({ field }: Condition) => {
    if (field === '') return true;
    const [before, after] = [fieldOf(from, field), fieldOf(to, field)];
    return before !== undefined && after !== undefined && before.type === after.type;
  };
  const items = filter.items.flatMap((item): RuleItem[] => {
    if (!isGroup(item)) return fits(item) ? [item] : [];
    const conditions = item.conditions.filter(fits);
    return conditions.length > 0 ? [{ conditions }] : [];
  });
  return { ...filter, items: items.length > 0 ? items : EMPTY_FILTER.items };
}
