import { act, fireEvent, screen, within } from '@testing-library/react';
import { Icon } from '@atrium/portal/ui';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import { DECIDERS } from '../api/listCandidates';
import type { BranchingNode, FlowNode } from '../flow/flowNodes';
import { isBranching } from '../flow/flowParts';
import { NodeIcon } from '../flow/NodeIcon';
import { approval, block, branch, copy, end, start } from '../flow/testFlows';
import type { DesignerProblem } from './designerProps';
import FlowDesigner, { texts } from './FlowDesigner';

jest.mock('../flow/NodeIcon', () => ({ NodeIcon: jest.fn(() => null) }));
jest.mock('@atrium/portal/ui', () => ({
  ...jest.requireActual<object>('@atrium/portal/ui'),
  Icon: jest.fn(() => null),
}));
const drawn = jest.mocked(NodeIcon);
const drawnIcons = jest.mocked(Icon);
// jsdom has no PointerEvent.
Element.prototype.setPointerCapture = () => undefined;

const FLOW: readonly FlowNode[] = [
  start,
  block('condition', 'c', branch('one', [approval('a')], 'x > 1'), branch('two', [], 'x > 2'), branch('else')),
  block('parallel', 'p', branch('left'), branch('right', [copy('k')])),
  end,
];

function show(nodes = FLOW, problems: readonly DesignerProblem[] = []) {
  const latest = { nodes };
  function Screen() {
    const [shown, setShown] = useState(nodes);
    latest.nodes = shown;
    const findTargets = async () => ({ positions: [], roles: [] });
    return (
      <FlowDesigner
        nodes={shown}
        onChange={setShown}
        problems={problems}
        fields={[]}
        findTargets={findTargets}
        positions={DECIDERS}
      />
    );
  }
  const shown = renderScreen(Screen, portalWith(texts));
  const order = (id: string) =>
    latest.nodes
      .find((node): node is BranchingNode => node.id === id && isBranching(node))
      ?.branches.map((each) => each.id);
  return { ...shown, order };
}
// A query by role is slow among hundreds of buttons.
const card = (name: string) =>
  document.querySelector<HTMLElement>(
    `[data-card] > [aria-label="${name}"], [data-card] > [aria-label^="${name}，"]`,
  ) as HTMLElement;
const surface = () => document.querySelector('[data-canvas]')?.firstElementChild as HTMLElement;
const pointer = (target: Element, type: string, init: MouseEventInit, pointerType = 'mouse') =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, ...init }), { pointerId: 1, pointerType }));
/** The point of a card; the diagram is drawn at 100 % in the corner of the window. */
function pointOf(name: string, share: number): MouseEventInit {
  const { left, top, width } = (card(name).parentElement as HTMLElement).style;
  return { clientX: parseFloat(left) + parseFloat(width) * share, clientY: parseFloat(top) + 10 };
}
function drag(name: string, to: MouseEventInit, pointerType = 'mouse') {
  (document.querySelector('[data-canvas]') as HTMLElement).getBoundingClientRect = () => new DOMRect(0, 0, 0, 0);
  const handle = card(name).querySelector('[data-handle]');
  pointer(pointerType === 'touch' && handle ? handle : card(name), 'pointerdown', pointOf(name, 0.5), pointerType);
  pointer(surface(), 'pointermove', { buttons: 1, ...to }, pointerType);
}

test('a branch is dragged to the left, which is undone and redone like any other step', () => {
  const { order } = show();
  drag('分支two', pointOf('分支one', 0.1));
  expect(document.querySelectorAll('[data-gap]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-marked]')).toHaveLength(1);
  pointer(surface(), 'pointerup', {});
  expect(order('c')).toEqual(['two', 'one', 'else']);
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('“分支two”现在是第 1 个分支');
  expect(card('分支two')).toHaveFocus();
  fireEvent.keyDown(card('分支two'), { key: 'z', ctrlKey: true });
  expect(order('c')).toEqual(['one', 'two', 'else']);
  fireEvent.keyDown(card('分支two'), { key: 'y', ctrlKey: true });
  expect(order('c')).toEqual(['two', 'one', 'else']);
});

