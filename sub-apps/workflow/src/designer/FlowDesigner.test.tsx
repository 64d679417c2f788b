import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { narrowWindow } from '../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import type { CandidateSource } from '../api/listCandidates';
import type { BranchingNode, FlowNode } from '../flow/flowNodes';
import { flowParts, partId } from '../flow/flowParts';
import { approval, block, branch, end, start } from '../flow/testFlows';
import type { FlowDesignerProps } from './designerProps';
import FlowDesigner, { texts } from './FlowDesigner';

const FLOW: readonly FlowNode[] = [
  start,
  approval('a', { name: '经理审批' }),
  block(
    'condition',
    'c',
    branch('large', [approval('d', { name: '总监审批' })], 'amount >= 3000'),
    branch('small', [approval('e', { name: '财务审批' })]),
  ),
  end,
];
const FIELDS = [
  { name: 'amount', title: '金额', type: 'money' },
  { name: 'note', title: '说明', type: 'textarea' },
];
const POSITIONS: CandidateSource = {
  key: 'test-positions',
  find: async () => ({ people: TARGETS.positions, itemCount: 1 }),
};
const TARGETS = {
  positions: [{ positionId: 'p1', name: '张伟', positionName: '销售总监', orgName: '总部' }],
  roles: [{ roleId: 'r1', roleName: '财务' }],
};

