import { MAX_DEPTH, MAX_SOURCE_LENGTH } from './expressions/parse';
import { createFakeScope } from './expressions/fakeScope';
import { FUNCTIONS } from './expressions/functions/table';
import { PERSONAL_FUNCTIONS, checkFormula, evaluateFormula } from './formula';

const TEXTS = {
  t: (key: string, params?: Record<string, unknown>) => [key, ...Object.values(params ?? {})].join(' '),
  loadControlTexts: () => Promise.resolve(),
};
const NAMES = ['amount', 'type', 'lines', 'applicant.orgname'];
const check = async (source: string) => (await checkFormula(source, NAMES, TEXTS))?.text;
const evaluate = (source: string, values: Record<string, unknown> = {}) => evaluateFormula(source, values, TEXTS);

describe('an expression of a screen', () => {
  it.each([
    "amount >= 3000 && type != 'travel'",
    'sum(lines.amount) > 3 || isempty(type)',
    "contains(applicant.orgname, '华东') ? true : amount[0]",
    'daysbetween(type, amount) > 1',
    'undefined == type',
  ])('is right: %s', async (source) => {
    await expect(check(source)).resolves.toBeUndefined();
  });

  it.each([
    ['amont > 1', 'engine.issue.expression.unknown-root amont engine.issue.suggestion amount'],
    [
      'applicant.orgnam == 1',
      'engine.issue.expression.unknown-root applicant.orgnam engine.issue.suggestion applicant.orgname',
    ],
    ['isempty(applicant)', 'engine.issue.expression.unknown-root applicant'],
    ['user.positionid == 1', 'engine.issue.expression.unknown-root user'],
    ['page.status', 'engine.issue.expression.unknown-root page'],
    ['amount[other]', 'engine.issue.expression.unknown-root other'],
    ['summe(amount)', 'engine.issue.expression.unknown-function summe'],
    ['isempty()', 'engine.issue.expression.arguments isempty'],
    ["hasRole('DIRECTOR') || amount > 1", 'engine.formula.personal hasRole'],
    ["if(amount > 1, [concat(translate('order.no'))], 2)", 'engine.formula.personal translate'],
    ['amount >', 'engine.formula.unfinished'],
    ['amount > 1 and amount < 3', 'engine.formula.operator and &&'],
    ['amount > 1 OR amount < 3', 'engine.formula.operator OR ||'],
    ['not amount', 'engine.formula.operator not !'],
    ['amount = 3', 'engine.formula.syntax 8'],
    ['', 'engine.formula.unsupported'],
    ['amount.constructor.constructor(1)', 'engine.formula.unsupported'],
  ])('is wrong: %s', async (source, problem) => {
    await expect(check(source)).resolves.toMatch(new RegExp(`^${problem.replaceAll('.', '\\.')}`));
  });

  it('may use all functions but those that ask who is signed in', async () => {
    await check('amount');
    const asked = [...FUNCTIONS.values()].filter((definition) => {
      let isAsked = false;
      const ask = () => {
        isAsked = true;
        return '' as never;
      };
      const { scope } = createFakeScope({});
      const answers = { user: ask, hasFunction: ask, hasRole: ask, hasPermission: ask, translate: ask };
      // The helper of dates says what is wrong with its arguments.
      jest.spyOn(console, 'error').mockReturnValue();
      definition.apply(Array(definition.min).fill('1'), { ...scope, ...answers });
      return isAsked;
    });
    expect(new Set(asked.map(({ name }) => name))).toEqual(PERSONAL_FUNCTIONS);
    await expect(evaluate("hasrole('DIRECTOR')")).rejects.toMatchObject({ message: 'engine.formula.personal hasrole' });
  });

  it('that is too long or nested too deep is refused', async () => {
    await expect(check('amount'.padEnd(MAX_SOURCE_LENGTH + 1))).resolves.toContain('expression.length');
    await expect(check('!'.repeat(MAX_DEPTH + 2) + 'amount')).resolves.toContain('expression.depth');
  });

  it('reads nested values, and the columns of lists', async () => {
    const values = { amount: 1200, lines: [{ amount: 0.1 }, { amount: 0.2 }], applicant: { orgname: '华东大区' } };
    await expect(evaluate("amount > 1000 && applicant.orgname == '华东大区'", values)).resolves.toBe(true);
    await expect(evaluate('sum(lines.amount)', values)).resolves.toBe(0.3);
    await expect(evaluate('[count(lines), max(lines.amount), avg(lines.amount)]', values)).resolves.toEqual([
      2, 0.2, 0.15,
    ]);
    await expect(evaluate('median(lines.amount)', values)).resolves.toBe(0.15);
    await expect(evaluate('count(lines)', { lines: ['travel', 'meal'] })).resolves.toBe(2);
  });

  it('finds a name without a value empty, and nothing that values inherit', async () => {
    await expect(evaluate('isempty(amount)')).resolves.toBe(true);
    await expect(evaluate('[constructor, amount.constructor, user.name]', { amount: 1 })).resolves.toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('that cannot be evaluated says why, and how much it may use is limited', async () => {
    await expect(evaluate('amount >')).rejects.toMatchObject({ kind: 'config', message: 'engine.formula.unfinished' });
    await expect(evaluate('concat(note, note)', { note: 'x'.repeat(60_000) })).rejects.toMatchObject({
      kind: 'config',
      message: expect.stringContaining('engine.issue.expression.text') as string,
    });
  });
});
