import { compilePattern } from '../patterns/compilePattern';
import { Budget, BudgetError, MAX_STEPS } from './budget';
import { compile } from './compile';
import { createFakeScope } from './fakeScope';
import { moreFunctions } from './functions/more';
import { addFunctions } from './functions/table';

addFunctions(moreFunctions);

/** Steps that an expression is charged for. */
function stepsOf(source: string, controls: Record<string, unknown> = {}): number {
  const { names, scope } = createFakeScope({ controls });
  let steps = 0;
  jest.spyOn(scope.budget, 'spend').mockImplementation((more) => void (steps += more));
  compile(source, names).run(scope);
  return steps;
}

const LENGTH = 20_000;
const list = (make: (index: number) => unknown, length = LENGTH) => ({
  v: Array.from({ length }, (_, index) => make(index)),
});
const decimals = list((index) => index / 7);
const many = (name: string, count = 100) => Array<string>(count).fill(name).join(', ');
const long = '1'.repeat(100_000);

describe('what an expression is charged for', () => {
  it.each<[string, number, Record<string, unknown>]>([
    ['sum(a.v)', LENGTH * 1000, { a: decimals }],
    ['avg(a.v)', LENGTH * 1000, { a: decimals }],
    [`sumif(a.v, 1, b.v)`, LENGTH * 1000, { a: list(() => 1), b: decimals }],
    ['unique(a.v)', LENGTH * 100, { a: decimals }],
    ["pluck(a.v, 'x')", LENGTH * 40, { a: list(() => ({ x: 1 })) }],
    ['sort(a.v)', LENGTH * 10, { a: list((index) => -index) }],
    ['median(a.v)', LENGTH * 200, { a: decimals }],
    [`add(${many('a')})`, 90 * 1000, { a: 1 / 7 }],
    ['number(a)', long.length, { a: long }],
    ['a * 2', long.length, { a: long }],
    ['a == 2', long.length, { a: long }],
    ['a < b', 2 * long.length, { a: long, b: `${long}2` }],
    ['-a', long.length, { a: long }],
    ['adddays(a, 1)', long.length, { a: long }],
    ['year(a)', long.length, { a: long }],
    ["formatdate(a, 'YYYY')", 1000, { a: '2026-01-01' }],
    ["contains(a, concat(b, 'x', b))", (long.length * 20_000) / 8, { a: long, b: '1'.repeat(10_000) }],
    ['page[a]', long.length, { a: long }],
    [`[${many('a + 1')}]`, 300, { a: 1 }],
  ])('%s: for the work that its values make', (source, least, controls) => {
    expect(stepsOf(source, controls)).toBeGreaterThanOrEqual(least);
  });

  it.each<[string, number, Record<string, unknown>]>([
    ['a * b + 1', 0, { a: 2, b: 3 }],
    ["if(a > 1, round(a * 1.5, 2), len('x'))", 0, { a: 2 }],
    ['add(a, b)', 0, { a: 0.1, b: 0.2 }],
    ["a + 'x' == b", 0, { a: 'short', b: 'text' }],
    ['count(a.v) + len(a.v)', 0, { a: decimals }],
    ['sum(a.v)', 65 * LENGTH, { a: list((index) => index / 100) }],
  ])('%s: for little', (source, most, controls) => {
    expect(stepsOf(source, controls)).toBeLessThanOrEqual(most);
  });

  it('a list that is too long is charged for, so that refusing it again and again ends as well', () => {
    const { names, scope } = createFakeScope({ controls: { a: decimals } });
    const { run } = compile(`[${many('a.v')}]`, names);
    const codes = Array.from({ length: 20 }, () => {
      try {
        return run(scope);
      } catch (error) {
        return error instanceof BudgetError && error.code;
      }
    });
    expect([codes[0], codes.at(-1)]).toEqual(['expression.list', 'expression.steps']);
  });
});

it('the sum of 50,000 rows is within the budget of one recalculation', () => {
  expect(stepsOf('sum(a.v)', { a: list((index) => index / 7, 50_000) })).toBeLessThan(MAX_STEPS * 0.75);
});

it('a text of more than 400 digits is a number like any other', () => {
  const { names, scope } = createFakeScope({ controls: { a: `0.${'3'.repeat(500)}`, b: `${' '.repeat(500)}7` } });
  expect([
    compile('number(a)', names).run(scope),
    compile('b * 2', names).run(scope),
    compile('add(b, 1)', names).run(scope),
  ]).toEqual([1 / 3, 14, 8]);
});

describe('a pattern', () => {
  it('is charged to the budget that it is given, down to the last step', () => {
    const budget = new Budget();
    const spend = jest.spyOn(budget, 'spend');
    expect(compilePattern('a+b')('aaab', budget)).toBe(true);
    expect(spend).toHaveBeenCalled();
    budget.spend(MAX_STEPS - spend.mock.calls.reduce((sum, [steps]) => sum + steps, 0));
    expect(() => compilePattern('a+b')('aaab', budget)).toThrow(BudgetError);
  });

  it('without one takes nothing from what others may use', () => {
    const matches = compilePattern('(?:[a-z ]+)');
    const text = 'lorem '.repeat(5_000);
    expect(Array.from({ length: 70 }, () => matches(text))).toEqual(Array.from({ length: 70 }, () => true));
  });
});
