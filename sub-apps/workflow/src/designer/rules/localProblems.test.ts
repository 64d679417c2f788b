import type { ConditionRow } from '../../flow/condition';
import { approval, block, branch, copy, end, start } from '../../flow/testFlows';
import { fieldKind, newRow, valueOfText, withField, withOperator } from './fieldKinds';
import { distinctProblems, localProblems } from './localProblems';

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

test('of an empty block nothing is said where the platform says it of its branches, and each problem is said once', () => {
  const nodes = [start, block('parallel', 'p', branch('x'), branch('y')), end];
  const found = [{ nodeId: 'x', text: '该分支没有步骤', severity: 'warning' as const }];
  expect(localProblems(nodes, found, String)).toEqual([]);
  expect(localProblems(nodes, [], String).map(({ nodeId }) => nodeId)).toEqual(['p']);
  const other = { nodeId: 'x', text: '请设置条件', severity: 'error' as const };
  expect(distinctProblems([...found, ...found, other])).toEqual([...found, other]);
});
