import { compileCondition } from '../../mock/domain/flows/definition/condition';
import { compile } from '../../src/engine/expressions/compile';
import { createFakeScope } from '../../src/engine/expressions/fakeScope';

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
  'days(from, to)',
  'days(to, from)',
  'days(from, moment)',
  'days(from, wrong)',
  'days(from, empty)',
  'days(from, to) >= 3',
  'to > from',
  "from < '2026-12-01'",
  'lines.amount',
  'contains(lines.amount, 0.2)',
  'isempty(lines)',
  'len(lines)',
];

/** The value of a page expression. What conditions call `days` is `daysbetween` there. */
function onPage(expression: string): unknown {
  const { names, scope } = createFakeScope({ controls: VALUES });
  return compile(expression.replaceAll('days(', 'daysbetween('), names).run(scope);
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
