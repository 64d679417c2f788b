import { ConditionError, checkCondition, compileCondition, conditionValues } from './condition';

const holds = (text: string, values: Record<string, unknown> = {}) => compileCondition(text).holds(values);
const codeOf = (text: string, fields?: readonly string[]) => {
  const error = checkCondition(text, fields && new Map(fields.map((name) => [name, { title: name, type: 'money' }])));
  return error && [error.code, error.params];
};

describe('a condition', () => {
  it.each([
    ['', 'flow.condition.empty', {}],
    ['   ', 'flow.condition.empty', {}],
    ['amount >= ', 'flow.condition.syntax', { place: 10 }],
    ['amount >= 3000)', 'flow.condition.syntax', { place: 15 }],
    ['a b', 'flow.condition.several', {}],
    ['a, b', 'flow.condition.several', {}],
    ['this == 1', 'flow.condition.unsupported', { part: 'this' }],
    ['today() > 1', 'flow.condition.unknown_function', { name: 'today' }],
    ['amount.toFixed(2)', 'flow.condition.unknown_function', { name: 'toFixed' }],
    ['constructor()', 'flow.condition.unknown_function', { name: 'constructor' }],
    ['round(1, 2, 3)', 'flow.condition.arguments', { name: 'round' }],
    ['applicant.mobile == 1', 'flow.condition.unknown_name', { name: 'applicant.mobile' }],
    ['amuont > 1', 'flow.condition.unknown_name', { name: 'amuont' }],
    [`a == '${'x'.repeat(500)}'`, 'flow.condition.too_long', { count: 500 }],
    [`${'!'.repeat(61)}amount`, 'flow.condition.too_deep', { count: 60 }],
  ])('%j is wrong because of %s', (text, code, params) => {
    expect(codeOf(text, ['amount', 'a', 'b'])).toEqual([code, params]);
  });

  it('may read the fields of the form, and the organisation and position of the applicant', () => {
    expect(codeOf("amount > 1 && applicant.orgname == '上海分部'", ['amount'])).toBeUndefined();
    expect(codeOf('whatever > 1')).toBeUndefined();
  });

  it('reads no prototype, by name, member or key', () => {
    for (const text of ['constructor', 'toString', 'a.constructor', "a['__proto__']", 'a.b.constructor', '__proto__'])
      expect(compileCondition(text).evaluate({ a: { b: 'x' } })).toBeUndefined();
  });

  it('has a bounded cost: what takes too much does not hold', () => {
    const long = 'ab'.repeat(500_000);
    expect(holds('contains(text, part)', { text: long, part: long })).toBe(false);
    expect(() => compileCondition('contains(text, part)').evaluate({ text: long, part: long })).toThrow(ConditionError);
    expect(holds('sum(list) >= 0', { list: Array(2_000_000).fill(1) })).toBe(false);
    expect(holds("contains(text, 'ba')", { text: 'ab'.repeat(1_000) })).toBe(true);
  });

  it('is evaluated only as far as it decides', () => {
    const long = 'x'.repeat(2_000_000);
    expect(holds('amount > 1 || len(concat(text)) > 1', { amount: 2, text: long })).toBe(true);
  });

  it('sees the applicant even where a field has the same name', () => {
    const applicant = { name: '销售代表', organisation: { name: '上海分部' } } as Parameters<typeof conditionValues>[1];
    const values = conditionValues({ applicant: 'x', amount: 1 }, applicant);
    expect(holds("applicant.orgname == '上海分部' && applicant.positionname == '销售代表'", values)).toBe(true);
  });
});
