import fc from 'fast-check';
import { compile } from '../compile';
import { createFakeScope } from '../fakeScope';
import { moreFunctions } from './more';
import { ROOTS } from '../roots';
import { ROW_STATE } from '../rowState';
import { FUNCTION_REFERENCE, ROOT_REFERENCE, ROW_STATE_REFERENCE } from './reference';
import type { FunctionReference } from './reference';
import { FUNCTIONS, addFunctions } from './table';

addFunctions(moreFunctions);

const evaluate = (source: string, controls: Record<string, unknown> = {}): unknown => {
  const { names, scope } = createFakeScope({
    controls,
    user: { userinfoname: '张伟' },
    codes: ['ORDER_EDIT', 'DIRECTOR'],
  });
  return compile(source, names).run(scope);
};

describe('the functions of the expression language', () => {
  it.each<[string, unknown]>([
    ["if(1, 'yes', 'no')", 'yes'],
    ["if('', 'yes', 'no')", 'no'],
    ["if(0, 'yes')", undefined],
    ['and(1, true)', true],
    ['and(1, 0)', false],
    ['or(0, "")', false],
    ['or(0, "x")', true],
    ['not(0)', true],
    ['not("x")', false],
    ['isempty(undefined)', true],
    ['isempty(null)', true],
    ['isempty("")', true],
    ['isempty([])', true],
    ['isempty(0)', false],
    ['isempty(false)', false],
    ['isempty([0])', false],
    ['add(0.1, 0.2)', 0.3],
    ['add(1, 2, 3)', 6],
    ['add("1,234.5", 1)', 1235.5],
    ['add("", null)', 0],
    ['add(true, 1)', 2],
    ['add("x", 1)', NaN],
    ['add([1], 1)', NaN],
    ['sub(0.3, 0.1)', 0.2],
    ['sub(10, 1, 2)', 7],
    ['mul(1.1, 1.1)', 1.21],
    ['mul(undefined, 5)', 0],
    ['div(1, 4)', 0.25],
    ['div(5, 0)', 0],
    ['div(0, 0)', 0],
    ['round(1.005, 2)', 1.01],
    ['round(-2.5)', -3],
    ['round(1.5, "x")', 2],
    ['round(1.25, -1)', 1],
    ['round(1.23456, 2.9)', 1.23],
    ['round(1.5, 1000000000000)', 1.5],
    ['round("x")', NaN],
    ['abs(-3.5)', 3.5],
    ['abs("")', 0],
    ['sum([1, 2, null, "", undefined])', 3],
    ['sum(1, [2, [3]])', 6],
    ['sum([])', 0],
    ['sum(0.1, 0.2)', 0.3],
    ['sum(["x"])', NaN],
    ['avg([1, 2])', 1.5],
    ['avg([1, 1, 2])', 1.33],
    ['avg([1, null])', 1],
    ['avg([])', 0],
    ['avg([0.01, 0.02])', 0.02],
    ['min([3, 1, 2])', 1],
    ['max(3, 1, 2)', 3],
    ['min([])', 0],
    ['max([-5, -3])', -3],
    ['max([null, -3])', -3],
    ['count([1, null, 3])', 3],
    ['count("abc")', 0],
    ['count(undefined)', 0],
    ['len("四个字符")', 4],
    ['len([1, 2])', 2],
    ['len(undefined)', 0],
    ['len(123)', 3],
    ['concat("a", 1, null, true)', 'a1true'],
    ['upper("aé")', 'AÉ'],
    ['lower("AB")', 'ab'],
    ['trim("  x ")', 'x'],
    ['upper(undefined)', ''],
    ['contains("order", "der")', true],
    ['contains([1, 2], 2)', true],
    ['contains([1, 2], "2")', false],
    ['contains("", "")', true],
    ['contains(undefined, "x")', false],
    ['left("order", 2)', 'or'],
    ['left("or", 9)', 'or'],
    ['left("order", -1)', ''],
    ['left("order", "x")', ''],
    ['thousands(1234567.891)', '1,234,567.891'],
    ['thousands(1234.5, 2)', '1,234.50'],
    ['thousands("", 0)', '0'],
    ['thousands(1234.5, -1)', '1,235'],
    ['thousands(1, 1000)', '1.00000000000000000000'],
    ['adddays("2026-02-28", 1)', '2026-03-01'],
    ['adddays("2026-03-01", -1)', '2026-02-28'],
    ['adddays("2024-02-28", 1)', '2024-02-29'],
    ['adddays("", 1)', undefined],
    ['adddays("soon", 1)', undefined],
    ['adddays("2026-01-01", "x")', undefined],
    ['daysbetween("2026-01-01", "2026-03-01")', 59],
    ['daysbetween("2026-01-02", "2026-01-01")', -1],
    ['daysbetween("", "2026-01-01")', undefined],
    ['daysbetween("2026-01-01", null)', undefined],
  ])('%s is %p', (source, answer) => {
    expect(evaluate(source)).toEqual(answer);
  });

  it('call today the day of the person’s own clock', () => {
    jest.useFakeTimers({ now: new Date(2026, 6, 31, 23, 59) });
    expect(evaluate('today()')).toBe('2026-07-31');
    jest.useRealTimers();
  });

  it('are called in any case of letters', () => {
    expect(evaluate('SUM(1, Avg([2]))')).toBe(3);
  });

  it('are all in the reference, each with what it says of itself', () => {
    expect(Object.values(FUNCTION_REFERENCE).flatMap(Object.keys).toSorted()).toEqual([...FUNCTIONS.keys()].toSorted());
  });

  it('stand in the reference beside every other name that an expression can read', () => {
    expect(Object.keys(ROOT_REFERENCE)).toEqual(ROOTS);
    expect(Object.keys(ROW_STATE_REFERENCE)).toEqual([...ROW_STATE.keys()]);
  });

  it.each(
    Object.values(FUNCTION_REFERENCE)
      .flatMap(Object.values<FunctionReference>)
      .flatMap(({ examples }) => examples),
  )('the reference says the truth of %s', (source, answer) => {
    expect(evaluate(source)).toEqual(answer);
  });

  it('never throw, whatever a page gives them', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { scope } = createFakeScope({});
    const value = fc.oneof(
      fc.integer(),
      fc.double(),
      fc.string(),
      fc.boolean(),
      fc.constantFrom(null, undefined, '-1', 'abc', 1e300),
      fc.array(fc.oneof(fc.double(), fc.string())),
      fc.dictionary(fc.string(), fc.integer()),
    );
    const call = fc
      .constantFrom(...FUNCTIONS.values())
      .chain((definition) =>
        fc.tuple(
          fc.constant(definition),
          fc.array(value, { minLength: definition.min, maxLength: Math.min(definition.max, 4) }),
        ),
      );
    fc.assert(
      fc.property(call, ([definition, args]) => {
        definition.apply(args, scope);
        definition.lazy?.(
          args.map((arg) => () => arg),
          scope,
        );
      }),
      { numRuns: 5000 },
    );
    log.mockRestore();
  });

  it('agree between a total over rows and the same total over a list', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -1e6, max: 1e6 }).map((cents) => cents / 100),
          { maxLength: 20 },
        ),
        (list) => {
          const cents = list.reduce((sum, value) => sum + Math.round(value * 100), 0);
          expect(evaluate('sum(list)', { list: { list }.list })).toBe(cents / 100);
        },
      ),
    );
  });

  describe('the date helper', () => {
    beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 1, 10, 9, 30) }));
    afterEach(() => jest.useRealTimers());

    it.each([
      ["date('startMonth')", '2026-02-01'],
      ["date('endMonth')", '2026-02-28'],
      ["date('startYear')", '2026-01-01'],
      ["date('endYear')", '2026-12-31'],
      ["date('today')", '2026-02-10'],
      ["date('now')", '2026-02-10 09:30:00'],
      ["date('day', -10)", '2026-01-31'],
      ["date('month', 1)", '2026-03-10'],
      ["date('weeks', 1)", '2026-02-17'],
      ["date('year')", '2026-02-10'],
    ])('%s is %p', (source, answer) => {
      expect(evaluate(source)).toBe(answer);
    });

    it.each([
      ["date('day', 1, 2)"],
      ["date('startMonth', 1)"],
      ["date('endMonth', 1)"],
      ["date('startYear', 1)"],
      ["date('endYear', 1)"],
      ['date()'],
      ["date('fortnight')"],
      ["date('day', 'x')"],
    ])('tells the console what is wrong with %s, and is false', (source) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(evaluate(source)).toBe(false);
      expect(log).toHaveBeenCalledTimes(1);
      log.mockRestore();
    });
  });

  it('the permission helper takes a category and at least one code', () => {
    expect(() => evaluate("haspermission('function')")).toThrow();
    expect(evaluate("haspermission('planet', 'OTHER', 'ORDER_EDIT')")).toBe(true);
    expect(evaluate("haspermission('constructor', 'x')")).toBe(false);
    expect(evaluate("user('constructor')")).toBeUndefined();
  });
});
