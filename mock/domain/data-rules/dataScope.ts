import type { Employee } from '../company/entities';
import type { Role } from '../roles/role';
import type { ScopeContext, Test } from './compileRule';
import { compileOwnerTest, compileRule } from './compileRule';
import type { BusinessObject, DataRule } from './dataRule';
import type { RowOf } from './fields';

/**
 * The rows that a caller sees. This is how rules work together:
 * 1. A role without an enabled rule for an object sees all rows of the object.
 * 2. Several rules of a role widen: a row is seen when one of them is true for it.
 * 3. Several roles of a position widen as well. So one role without a rule for the object sees all of it.
 * 4. Rows outside the scope do not exist for the caller: they are missing in lists, totals, exports and reports, and
 *    `not_found` for every other call. A row cannot be saved in a way that its author would no longer see it.
 * Approvals are not part of it: who decides a step of a process reads what the process tells about its order.
 */
export interface DataScope {
  readonly order: Test<RowOf<'order'>>;
  readonly customer: Test<RowOf<'customer'>>;
  readonly visit: Test<RowOf<'visit'>>;
  /** Whether the caller could see both an order and a customer of this employee. */
  readonly owner: Test<Employee>;
}

/** The scope of callers without any rule. */
export const UNRESTRICTED: DataScope = {
  order: () => true,
  customer: () => true,
  visit: () => true,
  owner: () => true,
};

/** The rules that restrict the holder of the roles; `all` when one of the roles has no rule for the object. */
export function rulesFor(
  object: BusinessObject,
  roles: readonly Pick<Role, 'id'>[],
  rules: readonly DataRule[],
): readonly DataRule[] | 'all' {
  const ofObject = rules.filter((rule) => rule.isEnabled && rule.object === object);
  const isFree = ({ id }: Pick<Role, 'id'>) => !ofObject.some(({ roleIds }) => roleIds.includes(id));
  if (roles.some(isFree)) return 'all';
  return ofObject.filter(({ roleIds }) => roles.some(({ id }) => roleIds.includes(id)));
}

const anyOf = <Row>(tests: readonly Test<Row>[]): Test<Row> =>
  tests.length === 1 ? (tests[0] as Test<Row>) : (row) => tests.some((test) => test(row));

const lazily = <Value>(make: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => (value ??= make());
};

/** Creates the scope of a caller. Rules are read and compiled at the first use, once for each object. */
export function createDataScope(
  context: ScopeContext,
  roles: readonly Pick<Role, 'id'>[],
  allRules: () => readonly DataRule[],
): DataScope {
  const rowTest = <O extends BusinessObject>(object: O): Test<RowOf<O>> => {
    const rules = rulesFor(object, roles, allRules());
    return rules === 'all' ? () => true : anyOf(rules.map((rule) => compileRule(object, rule, context).test));
  };
  const ownerTest = (object: BusinessObject): Test<Employee> => {
    const rules = rulesFor(object, roles, allRules());
    return rules === 'all' ? () => true : anyOf(rules.map((rule) => compileOwnerTest(rule, context)));
  };
  const order = lazily(() => rowTest('order'));
  const customer = lazily(() => rowTest('customer'));
  const visit = lazily(() => rowTest('visit'));
  const owner = lazily((): Test<Employee> => {
    const [ofOrders, ofCustomers] = [ownerTest('order'), ownerTest('customer')];
    return (employee) => ofOrders(employee) && ofCustomers(employee);
  });
  return {
    get order() {
      return order();
    },
    get customer() {
      return customer();
    },
    get visit() {
      return visit();
    },
    get owner() {
      return owner();
    },
  };
}
