import fc from 'fast-check';
import { checkCondition, compileCondition } from '../../mock/domain/flows/definition/condition';
import { CONDITION_FUNCTIONS } from '../../mock/domain/flows/definition/conditionFunctions';
import { compile } from '../../src/engine/expressions/compile';
import { createFakeScope } from '../../src/engine/expressions/fakeScope';
import { moreFunctions } from '../../src/engine/expressions/functions/more';
import { FUNCTION_REFERENCE } from '../../src/engine/expressions/functions/reference';
import { FUNCTIONS, addFunctions } from '../../src/engine/expressions/functions/table';
import { PERSONAL_FUNCTIONS, checkFormula, evaluateFormula } from '../../src/engine/formula';

/** Values of a form as pages send them. */
const VALUES: Readonly<Record<string, unknown>> = {
  amount: 3000,
  small: 0.1,
  text: '3000',
  separated: '1,234.5',
  word: '差旅费',
  code: 'travel',
  empty: '',
  nothing: null,
  missing: undefined,
  zero: 0,
  yes: true,
  no: false,
  flag: 1,
  from: '2026-11-20',
  to: '2026-11-25',
  moment: '2026-11-25 08:30:00',
  wrong: '2026-99-99',
  list: ['travel', 'meal'],
  none: [],
  lines: [{ amount: 0.1 }, { amount: 0.2 }, { amount: '' }],
  picked: { key: 'hd-sh', text: '上海分部' },
  applicant: { orgname: '上海分部', positionname: '销售代表' },
  __proto: { amount: 1 },
};

const EXPRESSIONS = [
  'amount >= 3000',
  'amount > 3000',
  "text >= 3000 && code != 'travel'",
  'text == 3000',
  'text === 3000',
  'text + 1',
  'text - 1',
  'amount / 0',
  'zero / 0',
  'amount % 7',
  '-amount',
  '+text',
  '-word',
  '!empty',
  '!!none',
  'empty == 0',
  'nothing == missing',
  'nothing === missing',
  'nothing >= 0',
  'missing >= 0',
  'missing == undefined',
  'yes == 1',
  'no == empty',
  'flag == yes',
  'list == list',
  'list == none',
  'list + 1',
  'picked > 0',
  'picked == picked',
  'picked.key',
  "picked['text']",
  'picked.constructor',
  'list.length',
  'word.length',
  'word[0]',
  'applicant.orgname == "上海分部"',
  "applicant.positionname != '区域经理'",
  'missing ?? amount',
  'empty ?? amount',
  'empty || word',
  'zero && word',
  'amount >= 3000 ? word : code',
  'isempty(empty)',
  'isempty(none) && isempty(nothing)',
  'isempty(zero)',
  'contains(word, "差旅")',
  "contains(list, 'meal')",
  "contains(['travel', 'meal'], code)",
  'contains(amount, 3)',
  'contains(nothing, empty)',
  'len(word) + len(list) + len(amount)',
  'len(nothing)',
  'round(1.005, 2)',
  'round(2.5)',
  'round(separated)',
  'round(word)',
  'abs(-3.5)',
  'abs(text)',
  'min(3, text, 1)',
  'max(list)',
  'max(none)',
  'min(amount, empty, 5)',
  'sum(small, 0.2)',
  'small + 0.2',
  'sum(1, "1,000", empty, nothing)',
  "concat(word, amount, yes, nothing) == '差旅费3000true'",
  'concat(list)',
  'ROUND(abs(-1.25), 1)',
  'daysbetween(from, to)',
  'daysbetween(to, from)',
  'daysbetween(from, moment)',
  'daysbetween(from, wrong)',
  'daysbetween(from, empty)',
  'daysbetween(from, to) >= 3',
  'to > from',
  "from < '2026-12-01'",
  'lines.amount',
  'contains(lines.amount, 0.2)',
  'isempty(lines)',
  'len(lines)',
];

/** The value of a page expression. */
function onPage(expression: string): unknown {
  const { names, scope } = createFakeScope({ controls: VALUES });
  return compile(expression, names).run(scope);
}

