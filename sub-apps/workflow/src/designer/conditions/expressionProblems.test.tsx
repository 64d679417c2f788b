import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import type { CandidateSource } from '../../api/listCandidates';
import type { FlowNode } from '../../flow/flowNodes';
import { approval, block, branch, end, start } from '../../flow/testFlows';
import type { DesignerProblem } from '../designerProps';
import FlowDesigner, { texts } from '../FlowDesigner';
import type { Nodes } from '../rules/flowTree';
import { useExpressionProblems } from './useExpressionProblems';

const FIELDS = [{ name: 'amount', title: '金额', type: 'money' }];
const POSITIONS: CandidateSource = { key: 'test', find: async () => ({ people: [], itemCount: 0 }) };
const STRAY = '表达式中的名称 discountrate 不存在';
const UNFINISHED = '表达式没有写完';

const flow = (condition: string): readonly FlowNode[] => [
  start,
  block('condition', 'c', branch('large', [approval('d')], condition), branch('small', [approval('e')])),
  end,
];

/** A portal that notes what is checked. */
function portalThatChecks() {
  const fake = portalWith(texts);
  const checked: [expression: string, names: readonly string[]][] = [];
  const { expressions } = fake.portal.engine;
  const { check } = expressions;
  Object.assign(expressions, {
    check: (...call: Parameters<typeof check>) => {
      checked.push(call);
      return check(...call);
    },
  });
  fake.expressionProblems.set('discountrate > 20', STRAY);
  fake.expressionProblems.set('amount >= and', UNFINISHED);
  return { fake, checked };
}

async function show(condition: string, problems: readonly DesignerProblem[] = [], fields = FIELDS) {
  const { fake, checked } = portalThatChecks();
  function Screen() {
    const [nodes, setNodes] = useState(flow(condition));
    return (
      <FlowDesigner
        nodes={nodes}
        onChange={setNodes}
        problems={problems}
        fields={fields}
        findTargets={async () => ({ positions: [], roles: [] })}
        positions={POSITIONS}
      />
    );
  }
  renderScreen(Screen, fake);
  await pause(300);
  return { checked };
}
const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const card = () => screen.getByRole('button', { name: /^分支large(，|$)/ });
const panel = () => within(screen.getByRole('complementary'));
const counted = () => screen.queryByRole('button', { name: /个问题$/ })?.textContent;
const write = (text: string) => fireEvent.change(panel().getByLabelText('条件表达式'), { target: { value: text } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a condition in rows with a field that does not exist is a problem at card, panel and in the list', async () => {
  await show('discountrate > 20');
  expect(card()).toHaveTextContent(STRAY);
  expect(counted()).toBe('1 个问题');
  fireEvent.click(screen.getByRole('button', { name: '1 个问题' }));
  const list = within(screen.getByRole('list', { name: '流程中的问题' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([`错误 分支large：${STRAY}`]);
  fireEvent.click(card());
  await pause(0);
  expect(panel().getByText(STRAY)).toBeVisible();
});

test('a mistake in an expression is counted after a pause, and gone as soon as it is corrected', async () => {
  await show('amount > 3');
  expect(counted()).toBeUndefined();
  fireEvent.click(card());
  fireEvent.click(panel().getByText('表达式'));
  write('amount >= and');
  await pause(299);
  expect(counted()).toBeUndefined();
  await pause(1);
  await pause(0);
  expect(card()).toHaveTextContent(UNFINISHED);
  expect(panel().getAllByText(UNFINISHED)).toHaveLength(1);
  expect(panel().getByLabelText('条件表达式')).toHaveAttribute('aria-invalid', 'true');
  expect(counted()).toBe('1 个问题');
  write('amount >= 5');
  expect(card()).not.toHaveTextContent(UNFINISHED);
  expect(counted()).toBeUndefined();
});

test('a condition without a value is called the same on its card and at its expression', async () => {
  await show('amount > 3');
  fireEvent.click(card());
  fireEvent.click(panel().getByText('表达式'));
  write('amount >');
  expect(card()).toHaveTextContent('条件未填写完整');
  expect(panel().getByText('条件未填写完整')).toBeVisible();
});

test('what the platform says of the same mistake is not said as well', async () => {
  const text = '条件有误：没有字段“discountrate”';
  await show('discountrate > 20', [{ nodeId: 'large', text, severity: 'error', code: 'bad_condition' }]);
  fireEvent.click(card());
  await pause(0);
  expect(screen.queryByText(text)).toBeNull();
  expect(card()).not.toHaveTextContent('条件有误');
  expect(panel().getAllByText(STRAY)).toHaveLength(1);
  expect(counted()).toBe('1 个问题');
});

test('while nobody knows the fields of the form, no condition is called wrong', async () => {
  const { checked } = await show('discountrate > 20', [], []);
  expect(checked).toEqual([]);
  expect(counted()).toBeUndefined();
  fireEvent.click(card());
  fireEvent.click(panel().getByText('表达式'));
  await pause(300);
  expect(panel().queryByText('表达式正确')).toBeNull();
});

test('each condition of a large flow is checked once, and another one only when it is typed', async () => {
  const { fake, checked } = portalThatChecks();
  const blockOf = (_: unknown, at: number) =>
    block('condition', `c${at}`, branch(`x${at}`, [], `amount > ${at % 100}`), branch(`y${at}`, [], 'amount >'));
  const large: Nodes = [start, ...Array.from({ length: 150 }, blockOf), end];
  const [first, ...others] = large.slice(1) as ReturnType<typeof block>[];
  const withFirst = (change: object): Nodes => [
    start,
    {
      ...(first as ReturnType<typeof block>),
      branches: [{ ...branch('x0', [], 'amount > 0'), ...change }, branch('y0')],
    },
    ...others,
  ];
  let show = (_nodes: Nodes) => undefined as void;
  function Screen() {
    const [nodes, setNodes] = useState(large);
    show = setNodes;
    return <output>{[...useExpressionProblems(nodes, FIELDS)].join()}</output>;
  }
  renderScreen(Screen, fake);
  await pause(300);
  expect(checked).toHaveLength(100);
  expect(checked[0]).toEqual(['amount > 0', ['amount']]);
  checked.length = 0;
  for (const name of ['大', '大额', '大额的']) {
    act(() => show(withFirst({ name })));
    await pause(300);
  }
  expect(checked).toEqual([]);
  for (const condition of ['amount >= a', 'amount >= an', 'amount >= and']) {
    act(() => show(withFirst({ condition })));
    await pause(299);
  }
  await pause(301);
  await pause(50);
  expect(checked).toEqual([['amount >= and', ['amount']]]);
  expect(screen.getByRole('status')).toHaveTextContent(`amount >= and,${UNFINISHED}`);
});
