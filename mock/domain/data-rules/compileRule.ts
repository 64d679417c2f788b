import { parseDay, TODAY } from '../calendar';
import type { Company } from '../company/company';
import type { Employee, HeldPosition, Organisation } from '../company/entities';
import { isWithin } from '../company/organisationTree';
import { toCents } from '../money';
import { contains } from '../query/text';
import type { BusinessObject, Condition, DataRule, RuleItem, RuleValue } from './dataRule';
import { isGroup } from './dataRule';
import type { Field, OwnerType, RowOf } from './fields';
import { fieldOf } from './fields';

/** Whose scope is compiled. */
export interface ScopeContext {
  company: Company;
  position: HeldPosition;
}

export type Test<Row> = (row: Row) => boolean;

/** A condition, or several of them, as a function of the row. */
export type CompiledItem<Row> = { test: Test<Row> } & (
  | { condition: Condition; items?: undefined }
  | { condition?: undefined; isAnd: boolean; items: readonly CompiledItem<Row>[] }
);

const isCurrent = (value: RuleValue): value is Extract<RuleValue, { current: unknown }> => 'current' in value;

/** A fixed value; those that depend on the caller have none. */
const literal = (value: RuleValue | undefined) => (value && !isCurrent(value) ? value.value : '');

function textTest({ operator, values }: Condition): Test<string> {
  const texts = new Set(values.map(literal));
  const [first = ''] = texts;
  const hits = contains(first);
  switch (operator) {
    case 'contains':
      return hits;
    case 'notcontains':
      return (text) => !hits(text);
    case 'ne':
    case 'notin':
      return (text) => !texts.has(text);
    default:
      return (text) => texts.has(text);
  }
}

/** The number of a value in the unit of the rows; NaN for a text that is none. */
export function numberOf(type: 'number' | 'money' | 'date', text: string): number {
  if (type === 'date') return parseDay(text) ?? Number.NaN;
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return type === 'money' ? (toCents(number) ?? Number.NaN) : number;
}

function numberTest({ operator, values }: Condition, type: 'number' | 'money' | 'date'): Test<number> {
  if (operator === 'lastdays') {
    const first = TODAY - Number(literal(values[0])) + 1;
    return (day) => day >= first && day <= TODAY;
  }
  const [a = Number.NaN, b = Number.NaN] = values.map((value) => numberOf(type, literal(value)));
  switch (operator) {
    case 'ne':
      return (number) => number !== a;
    case 'ge':
      return (number) => number >= a;
    case 'gt':
      return (number) => number > a;
    case 'le':
      return (number) => number <= a;
    case 'lt':
      return (number) => number < a;
    case 'between':
      return (number) => number >= a && number <= b;
    default:
      return (number) => number === a;
  }
}

/** Remembers the answer for each key, because thousands of rows have few owners. */
function memoize<Key>(test: Test<Key>): Test<Key> {
  const known = new Map<Key, boolean>();
  return (key) => {
    let answer = known.get(key);
    if (answer === undefined) known.set(key, (answer = test(key)));
    return answer;
  };
}

function organisationTest({ operator, values }: Condition, { company, position }: ScopeContext): Test<Organisation> {
  const units = values.flatMap(
    (value) => (isCurrent(value) ? position.organisation : company.organisations.get(value.value)) ?? [],
  );
  const isNegative = operator === 'ne' || operator === 'notin' || operator === 'notwithin';
  const isBelow = operator === 'within' || operator === 'notwithin';
  return memoize((unit) => units.some((wanted) => (isBelow ? isWithin(unit, wanted) : unit === wanted)) !== isNegative);
}

function ownerTest(type: OwnerType, condition: Condition, context: ScopeContext): Test<Employee> {
  const { company, position } = context;
  if (type === 'organisation') {
    const test = organisationTest(condition, context);
    return ({ organisation }) => test(organisation);
  }
  const current = type === 'employee' ? position.employee.id : position.id;
  const ids = condition.values.map((value) => (isCurrent(value) ? current : value.value));
  const employeeIds = new Set(
    type === 'employee' ? ids : ids.flatMap((id) => company.positions.get(id)?.employee?.id ?? []),
  );
  const isNegative = condition.operator === 'ne' || condition.operator === 'notin';
  return ({ id }) => employeeIds.has(id) !== isNegative;
}

function conditionTest<Row>(field: Field<Row>, condition: Condition, context: ScopeContext): Test<Row> {
  switch (field.type) {
    case 'text':
    case 'option': {
      const test = textTest(condition);
      return (row) => test(field.valueOf(row));
    }
    case 'number':
    case 'money':
    case 'date': {
      const test = numberTest(condition, field.type);
      return (row) => test(field.valueOf(row));
    }
    default: {
      const test = ownerTest(field.type, condition, context);
      return (row) => test(field.valueOf(row));
    }
  }
}

/** Combines the tests. Without any, an and is true and an or false. */
const combined = <Row>(isAnd: boolean, items: readonly CompiledItem<Row>[]): CompiledItem<Row> => ({
  isAnd,
  items,
  test: isAnd ? (row) => items.every(({ test }) => test(row)) : (row) => items.some(({ test }) => test(row)),
});

/** Compiles a rule for one caller. A condition on a field that the object does not have is never true. */
export function compileRule<O extends BusinessObject>(
  object: O,
  { combination, items }: Pick<DataRule, 'combination' | 'items'>,
  context: ScopeContext,
): CompiledItem<RowOf<O>> {
  const isAnd = combination === 'and';
  const compile = (item: RuleItem): CompiledItem<RowOf<O>> => {
    if (isGroup(item)) return combined(!isAnd, item.conditions.map(compile));
    const field = fieldOf(object, item.field);
    return { condition: item, test: field ? conditionTest(field, item, context) : () => false };
  };
  return combined(isAnd, items.map(compile));
}

/**
 * Compiles what a rule says about the owner alone: false when no row of this owner can satisfy the rule. Conditions on
 * other fields count as true.
 */
export function compileOwnerTest(rule: DataRule, context: ScopeContext): Test<Employee> {
  const { object, combination } = rule;
  const testOf = (item: RuleItem, isAnd: boolean): Test<Employee> => {
    if (isGroup(item)) return allOrAny(item.conditions, !isAnd);
    const type = fieldOf(object, item.field)?.type;
    const isAboutOwner = type === 'employee' || type === 'position' || type === 'organisation';
    return isAboutOwner ? ownerTest(type, item, context) : () => true;
  };
  const allOrAny = (items: readonly RuleItem[], isAnd: boolean): Test<Employee> => {
    const tests = items.map((item) => testOf(item, isAnd));
    return (owner) => (isAnd ? tests.every((test) => test(owner)) : tests.some((test) => test(owner)));
  };
  return allOrAny(rule.items, combination === 'and');
}