test('a finger drags a branch by its handle, and the branch for all other cases stays the last', () => {
  const { order } = show();
  drag('分支one', pointOf('分支else', 0.9), 'touch');
  pointer(surface(), 'pointerup', {}, 'touch');
  expect(order('c')).toEqual(['two', 'one', 'else']);
  expect(card('分支else').querySelector('[data-handle]')).toBeNull();
  drag('分支else', pointOf('分支two', 0.1));
  expect(document.querySelector('[data-gap]')).toBeNull();
  pointer(surface(), 'pointerup', {});
  expect(order('c')).toEqual(['two', 'one', 'else']);
});

test('parallel branches can all be dragged, within their block only', () => {
  const { order } = show();
  drag('分支left', pointOf('分支right', 0.9));
  pointer(surface(), 'pointerup', {});
  expect(order('p')).toEqual(['right', 'left']);
  expect(order('c')).toEqual(['one', 'two', 'else']);
});

test('while a card is dragged no card is drawn again', () => {
  const many = Array.from({ length: 12 }, (_, index) => approval(`s${index}`));
  show([start, ...many, end]);
  const { clientX = 0, clientY = 0 } = pointOf('审批s9', 0.5);
  drag('审批s1', { clientX, clientY });
  drawn.mockClear();
  for (let step = 0; step < 20; step += 1)
    pointer(surface(), 'pointermove', { buttons: 1, clientX: clientX + step, clientY: clientY + step });
  expect(document.querySelectorAll('[data-marked]')).toHaveLength(1);
  expect(drawn).not.toHaveBeenCalled();
});

test('while a name is typed only its card, and the place below it, are drawn again', () => {
  show([start, ...Array.from({ length: 12 }, (_, index) => approval(`s${index}`)), end]);
  fireEvent.click(card('审批s5'));
  drawn.mockClear();
  drawnIcons.mockClear();
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '复核' } });
  expect(drawn.mock.calls.map(([{ type }]) => type)).toEqual(['approval']);
  // The others belong to the buttons of the panel and of the zoom.
  expect(drawnIcons.mock.calls.filter(([{ name }]) => name === 'plus')).toHaveLength(3);
});

test('the menu of a ＋ says what each kind does, is walked with the arrow keys and closed with Escape', () => {
  show();
  const plus = screen.getByRole('button', { name: '在“提交”之后添加步骤' });
  plus.focus();
  fireEvent.keyDown(plus, { key: 'ArrowDown' });
  const items = within(screen.getByRole('menu', { name: '在“提交”之后添加步骤' })).getAllByRole('menuitem');
  expect(items[1]).toHaveAccessibleName('会签');
  expect(items[1]).toHaveAccessibleDescription('须所有审批人同意才通过');
  expect(items[0]).toHaveFocus();
  fireEvent.keyDown(items[0] as Element, { key: 'ArrowUp' });
  expect(items[4]).toHaveFocus();
  fireEvent.keyDown(items[4] as Element, { key: 'Escape' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(plus).toHaveFocus();
  fireEvent.click(plus);
  pointer(document.body, 'pointerdown', {});
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a branch with two problems lists them one by one, and the list has each of them once', () => {
  const empty = { nodeId: 'two', text: '该分支没有步骤', severity: 'warning' } as const;
  show(FLOW, [{ nodeId: 'two', text: '请设置条件', severity: 'error' }, empty, empty]);
  expect([...card('分支two').querySelectorAll('[data-severity]')].map(({ textContent }) => textContent.trim())).toEqual(
    ['请设置条件', '该分支没有步骤'],
  );
  fireEvent.click(screen.getByRole('button', { name: '2 个问题' }));
  expect(within(screen.getByRole('list', { name: '流程中的问题' })).getAllByRole('listitem')).toHaveLength(2);
});

test('a flow that is too large to be drawn whole can be read and not edited', () => {
  let deep: FlowNode[] = [approval('deepest')];
  for (let level = 0; level < 200; level += 1) deep = [block('parallel', `c${level}`, branch(`b${level}`, deep))];
  show([start, approval('__proto__', { name: '<b>名</b>'.repeat(2_000) }), ...deep, end]);
  expect(screen.getByText(/^流程过大.*不能编辑。$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /添加步骤$/ })).toBeNull();
  act(() => card('提交').click());
  expect(within(screen.getByRole('complementary')).getByLabelText('名称')).toBeDisabled();
  expect(document.querySelector('[data-canvas] b')).toBeNull();
});