test.each(EXPRESSIONS)('the condition %s has the value of the page expression', (expression) => {
  const condition = compileCondition(expression);
  expect(condition.evaluate(VALUES)).toEqual(onPage(expression));
  expect(condition.holds(VALUES)).toBe(Boolean(onPage(expression)));
});

test('a total over a column is exact on the page and in a condition', () => {
  expect(compileCondition('sum(lines.amount) == 0.3').holds(VALUES)).toBe(true);
});

test.each([
  '',
  'amount >=',
  'amount = 3000',
  'a; b',
  'a, b',
  'this',
  'amount.toFixed(2)',
  'eval("1")',
  '~amount',
  'isempty()',
  'len(1, 2)',
])('neither language accepts %j', (expression) => {
  expect(() => compileCondition(expression)).toThrow();
  expect(() => onPage(expression)).toThrow();
});

addFunctions(moreFunctions);
const SHARED = [...FUNCTIONS.values()].filter(({ name }) => !PERSONAL_FUNCTIONS.has(name));
const TEXTS = { t: (key: string) => key, loadControlTexts: () => Promise.resolve() };

/** Arguments beside the fields of the form: what functions expect, and what they do not. */
const ARGUMENTS = [
  ...['0', '1', '2', '-2.567', '1.005', '13', '1e21', '1763700000000', "'1763700000000'", 'true', 'undefined'],
  ...[
    "'a'",
    "'旅'",
    "'-'",
    "'2026-01-31'",
    "'amount'",
    "'DAYS'",
    "'month'",
    "'startMonth'",
    "'today'",
    "'YYYY/M HH:mm'",
  ],
  ...['[3, 1, 2]', "['b', 'a', 'b', 2]", '[0.00001, 1e18, text]', '[[1, empty], [2, nothing]]', 'lines.amount', '[]'],
];

describe('the functions of conditions', () => {
  beforeAll(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 20, 9, 5, 7), doNotFake: ['queueMicrotask', 'nextTick'] });
    // The helper of dates on pages says what is wrong with its arguments.
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are those of page expressions that do not ask who is signed in', () => {
    expect([...CONDITION_FUNCTIONS.keys()].sort()).toEqual(SHARED.map(({ name }) => name).sort());
    for (const { name, min, max } of SHARED) expect(CONDITION_FUNCTIONS.get(name)).toMatchObject({ min, max });
  });

  it.each([...PERSONAL_FUNCTIONS])('do not have %s, in the check of the screen neither', async (name) => {
    const call = `${name}(${Array(FUNCTIONS.get(name)?.min).fill("'x'").join(', ')}) == 1`;
    expect(checkCondition(call)).toMatchObject({ code: 'flow.condition.unknown_function', params: { name } });
    await expect(checkFormula(call, [], TEXTS)).resolves.toEqual({ text: 'engine.formula.personal' });
  });

  const examples = Object.values(FUNCTION_REFERENCE)
    .flatMap((group) => Object.entries(group))
    .flatMap(([name, { examples: tried }]) => (PERSONAL_FUNCTIONS.has(name) ? [] : tried));
  it.each(examples)('answer what the reference of pages says: %s', (source, answer) => {
    expect(compileCondition(source).evaluate({})).toEqual(answer);
  });

  it.each(SHARED)('answer like on pages, whatever they are called with: $name', async ({ name, min, max }) => {
    const argument = fc.constantFrom(...Object.keys(VALUES), ...ARGUMENTS);
    const calls = fc.array(argument, { minLength: min, maxLength: Math.min(max, min + 3) });
    for (const args of fc.sample(calls, { numRuns: max === 0 ? 1 : 200, seed: 20 })) {
      const source = `${name}(${args.join(', ')})`;
      const [here, onScreen] = [
        compileCondition(source).evaluate(VALUES),
        await evaluateFormula(source, VALUES, TEXTS),
      ];
      expect([source, here]).toEqual([source, onScreen]);
    }
  });
});
