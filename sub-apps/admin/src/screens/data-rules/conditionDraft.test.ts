import type { Condition, RuleFilter } from '../../api/dataRules';
import type { Operator, RuleField, RuleObject } from '../../api/ruleSchema';
import {
  EMPTY_CONDITION,
  EMPTY_FILTER,
  filterFor,
  firstIncomplete,
  numberOf,
  numberOfText,
  withAdded,
  withCondition,
  withField,
  withMoved,
  withOperator,
  withoutItem,
} from './conditionDraft';
import { amountText, filterWords } from './ruleWords';

const operator = (code: string, arity: Operator['arity'] = 'one'): Operator => ({
  operator: code,
  text: code,
  phrase: `${code} {{values}}`,
  arity,
});
const field = (code: string, type: string, more: Partial<RuleField> = {}): RuleField => ({
  field: code,
  text: code,
  type,
  options: [],
  currents: [],
  operators: [operator('eq'), operator('in', 'many'), operator('between', 'two')],
  ...more,
});
const owner = field('owner', 'employee', { currents: [{ value: 'user', label: '当前用户' }] });
const amount = field('amount', 'money');
const day = field('date', 'date', { operators: [operator('ge'), operator('lastdays')] });
const order: RuleObject = { object: 'order', text: '订单', fields: [owner, amount, day, field('name', 'text')] };
const customer: RuleObject = { object: 'customer', text: '客户', fields: [owner, field('name', 'text')] };

const condition = (code: string, name: string, ...values: string[]): Condition => ({
  field: code,
  operator: name,
  values: values.map((value) => ({ value, isCurrent: false })),
});
const [a, b, c] = [condition('name', 'eq', 'a'), condition('name', 'eq', 'b'), condition('name', 'eq', 'c')];
const filter = (...items: RuleFilter['items']): RuleFilter => ({ combination: 'and', items });

it.each<[string, Condition, boolean]>([
  ['nothing chosen', EMPTY_CONDITION, false],
  ['a text', a, true],
  ['a blank text', condition('name', 'eq', ' '), false],
  ['no value', condition('name', 'in'), false],
  ['several values', condition('name', 'in', 'x', 'y'), true],
  ['half a range', condition('amount', 'between', '1', ''), false],
  ['a range', condition('amount', 'between', '9', '10'), true],
  ['letters in an amount', condition('amount', 'eq', '12a'), false],
  ['a range backwards', condition('amount', 'between', '10', '9'), false],
  ['half a day', condition('date', 'lastdays', '0.5'), false],
  ['thirty days', condition('date', 'lastdays', '30'), true],
  ['a field of another object', condition('minutes', 'eq', '1'), false],
])('a condition with %s', (_what, entered, isComplete) => {
  expect(firstIncomplete(order, filter(a, entered))).toBe(isComplete ? 0 : 2);
});

it('conditions are numbered through the groups', () => {
  const grouped = filter(a, { conditions: [b, EMPTY_CONDITION] }, c);
  expect([numberOf(grouped, [0]), numberOf(grouped, [1, 1]), numberOf(grouped, [2])]).toEqual([1, 3, 4]);
  expect(firstIncomplete(order, grouped)).toBe(3);
});

it('items are added, changed, moved within their list and removed', () => {
  const grouped = filter(a, { conditions: [b, c] });
  expect(withAdded(grouped, a).items).toHaveLength(3);
  expect(withAdded(grouped, a, 1).items[1]).toEqual({ conditions: [b, c, a] });
  expect(withCondition(grouped, [1, 0], a).items[1]).toEqual({ conditions: [a, c] });
  expect(withMoved(grouped, [1, 1], -1).items[1]).toEqual({ conditions: [c, b] });
  expect(withMoved(grouped, [0], 1).items).toEqual([{ conditions: [b, c] }, a]);
  expect(withMoved(grouped, [0], -1)).toEqual(grouped);
  expect(withoutItem(grouped, [0]).items).toEqual([{ conditions: [b, c] }]);
});

