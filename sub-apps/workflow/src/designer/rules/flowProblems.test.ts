import type { ConditionRow } from '../../flow/condition';
import type { FlowNode } from '../../flow/flowNodes';
import { approval, block, branch, copy, end, start } from '../../flow/testFlows';
import { fieldKind, newRow, valueOfText, withField, withOperator } from './fieldKinds';
import type { DesignerProblem } from '../designerProps';
import { flowProblems, setConditions, stillFound } from './flowProblems';

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

const NOT_FOUND = new Map<string, string>();
const error = (nodeId: string, text: string, code?: string): DesignerProblem => ({
  nodeId,
  text,
  severity: 'error',
  ...(code !== undefined && { code }),
});
const said = (problems: readonly DesignerProblem[]) => problems.map(({ nodeId, text }) => `${nodeId} ${text}`);

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
  const found = [error('a', '没有审批人')];
  expect(flowProblems(nodes, found, NOT_FOUND, String).all).toEqual([
    ...found,
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
  expect(flowProblems(nodes, found, NOT_FOUND, String).all).toEqual(found);
  expect(flowProblems(nodes, [], NOT_FOUND, String).all.map(({ nodeId }) => nodeId)).toEqual(['p']);
  const other = error('x', '标识重复');
  expect(flowProblems(nodes, [...found, ...found, other], NOT_FOUND, String).all).toEqual([...found, other]);
});

describe('a mistake in the condition of a branch', () => {
  const flow = (condition: string, otherwise = '') => [
    start,
    block('condition', 'c', branch('x', [copy('k')], condition), branch('e', [], otherwise)),
    end,
  ];
  const mistakes = new Map([
    ['rate > 20', '名称 rate 不存在'],
    ['amount >= and', '表达式没有写完'],
  ]);

  test('is one of the problems, in rows as well, but not of the branch for all other cases', () => {
    const textsOf = (nodes: FlowNode[]) => said(flowProblems(nodes, [], mistakes, String).all);
    expect(textsOf(flow('rate > 20'))).toEqual(['x 名称 rate 不存在']);
    expect(textsOf(flow('amount >= and'))).toEqual(['x 表达式没有写完']);
    expect(textsOf(flow('rate > 2'))).toEqual([]);
    expect(textsOf(flow('amount > 1', 'rate > 20'))).toEqual([]);
  });

  test('is said once, in the words of its field, beside what else the platform says of the branch', () => {
    const empty: DesignerProblem = { nodeId: 'x', text: '该分支没有步骤', severity: 'warning', code: 'empty_branch' };
    const given = [error('x', '条件有误：没有字段“rate”', 'bad_condition'), empty, error('c', '分支过少', 'few')];
    const { found, all } = flowProblems(flow('rate > 20'), given, mistakes, String);
    expect(found).toEqual(given.slice(1));
    expect(said(all)).toEqual(['x 该分支没有步骤', 'c 分支过少', 'x 名称 rate 不存在']);
    expect(said(flowProblems(flow('rate > 20'), [error('x', '条件有误')], mistakes, String).all)).toEqual([
      'x 名称 rate 不存在',
    ]);
  });

  test('that only the platform sees is said by the platform', () => {
    const given = [error('x', '条件有误：没有函数“today”', 'bad_condition')];
    expect(flowProblems(flow('today() > amount'), given, mistakes, String).all).toEqual(given);
  });

  test('is no longer said by the platform once the condition has changed', () => {
    const checked = flow('');
    const given = [error('x', '请设置条件', 'missing_condition'), error('k', '请设置人员', 'missing_approver')];
    expect(stillFound(given, checked, flow('', 'whatever'))).toEqual(given);
    expect(stillFound(given, checked, flow('amount > 3'))).toEqual(given.slice(1));
    expect(said(flowProblems(flow(''), given, NOT_FOUND, String).all)).toEqual(['k 请设置人员', 'x missing_condition']);
  });

  test('is looked for once in equal conditions, and not where none is set', () => {
    const nodes = [block('condition', 'c', branch('x', flow('a > 1'), 'a > 1'), branch('y', [], ' '), branch('e'))];
    expect(setConditions(nodes)).toEqual(['a > 1']);
  });
});
