import { TODAY } from '../calendar';
import type { HeldPosition, Order } from '../company/entities';
import { createCompany } from '../company/createCompany';
import { COMPANY_PLANS } from '../company/plans';
import { compileOwnerTest, compileRule } from './compileRule';
import type { Condition, DataRule, RuleItem } from './dataRule';

const company = createCompany(COMPANY_PLANS[2] as (typeof COMPANY_PLANS)[number]);
const held = (code: string) =>
  [...company.positions.values()].find(
    ({ employee, organisation }) => employee && organisation.code === code,
  ) as HeldPosition;
const position = held('bf-bj');
const other = held('bf-tj');
const context = { company, position };

const order = {
  owner: position.employee,
  customer: { name: '好邻居便利店（朝阳1店）', region: '北京', channel: '便利店', level: 'B' },
  status: 'approved',
  payment: 'cash',
  amountCents: 123_450,
  day: TODAY - 6,
} as Order;

const condition = (field: string, operator: string, ...values: string[]): Condition => ({
  field,
  operator,
  values: values.map((value) => (value.startsWith('@') ? { current: value.slice(1) as 'user' } : { value })),
});
const isTrue = (...items: RuleItem[]) => compileRule('order', { combination: 'and', items }, context).test(order);

it.each<[string, string, string[], boolean]>([
  ['customername', 'contains', ['便利店'], true],
  ['customername', 'notcontains', ['便利店'], false],
  ['region', 'eq', ['北京'], true],
  ['region', 'ne', ['北京'], false],
  ['status', 'in', ['draft', 'approved'], true],
  ['status', 'notin', ['draft', 'approved'], false],
  ['amount', 'eq', ['1234.5'], true],
  ['amount', 'ne', ['1234.5'], false],
  ['amount', 'ge', ['1234.5'], true],
  ['amount', 'gt', ['1234.5'], false],
  ['amount', 'le', ['1234.49'], false],
  ['amount', 'lt', ['1234.51'], true],
  ['amount', 'between', ['1000', '1234.5'], true],
  ['amount', 'between', ['2000', '3000'], false],
  ['date', 'ge', ['2026-11-15'], false],
  ['date', 'lt', ['2026-11-15'], true],
  ['date', 'lastdays', ['7'], true],
  ['date', 'lastdays', ['6'], false],
  ['owner', 'eq', ['@user'], true],
  ['owner', 'in', ['@user', 'nobody'], true],
  ['owner', 'ne', ['@user'], false],
  ['ownerposition', 'eq', ['@position'], true],
  ['ownerposition', 'in', [other.id], false],
  ['ownerorg', 'eq', ['@organisation'], true],
  ['ownerorg', 'eq', ['bf-area'], false],
  ['ownerorg', 'within', ['bf-area'], true],
  ['ownerorg', 'within', ['bf-tj', 'bf-sy'], false],
  ['ownerorg', 'notwithin', ['bf-tj'], true],
  ['unknown', 'eq', ['x'], false],
])('%s %s %j is %s for the order', (field, operator, values, expected) => {
  expect(isTrue(condition(field, operator, ...values))).toBe(expected);
});

const [yes, no] = [condition('region', 'eq', '北京'), condition('region', 'eq', '天津')];

it('combines conditions by and or or, and those of a group the other way', () => {
  const test = (combination: DataRule['combination'], ...items: RuleItem[]) =>
    compileRule('order', { combination, items }, context).test(order);
  expect([test('and', yes, no), test('or', yes, no)]).toEqual([false, true]);
  expect([test('and', yes, { conditions: [no, yes] }), test('and', yes, { conditions: [no, no] })]).toEqual([
    true,
    false,
  ]);
  expect([test('or', no, { conditions: [yes, yes] }), test('or', no, { conditions: [yes, no] })]).toEqual([
    true,
    false,
  ]);
});

it('an owner is possible when the conditions on the owner hold, whatever the others say', () => {
  const possible = (combination: DataRule['combination'], ...items: RuleItem[]) =>
    compileOwnerTest({ object: 'order', combination, items } as unknown as DataRule, context)(other.employee);
  const mine = condition('owner', 'eq', '@user');
  expect(possible('and', mine, yes)).toBe(false);
  expect(possible('or', mine, no)).toBe(true);
  expect(possible('and', no, { conditions: [mine, condition('ownerorg', 'within', 'bf-area')] })).toBe(true);
});
