import { ConditionError, checkCondition, compileCondition, conditionValues } from './condition';
import { way } from './fakeCompany';
import { takenBranch } from './takenBranch';

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
    ["hasRole('a')", 'flow.condition.unknown_function', { name: 'hasRole' }],
    ['days(a, b)', 'flow.condition.unknown_function', { name: 'days' }],
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

  it.each([
    "len(replace(text, 'a', text)) > 0",
    'len(join(list, text)) > 0',
    'len(join(split(text, first(list)), text)) > 0',
    'sum([text, text, text, text, text, text, text, text]) > 0',
    'count(sort(texts)) > 0',
    'count(unique(list)) > 0',
    'median(list) > 0',
    'sum(decimals) > 0',
    'avg(list, list, list, list) > 0',
    'countif(list, text) > 0',
    'isin(text, list, list, list)',
    'count(pluck(list, text)) > 0',
    'len(concat(text, text, text, text)) > 0',
    'len(text + text + text + text) > 0',
    'find(concat(rept(rept("a", 9999), 9999), "b"), text) > 0',
    'number(text) + number(text) + number(text) + number(text) + number(text) > 0',
    'text == other || text == other || text == other || text == other',
    '-text > 0 || -text > 0 || -text > 0 || -text > 0 || -text > 0 || -text > 0 || -text > 0 || -text > 0',
  ])('has a bounded cost: %s', (text) => {
    const values = {
      ...{ text: 'a'.repeat(300_000), other: `${'a'.repeat(299_999)}b` },
      ...{ list: Array(60_000).fill(''), texts: Array.from({ length: 60_000 }, (_, place) => `${place}`) },
      decimals: Array(10_000).fill(0.000_001),
    };
    expect(() => compileCondition(text).evaluate(values)).toThrow('flow.condition.too_much');
  });

  it('makes no text that is longer than on pages', () => {
    const note = 'x'.repeat(60_000);
    for (const text of ['concat(note, note)', 'note + note', "join([note, note], '')", "replace(note, 'x', 'yy')"])
      expect(() => compileCondition(`len(${text})`).evaluate({ note })).toThrow('flow.condition.too_much');
    expect(compileCondition("len(rept('xyz', 100000)) + len(padleft('', 100000))").evaluate({})).toBe(19_999);
  });

  it.each([
    'if(true, 1, long)',
    'ifs(false, long, 1, 1, long, long)',
    'switch(1, 0, long, 1, 1, long, long)',
    'ifempty(1, long)',
    'or(1, long)',
    'not(and(0, long))',
  ])('reads only the arguments that it takes: %s', (text) => {
    expect(holds(text.replaceAll('long', 'sum(list)'), { list: Array(1_000_000).fill(1) })).toBe(true);
  });

  it('knows the day of the server', () => {
    expect(compileCondition("concat(today(), left(now(), 10), date('endMonth'))").evaluate({})).toBe(
      '2026-11-202026-11-202026-11-30',
    );
  });

  it('shares its cost with the other branches of a node', () => {
    const expensive = 'len(sort(texts)) < 0';
    const values = { texts: Array.from({ length: 3_000 }, (_, place) => `${place}`), amount: 1 };
    const taken = (...texts: readonly string[]) => {
      const branches = texts.map((condition, place) => way(`b${place}`, condition));
      return takenBranch({ id: 'c', name: 'c', type: 'condition', branches }, values)?.id;
    };
    expect(taken(expensive, 'amount == 1', '')).toBe('b1');
    expect(taken(...Array<string>(20).fill(expensive), "len(upper('x')) == 1", '')).toBe('b21');
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