it('a group disappears with its last condition', () => {
  expect(withoutItem(filter(a, { conditions: [b] }), [1, 0]).items).toEqual([a]);
});

it('another field keeps operator and values of the same kind, and offers the only value of the caller', () => {
  const other = field('title', 'text');
  expect(withField(condition('name', 'in', 'x'), order.fields[3], other)).toEqual(condition('title', 'in', 'x'));
  expect(withField(condition('name', 'in', 'x'), order.fields[3], amount).values).toEqual([]);
  expect(withField(EMPTY_CONDITION, undefined, owner)).toEqual({
    field: 'owner',
    operator: 'eq',
    values: [{ value: 'user', isCurrent: true }],
  });
});

it('another operator keeps as many values as it takes, and none that mean something else', () => {
  expect(withOperator(condition('amount', 'between', '1', '2'), amount, 'eq').values).toHaveLength(1);
  expect(withOperator(condition('date', 'ge', '2026-01-01'), day, 'lastdays').values).toEqual([]);
});

it('another object keeps the conditions whose fields it has', () => {
  const both = filter(a, condition('amount', 'eq', '1'), { conditions: [condition('date', 'ge', '2026-01-01'), b] });
  expect(filterFor(both, order, customer).items).toEqual([a, { conditions: [b] }]);
  expect(filterFor(filter(condition('amount', 'eq', '1')), order, customer)).toEqual(EMPTY_FILTER);
});

it('a rule is read back in words: ranges, lists, names and brackets', () => {
  const texts: Readonly<Record<string, string>> = {
    'admin.dataRules.and': '，并且 ',
    'admin.dataRules.or': '，或者 ',
    'admin.dataRules.comma': '、',
    'admin.dataRules.range': '{{from}} 至 {{to}}',
    'admin.dataRules.brackets': '（{{text}}）',
    'admin.dataRules.of': '{{object}}的{{field}}',
  };
  const t = (key: string, params: Readonly<Record<string, unknown>> = {}) =>
    Object.entries(params).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
      texts[key] ?? key,
    );
  const mine: Condition = { field: 'owner', operator: 'eq', values: [{ value: 'user', isCurrent: true }] };
  const words = (of: RuleFilter, hasSubject = false) =>
    filterWords(of, { t, object: order, texts: { 'name x': '甲店' } }, hasSubject);
  expect(words(filter(mine, condition('amount', 'between', '1000', '2000.5')))).toBe(
    'owner eq 当前用户，并且 amount between ¥1,000.00 至 ¥2,000.50',
  );
  expect(words(filter(mine, { conditions: [condition('name', 'in', 'x', 'y'), b] }), true)).toBe(
    '订单的owner eq 当前用户，并且 （订单的name in 甲店、y，或者 订单的name eq b）',
  );
  expect(words(filter(EMPTY_CONDITION, condition('name', 'eq')))).toBe('…，并且 name eq …');
});

it.each([
  ['money', '2163.07', '¥2,163.07'],
  ['money', '100000', '¥100,000.00'],
  ['money', '-5', '¥-5.00'],
  ['money', '', ''],
  ['money', '12a', '12a'],
  ['number', '3360', '3,360'],
  ['number', '0.5', '0.5'],
  ['text', '3360', '3360'],
])('a value of %s, %j, is written as %j', (type, value, text) => {
  expect(amountText(type, value)).toBe(text);
});

it.each([
  ['5000', '5000'],
  [' 5,000.50 ', '5000.5'],
  ['1.005', '1'],
  ['.5', '0.5'],
  ['-3', '-3'],
  ['', undefined],
  ['12a', undefined],
  ['1e3', undefined],
  ['--1', undefined],
])('%j typed as an amount is %j', (typed, number) => {
  expect(numberOfText(typed, 2)).toBe(number);
});