function show(nodes: readonly FlowNode[] = FLOW, props: Partial<FlowDesignerProps> = {}) {
  const fake = portalWith(texts);
  const latest = { nodes };
  function Screen() {
    const [shown, setShown] = useState(nodes);
    latest.nodes = shown;
    return (
      <FlowDesigner
        nodes={shown}
        onChange={setShown}
        problems={[]}
        fields={FIELDS}
        findTargets={async () => TARGETS}
        positions={POSITIONS}
        {...props}
      />
    );
  }
  return { fake, latest, ids: () => flowParts(latest.nodes).map(partId), ...renderScreen(Screen, fake) };
}
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}(，|$)`) });
const panel = () => within(screen.getByRole('complementary'));
const node = <Node extends FlowNode>(nodes: readonly FlowNode[], id: string) =>
  flowParts(nodes).flatMap((part) =>
    part.kind === 'node' && part.node.id === id ? [part.node as Node] : [],
  )[0] as Node;
const press = (element: Element, key: string, held: object = {}) => fireEvent.keyDown(element, { key, ...held });
/** What assistive technology was told last. */
const told = () => screen.getAllByRole('status').at(-1)?.textContent;

test('cards say who approves and when a branch is taken, in words', () => {
  show([start, approval('a', { name: '复核', approvers: [{ type: 'position', ids: ['p1'] }] }), ...FLOW.slice(2)], {
    targets: TARGETS,
  });
  expect(card('复核')).toHaveTextContent('总部 销售总监（张伟）');
  expect(card('分支large')).toHaveTextContent('优先级 1 金额 ≥ 3000');
  expect(card('分支small')).toHaveTextContent('其他情况进入此分支');
});

test('the button between two cards inserts a node there, which is opened', async () => {
  const { latest, ids } = show();
  fireEvent.click(screen.getByRole('button', { name: '在“经理审批”之后添加步骤' }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.getAttribute('aria-label')),
  ).toEqual(['审批人', '会签', '抄送', '条件分支', '并行分支']);
  fireEvent.click(within(menu).getByRole('menuitem', { name: '会签' }));
  expect(latest.nodes[2]).toMatchObject({ type: 'approval', mode: 'all' });
  expect(ids().slice(0, 2)).toEqual(['start', 'a']);
  expect(panel().getByLabelText('名称')).toHaveValue('会签');
  expect(card('会签')).toHaveFocus();
  expect(told()).toBe('已在“经理审批”之后添加“会签”');
});

test('a node is edited in the panel, and typing into a field is one step of undo', async () => {
  const { latest } = show();
  fireEvent.click(card('经理审批'), { detail: 1 });
  const name = panel().getByLabelText('名称');
  fireEvent.change(name, { target: { value: '经理' } });
  fireEvent.change(name, { target: { value: '经理复核' } });
  fireEvent.click(panel().getByRole('radio', { name: '会签（须所有人同意）' }));
  fireEvent.change(panel().getByLabelText('处理时限'), { target: { value: '24小时' } });
  fireEvent.click(panel().getByRole('checkbox', { name: '必须手写签名' }));
  fireEvent.click(panel().getByRole('radio', { name: '不允许提交' }));
  expect(node(latest.nodes, 'a')).toMatchObject({
    name: '经理复核',
    mode: 'all',
    dueHours: 24,
    needsSignature: true,
    whenEmpty: 'refuse',
  });
  expect(card('经理复核')).toHaveTextContent('会签 · 24 小时内处理');
  for (let steps = 0; steps < 4; steps += 1) press(name, 'z', { ctrlKey: true });
  expect(node(latest.nodes, 'a')).toMatchObject({ name: '经理复核', mode: 'any', dueHours: undefined });
  press(name, 'z', { ctrlKey: true });
  expect(latest.nodes).toEqual(FLOW);
  expect(screen.getByRole('button', { name: /^撤销/ })).toHaveAttribute('aria-disabled', 'true');
  press(name, 'Z', { ctrlKey: true, shiftKey: true });
  expect(node(latest.nodes, 'a').name).toBe('经理复核');
});

test('the rights of the fields are set one by one or all at once', () => {
  const { latest } = show();
  fireEvent.click(card('经理审批'));
  const rights = () => node<Extract<FlowNode, { type: 'approval' }>>(latest.nodes, 'a').rights;
  expect(panel().getByRole('radio', { name: '金额：只读' })).toBeChecked();
  fireEvent.click(panel().getByRole('radio', { name: '金额：必填' }));
  expect(rights()).toEqual({ default: 'readonly', fields: { amount: 'required' } });
  fireEvent.click(panel().getByRole('button', { name: '全部设为隐藏' }));
  expect(rights()).toEqual({ default: 'readonly', fields: { amount: 'hidden', note: 'hidden' } });
  fireEvent.click(panel().getByRole('button', { name: '全部设为可编辑' }));
  expect(rights()).toEqual({ default: 'editable', fields: {} });
});

test('positions are searched, and the one that was chosen is named on the card and can be taken back', async () => {
  const asked: string[] = [];
  const positions: CandidateSource = {
    ...POSITIONS,
    async find(_http, keyword) {
      asked.push(keyword);
      return { people: TARGETS.positions, itemCount: 1 };
    },
  };
  const { latest } = show([start, approval('a', { name: '审批', approvers: [{ type: 'position', ids: [] }] }), end], {
    positions,
  });
  expect(card('审批')).toHaveTextContent('请设置人员');
  fireEvent.click(card('审批'));
  const field = within(panel().getByRole('group', { name: /^选择岗位/ }));
  expect(field.getByRole('alert')).toHaveTextContent('请设置人员');
  expect(asked).toEqual([]);
  act(() => field.getByRole('combobox', { name: '查找人员' }).focus());
  fireEvent.click(await field.findByRole('option', { name: /张伟/ }));
  expect(node(latest.nodes, 'a')).toMatchObject({ approvers: [{ type: 'position', ids: ['p1'] }] });
  expect(asked).toEqual(['']);
  expect(card('审批')).toHaveTextContent('总部 销售总监（张伟）');
  // What is typed into the search is undone by the browser.
  press(field.getByRole('combobox', { name: '查找人员' }), 'z', { ctrlKey: true });
  expect(node(latest.nodes, 'a')).toMatchObject({ approvers: [{ ids: ['p1'] }] });
  fireEvent.click(field.getByRole('button', { name: '移除 张伟' }));
  expect(node(latest.nodes, 'a')).toMatchObject({ approvers: [{ ids: [] }] });
});

test('after a role is chosen, the next name is typed into an empty field', async () => {
  const { latest } = show([start, approval('a', { name: '审批', approvers: [{ type: 'role', ids: [] }] }), end]);
  fireEvent.click(card('审批'));
  const roles = panel().getByRole('combobox', { name: '选择角色' });
  fireEvent.mouseDown(roles);
  fireEvent.change(roles, { target: { value: '财' } });
  fireEvent.click(await screen.findByTitle('财务'));
  expect(node(latest.nodes, 'a')).toMatchObject({ approvers: [{ type: 'role', ids: ['r1'] }] });
  expect(roles).toHaveValue('');
});

test('a row that is added takes the focus in its first field, one that an undo brings back does not', () => {
  show();
  fireEvent.click(card('经理审批'));
  fireEvent.click(panel().getByRole('button', { name: '添加人员' }));
  expect(panel().getByRole('combobox', { name: '第 2 种人员' })).toHaveFocus();
  fireEvent.click(panel().getByRole('button', { name: '删除第 2 种人员' }));
  act(() => panel().getByLabelText('名称').focus());
  press(panel().getByLabelText('名称'), 'z', { ctrlKey: true });
  expect(panel().getByRole('combobox', { name: '第 2 种人员' })).not.toHaveFocus();
  fireEvent.click(card('分支large'));
  fireEvent.click(panel().getByRole('button', { name: '添加条件' }));
  expect(panel().getByRole('combobox', { name: '条件 2 的字段' })).toHaveFocus();
});

test('a step without a name says so at its field', () => {
  show();
  fireEvent.click(card('经理审批'));
  const name = panel().getByLabelText('名称');
  fireEvent.change(name, { target: { value: ' ' } });
  expect(name).toHaveAccessibleDescription('请填写名称');
  expect(name).toHaveAttribute('aria-invalid', 'true');
});

test('Delete removes the node of a card, and the notice brings it back', () => {
  const { fake, ids, latest } = show();
  act(() => card('经理审批').focus());
  press(card('经理审批'), 'Delete');
  expect(ids()).toEqual(['start', 'c', 'large', 'd', 'small', 'e', 'end']);
  expect(card('提交')).toHaveFocus();
  expect(fake.undoNotices.map(({ text }) => text)).toEqual(['已删除“经理审批”']);
  act(() => fake.undoNotices[0]?.undo());
  expect(latest.nodes).toEqual(FLOW);
  press(card('提交'), 'Delete');
  expect(fake.shown.at(-1)).toEqual({ tone: 'warning', text: '开始和结束不能移动、复制或删除' });
});

test('the removal of one of two branches dissolves the block and keeps the nodes of the other', () => {
  const { ids } = show();
  fireEvent.click(card('分支large'));
  fireEvent.click(panel().getByRole('button', { name: '删除' }));
  expect(ids()).toEqual(['start', 'a', 'e', 'end']);
});

test('Alt with the arrow keys moves a node, out of a branch as well, and says where it is', () => {
  const { ids } = show();
  act(() => card('总监审批').focus());
  press(card('总监审批'), 'ArrowDown', { altKey: true });
  expect(ids()).toEqual(['start', 'a', 'c', 'large', 'small', 'e', 'd', 'end']);
  expect(told()).toBe('“总监审批”已移到“块c”之后');
  expect(card('总监审批')).toHaveFocus();
  press(card('总监审批'), 'ArrowDown', { altKey: true });
  expect(told()).toBe('“总监审批”不能再往这个方向移动');
});

test('in move mode the arrow keys lead through the places, Enter puts the node there and Escape cancels', () => {
  const { ids } = show();
  press(card('经理审批'), 'm');
  expect(told()).toBe('正在移动“经理审批”：选择一个位置，Esc 取消');
  expect(screen.queryByRole('button', { name: /添加步骤$/ })).toBeNull();
  const places = screen.getAllByRole('button', { name: /^放到/ });
  expect(places.map(({ textContent }) => textContent)).toEqual([
    '放到分支“分支large”的开头',
    '放到“总监审批”之后',
    '放到分支“分支small”的开头',
    '放到“财务审批”之后',
    '放到“块c”之后',
  ]);
  expect(places[0]).toHaveFocus();
  press(places[0] as Element, 'ArrowDown');
  expect(places[1]).toHaveFocus();
  press(places[1] as Element, 'Escape');
  expect(card('经理审批')).toHaveFocus();
  press(card('经理审批'), 'm');
  fireEvent.click(screen.getByRole('button', { name: '放到“财务审批”之后' }));
  expect(ids()).toEqual(['start', 'c', 'large', 'd', 'small', 'e', 'a', 'end']);
  expect(card('经理审批')).toHaveFocus();
});

test('a card is dragged to the nearest place that takes it', () => {
  const { ids } = show();
  const canvas = document.querySelector('[data-canvas]') as HTMLElement;
  const surface = card('经理审批').closest('[data-canvas]')?.firstElementChild as HTMLElement;
  surface.setPointerCapture = () => undefined;
  // jsdom has no PointerEvent.
  const pointer = (target: Element, type: string, init: MouseEventInit, pointerType = 'mouse') =>
    fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, ...init }), { pointerId: 1, pointerType }));
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0);
  const at = (name: string) => {
    const { left, top } = (card(name).parentElement as HTMLElement).style;
    return { clientX: parseInt(left, 10) + 110, clientY: parseInt(top, 10) };
  };
  const below = { clientX: at('财务审批').clientX, clientY: at('财务审批').clientY + 110 };
  const drag = (target: Element, pointerType: string) => {
    pointer(target, 'pointerdown', at('经理审批'), pointerType);
    pointer(surface, 'pointermove', { buttons: 1, ...below }, pointerType);
  };
  drag(card('经理审批'), 'touch');
  expect(document.querySelector('[data-marked]')).toBeNull();
  drag(card('经理审批').querySelector('[data-handle]') as Element, 'touch');
  expect(document.querySelectorAll('[data-marked]')).toHaveLength(1);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(document.querySelector('[data-marked]')).toBeNull();
  drag(card('经理审批'), 'mouse');
  pointer(surface, 'pointerup', {});
  expect(ids()).toEqual(['start', 'c', 'large', 'd', 'small', 'e', 'a', 'end']);
});

test('Enter on a card opens its panel with the focus in the first field, and Escape leads back', () => {
  show();
  fireEvent.click(card('总监审批'), { detail: 0 });
  expect(panel().getByLabelText('名称')).toHaveFocus();
  expect(panel().getByLabelText('名称')).toHaveValue('总监审批');
  press(panel().getByLabelText('名称'), 'Escape');
  expect(card('总监审批')).toHaveFocus();
});

test('only the card with the focus and the button below it are tab stops', () => {
  const { container } = show();
  act(() => card('经理审批').focus());
  const stops = [...container.querySelectorAll<HTMLElement>('[data-canvas] [tabindex="0"]')];
  expect(stops).toEqual([card('经理审批'), screen.getByRole('button', { name: '在“经理审批”之后添加步骤' })]);
  press(card('经理审批'), 'ArrowDown');
  expect(card('块c')).toHaveFocus();
});

test('a condition is written in rows, and an incomplete row is kept and said to be incomplete', async () => {
  const { latest } = show();
  fireEvent.click(card('分支large'));
  const condition = () => node<BranchingNode>(latest.nodes, 'c').branches[0]?.condition;
  fireEvent.change(panel().getByLabelText('条件 1 的值'), { target: { value: '5,000' } });
  expect(condition()).toBe('amount >= 5000');
  fireEvent.change(panel().getByLabelText('条件 1 的值'), { target: { value: '五千' } });
  expect(panel().getByRole('alert')).toHaveTextContent('请输入数字');
  expect(condition()).toBe('amount >=');
  expect(card('分支large')).toHaveTextContent('条件未填写完整');
  fireEvent.change(panel().getByLabelText('条件 1 的值'), { target: { value: '100' } });
  fireEvent.click(panel().getByRole('button', { name: '添加条件' }));
  fireEvent.change(panel().getByLabelText('条件 2 的值'), { target: { value: '9' } });
  fireEvent.click(panel().getByText('或（满足其一）'));
  expect(condition()).toBe('amount >= 100 || amount >= 9');
  fireEvent.click(panel().getByRole('button', { name: '删除条件 1' }));
  expect(condition()).toBe('amount >= 9');
});

test('a condition that rows cannot say is an expression, which is checked while it is typed', async () => {
  const { fake, latest } = show();
  fake.expressionProblems.set('amount * 2 >', '表达式不完整');
  fireEvent.click(card('分支large'));
  fireEvent.click(panel().getByText('表达式'));
  fireEvent.change(panel().getByLabelText('条件表达式'), { target: { value: 'amount * 2 >' } });
  expect(await panel().findByText('表达式不完整')).toBeVisible();
  expect(panel().getByLabelText('条件表达式')).toHaveAttribute('aria-invalid', 'true');
  expect(panel().getByText(/不能按条件逐条显示/)).toBeVisible();
  await waitFor(() => expect(card('分支large')).toHaveTextContent('表达式不完整'));
  expect(screen.getByRole('button', { name: '1 个问题' })).toBeVisible();
  fireEvent.change(panel().getByLabelText('条件表达式'), { target: { value: 'amount * 2 > 9' } });
  expect(await panel().findByText('表达式正确')).toBeVisible();
  await waitFor(() => expect(card('分支large')).not.toHaveTextContent('表达式不完整'));
  expect(node<BranchingNode>(latest.nodes, 'c').branches[0]?.condition).toBe('amount * 2 > 9');
});

test('branches are added before the one for all other cases, and moved within their block', () => {
  const { latest } = show();
  fireEvent.click(card('块c'));
  fireEvent.click(panel().getByRole('button', { name: '添加分支' }));
  const names = () => node<BranchingNode>(latest.nodes, 'c').branches.map(({ name }) => name);
  expect(names()).toEqual(['分支large', '分支 2', '分支small']);
  fireEvent.click(panel().getByRole('button', { name: '左移（提高优先级）' }));
  expect(names()).toEqual(['分支 2', '分支large', '分支small']);
  expect(told()).toBe('“分支 2”现在是第 1 个分支');
  fireEvent.click(card('分支small'));
  expect(panel().getByRole('button', { name: '删除' })).toHaveAccessibleDescription(/不能删除/);
});

test('a node is copied below itself', () => {
  const { latest } = show();
  fireEvent.click(card('块c'));
  fireEvent.click(panel().getByRole('button', { name: '复制' }));
  expect(latest.nodes.map(({ name }) => name)).toEqual(['提交', '经理审批', '块c', '块c 副本', '结束']);
});

test('problems stand at their cards and in a list, from which a press leads to the card', () => {
  show([...FLOW.slice(0, 2), approval('x', { name: '复核', approvers: [] }), ...FLOW.slice(2)], {
    problems: [{ nodeId: 'd', text: '岗位空缺', severity: 'warning' }],
  });
  expect(card('总监审批')).toHaveTextContent('岗位空缺');
  fireEvent.click(screen.getByRole('button', { name: '2 个问题' }));
  const list = within(screen.getByRole('list', { name: '流程中的问题' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '错误 复核：请设置人员',
    '提醒 总监审批：岗位空缺',
  ]);
  fireEvent.click(list.getByRole('button', { name: '总监审批：岗位空缺' }));
  expect(card('总监审批')).toHaveFocus();
  expect(panel().getByText('岗位空缺')).toBeVisible();
});

test('problems that are listed around the designer are not listed in it as well', () => {
  const problems = [{ nodeId: 'd', text: '岗位空缺', severity: 'warning' }] as const;
  show(FLOW, { problems, listsProblems: false });
  expect(card('总监审批')).toHaveTextContent('岗位空缺');
  expect(screen.queryByRole('button', { name: /个问题/ })).toBeNull();
});

test('nodes that come from outside can be undone as well', () => {
  const { container } = show();
  expect(container).toBeVisible();
  const fake = portalWith(texts);
  const changes: (readonly FlowNode[])[] = [];
  const Screen = ({ nodes }: { nodes: readonly FlowNode[] }) => (
    <FlowDesigner
      nodes={nodes}
      onChange={(next) => changes.push(next)}
      problems={[]}
      fields={[]}
      findTargets={async () => TARGETS}
      positions={POSITIONS}
    />
  );
  let reverted = () => undefined as void;
  function Owner() {
    const [nodes, setNodes] = useState(FLOW);
    reverted = () => setNodes([start, end]);
    return <Screen nodes={nodes} />;
  }
  const shown = renderScreen(Owner, fake, '/other', 'view-2');
  act(() => reverted());
  fireEvent.click(within(shown.container).getByRole('button', { name: '撤销' }));
  expect(changes).toEqual([FLOW]);
});

test('without the right to edit everything can be read and nothing changed', () => {
  show(FLOW, { isReadOnly: true });
  expect(screen.queryByRole('button', { name: /添加步骤$/ })).toBeNull();
  fireEvent.click(card('经理审批'));
  expect(panel().getByLabelText('名称')).toBeDisabled();
  expect(panel().getByRole('radio', { name: '金额：只读' })).toBeDisabled();
  expect(panel().queryByRole('button', { name: '删除' })).toBeNull();
  press(card('经理审批'), 'Delete');
  expect(card('经理审批')).toBeVisible();
});

test('on a phone a card opens a panel over the page, and moving closes it', async () => {
  const widen = narrowWindow();
  show();
  fireEvent.click(card('经理审批'));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByLabelText('名称')).toHaveValue('经理审批');
  fireEvent.click(sheet.getByRole('button', { name: '移动到…' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('button', { name: /^放到/ }).length).toBeGreaterThan(3);
  widen();
});
