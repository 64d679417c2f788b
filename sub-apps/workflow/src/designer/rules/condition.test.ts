import fc from 'fast-check';
import { createFakePortal } from '../../../../../src/portal/contract/fakePortal';
import { designerTexts } from '../../locales/designer';
import { approval, block, branch, copy, end, start } from '../../flow/testFlows';
import { isIncomplete, OPERATORS, parseCondition, takesValue, writeCondition } from './condition';
import type { ConditionRow } from './condition';
import { conditionWords } from './conditionWords';
import { fieldKind, newRow, valueOfText, withField, withOperator } from './fieldKinds';
import { localProblems } from './localProblems';

const { i18n } = createFakePortal().portal;
i18n.addTexts(designerTexts);

describe('rows and expressions', () => {
  it('an expression that rows can say is read as rows', () => {
    expect(parseCondition(`amount >= 3000 && type != 'travel'`)).toEqual({
      joint: 'and',
      rows: [
        { field: 'amount', operator: '>=', value: 3000 },
        { field: 'type', operator: '!=', value: 'travel' },
      ],
    });
    expect(parseCondition(`!isempty(note)||contains( applicant.orgname ,'华东')||isUrgent == true`)).toEqual({
      joint: 'or',
      rows: [
        { field: 'note', operator: '!isempty' },
        { field: 'applicant.orgname', operator: 'contains', value: '华东' },
        { field: 'isUrgent', operator: '==', value: true },
      ],
    });
    expect(parseCondition(' ')).toEqual({ joint: 'and', rows: [] });
  });

  it.each([
    'a > 1 && b > 2 || c > 3',
    '(a > 1)',
    'a + b > 3',
    'len(name) > 3',
    'a > b',
    'a >',
    '3 < a',
    '!a',
    'a > 1 &&',
    'a > "x',
    "!a == 'x'",
    'contains(a)',
    'a > 1 b > 2',
    'a ? b : c',
    '`a` > 1',
  ])('%s stays an expression', (text) => {
    expect(parseCondition(text)?.rows.every((row) => !isIncomplete(row)) ?? false).toBe(false);
  });

  it('a row without a value is incomplete, and it is not lost', () => {
    const rows: ConditionRow[] = [
      { field: 'amount', operator: '>=' },
      { field: 'name', operator: 'contains' },
      { field: 'type', operator: '==', value: '' },
    ];
    const text = writeCondition({ joint: 'and', rows });
    expect(text).toBe("amount >= && contains(name, ) && type == ''");
    expect(parseCondition(text)).toEqual({ joint: 'and', rows });
    expect(rows.map(isIncomplete)).toEqual([true, true, false]);
  });

  it('whatever rows say is read back as it was', () => {
    const row = fc.record({
      field: fc.constantFrom('amount', '金额', 'applicant.orgname', '$a_1'),
      operator: fc.constantFrom(...OPERATORS),
      value: fc.oneof(
        fc.string(),
        fc.constantFrom("it's", '\\', "\\'", '&& b', '3000', ''),
        fc.integer(),
        fc.integer({ min: -9_999, max: 9_999 }).map((cents) => cents / 100),
        fc.boolean(),
        fc.constant(undefined),
      ),
    });
    const clean = ({ field, operator, value }: ConditionRow): ConditionRow =>
      takesValue(operator) && value !== undefined ? { field, operator, value } : { field, operator };
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('and' as const, 'or' as const),
        (all, joint) => {
          const rows = all.map(clean);
          const read = parseCondition(writeCondition({ joint, rows }));
          expect(read?.rows).toEqual(rows);
          if (rows.length > 1) expect(read?.joint).toBe(joint);
        },
      ),
    );
  });

  it('a condition is said in words, with the titles of the fields', () => {
    const fields = [{ name: 'amount', title: '金额', type: 'money' }];
    expect(conditionWords("amount >= 3000 && contains(applicant.orgname, '华东')", fields, i18n.t)).toBe(
      '金额 ≥ 3000 且 applicant.orgname 包含 华东',
    );
    expect(conditionWords('amount >= || isempty(amount)', fields, i18n.t)).toBe('金额 ≥ （未填写） 或 金额 为空');
    expect(conditionWords('amount * 2 > 9', fields, i18n.t)).toBe('amount * 2 > 9');
  });
});

describe('the values of a row follow the kind of its field', () => {
  it('a kind is known by the type of the control', () => {
    expect(
      ['inputnumber', 'money', 'datepicker', 'switch', 'select', 'input', ''].map((type) => fieldKind({ type })),
    ).toEqual(['number', 'number', 'date', 'boolean', 'text', 'text', 'text']);
  });

  it('another field of the same kind keeps operator and value, one of another kind begins anew', () => {
    const row: ConditionRow = { field: 'amount', operator: '<', value: 5 };
    expect(withField(row, 'number', { name: 'days', type: 'number' })).toEqual({ ...row, field: 'days' });
    expect(withField(row, 'number', { name: 'note', type: 'input' })).toEqual(newRow({ name: 'note', type: 'input' }));
    expect(withOperator(row, 'isempty')).toEqual({ field: 'amount', operator: 'isempty' });
    expect(newRow({ name: 'isUrgent', type: 'switch' })).toMatchObject({ operator: '==', value: true });
  });

  it('a number is one only when it is written as one', () => {
    expect(['3000', '1,000.5', '-2', '-', '1.', '12e3', ''].map((text) => valueOfText(text, 'number'))).toEqual([
      3000,
      1000.5,
      -2,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(valueOfText(' 3000 ', 'text')).toBe('3000');
  });
});

test('what is incomplete is found without the platform, unless the platform has found something there', () => {
  const nodes = [
    start,
    approval('a', { approvers: [] }),
    approval('b', { approvers: [{ type: 'position', ids: [] }] }),
    approval('c', { name: ' ' }),
    block('condition', 'd', branch('x'), branch('y', [], 'amount >='), branch('z', [], 'amount > 3'), branch('e')),
    block('parallel', 'p', branch('p1', [copy('k')]), branch('p2')),
    end,
  ];
  const codes = localProblems(nodes, [{ nodeId: 'a', text: '没有审批人', severity: 'error' }], String);
  expect(codes).toEqual([
    { nodeId: 'b', text: 'missing_approver', severity: 'error' },
    { nodeId: 'c', text: 'missing_name', severity: 'error' },
    { nodeId: 'd', text: 'empty_block', severity: 'warning' },
    { nodeId: 'x', text: 'missing_condition', severity: 'error' },
    { nodeId: 'y', text: 'incomplete_condition', severity: 'error' },
  ]);
});
