import fc from 'fast-check';
import { isIncomplete, OPERATORS, parseCondition, takesValue, writeCondition } from './condition';
import type { ConditionRow } from './condition';

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
});
