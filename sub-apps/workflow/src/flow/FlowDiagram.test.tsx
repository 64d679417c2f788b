import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../tests/support/renderScreen';
import type { FlowDiagramProps } from './FlowDiagram';
import FlowDiagram, { texts } from './FlowDiagram';
import type { Approvers, FlowNode } from './flowNodes';
import { LazyFlowDiagram } from './LazyFlowDiagram';
import type { NodeState } from './nodeState';
import { approval, block, branch, copy, end, start } from './testFlows';

const nodes = [
  start,
  approval('m', { name: '经理审批' }),
  block('condition', 'c', branch('large', [approval('d', { name: '总监审批' })], 'amount >= 3000'), branch('small')),
  copy('k'),
  end,
];
const states = new Map<string, NodeState>([
  ['start', { status: 'done', handlers: [{ name: '陈思远', status: 'done', time: '2026-11-19 09:30' }] }],
  ['m', { status: 'skipped', note: '与上一步为同一人，自动通过', handlers: [] }],
  ['c', { status: 'current', handlers: [] }],
  ['large', { status: 'done', handlers: [] }],
  [
    'd',
    {
      status: 'current',
      handlers: [
        { name: '李娜', status: 'done', time: '2026-11-20 08:00' },
        { name: '张伟', status: 'current', time: '' },
      ],
    },
  ],
  ['small', { status: 'skipped', handlers: [] }],
  ['k', { status: 'pending', handlers: [] }],
  ['end', { status: 'pending', handlers: [] }],
]);

function show(props: Partial<FlowDiagramProps> = {}) {
  return renderScreen(() => <FlowDiagram nodes={nodes} label="费用报销" {...props} />, portalWith(texts));
}
const card = (name: string) => screen.getByText(name).closest<HTMLElement>('[data-card]');

test('steps are a list in reading order, branches a named list within it', () => {
  show();
  const steps = within(screen.getByRole('region', { name: '费用报销' })).getByRole('list', { name: '费用报销' });
  expect([...steps.children].map((step) => step.querySelector('[data-card]')?.textContent.trim())).toEqual([
    '提交 可以发起此流程的人',
    '经理审批 直接主管',
    '块c',
    '抄送k 抄送 发起人本人',
    '结束',
  ]);
  const branches = within(steps).getByRole('list', { name: '块c：按条件进入其中一个分支' });
  expect(branches.children[0]).toHaveTextContent(/^分支large amount ≥ 3000/);
  expect(branches.children[1]).toHaveTextContent('分支small 其他情况进入此分支');
  expect(within(branches).getByRole('list', { name: '分支“分支large”的步骤' })).toHaveTextContent('总监审批');
});

test('every state is said in words, and the current step says who holds it', () => {
  show({ states });
  expect(card('提交')).toHaveTextContent('提交 已提交 陈思远 已提交 11-19 09:30');
  expect(card('经理审批')).toHaveTextContent('已跳过');
  expect(card('经理审批')).toHaveTextContent('与上一步为同一人，自动通过');
  expect(card('分支small')).toHaveTextContent('未进入');
  expect(card('抄送k')).toHaveTextContent('未开始');
  const current = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent('总监审批 处理中 或签 张伟 处理中 李娜 已同意 11-20 08:00');
});

test('the lines of the path that was taken differ from those ahead and those not taken', () => {
  const { container } = show({ states });
  const looks = [...container.querySelectorAll('[data-look]')].map((line) => line.getAttribute('data-look'));
  expect(looks.filter((look) => look === 'taken')).toHaveLength(4);
  expect(looks.slice(-4)).toEqual(['taken', 'taken', 'taken', 'taken']);
  expect(looks).toContain('pending');
  expect(looks).toContain('skipped');
});

test('of many people those who have to act are shown, and how many others there are', () => {
  const handlers = Array.from({ length: 9 }, (_, index) => ({
    name: `员工${index}`,
    status: index === 8 ? ('current' as const) : ('waiting' as const),
    time: '',
  }));
  show({ states: new Map([['m', { status: 'current', handlers }]]) });
  expect(card('经理审批')).toHaveTextContent('员工8 处理中 员工0 等待中 员工1 等待中 另有 6 人');
});

test('cards are buttons where they can be pressed, and the arrow keys lead from one to the next', () => {
  const pressed: string[] = [];
  show({ states, onSelect: (id) => pressed.push(id), selectedId: 'd' });
  const button = screen.getByRole('button', { name: /总监审批，处理中，或签，张伟 处理中/ });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveAttribute('tabindex', '0');
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  expect(document.activeElement).toHaveAccessibleName(/^抄送k/);
  expect(document.activeElement).toHaveAttribute('tabindex', '0');
  fireEvent.click(screen.getByRole('button', { name: /^经理审批/ }));
  expect(pressed).toEqual(['m']);
});

test('without a press cards are text, and the diagram itself can be scrolled with keys', () => {
  const { container } = show();
  expect(container.querySelector('[data-card] button')).toBeNull();
  expect(screen.getByRole('group', { name: '流程图，可用方向键滚动' })).toHaveAttribute('tabindex', '0');
});

test('the diagram zooms by buttons, keys and Ctrl with the wheel', () => {
  show();
  const zoom = () => within(screen.getByRole('group', { name: '缩放' })).getByRole('status').textContent;
  const diagram = screen.getByRole('region', { name: '费用报销' });
  fireEvent.click(screen.getByRole('button', { name: '放大' }));
  expect(zoom()).toBe('120%');
  fireEvent.keyDown(diagram, { key: '-' });
  expect(zoom()).toBe('100%');
  const room = screen.getByRole('group', { name: '流程图，可用方向键滚动' });
  fireEvent.wheel(room, { deltaY: 100 });
  expect(zoom()).toBe('100%');
  expect(fireEvent.wheel(room, { deltaY: 400, ctrlKey: true })).toBe(false);
  expect(zoom()).toBe('50%');
  fireEvent.keyDown(diagram, { key: '0' });
  expect(zoom()).toBe('100%');
});

describe('in a room of 390 × 300 px', () => {
  const { ResizeObserver: original } = globalThis;
  const sizes = ['clientWidth', 'clientHeight'] as const;
  const sizesBefore = sizes.map((name) => Object.getOwnPropertyDescriptor(Element.prototype, name));
  beforeAll(() => {
    globalThis.ResizeObserver = class {
      constructor(private readonly notify: ResizeObserverCallback) {}
      observe() {
        this.notify([], this);
      }
      unobserve() {}
      disconnect() {}
    };
    sizes.forEach((name, index) =>
      Object.defineProperty(Element.prototype, name, { configurable: true, get: () => [390, 300][index] }),
    );
  });
  afterAll(() => {
    globalThis.ResizeObserver = original;
    sizes.forEach((name, index) => Object.defineProperty(Element.prototype, name, sizesBefore[index] ?? {}));
  });
  const room = () => screen.getByRole('group', { name: '流程图，可用方向键滚动' });
  /** Whether the left and the right edge of a card are in sight at 85 %. */
  const sidesOf = (name: string) => {
    const { style } = card(name) as HTMLElement;
    const [left, width] = [parseFloat(style.left) * 0.85, parseFloat(style.width) * 0.85];
    return [left >= room().scrollLeft, left + width <= room().scrollLeft + 390];
  };

  it('the diagram can be read at first, and starts on the current step', () => {
    show({ states });
    expect(screen.getByText('85%')).toBeVisible();
    const { style } = card('总监审批') as HTMLElement;
    expect(room().scrollTop).toBeCloseTo((parseFloat(style.top) + parseFloat(style.height) / 2) * 0.85 - 150, 0);
    expect(sidesOf('总监审批')).toEqual([true, true]);
  });

  it('a plan starts with the branch that will be entered in sight, wholly and not cut', () => {
    const four = ['w', 'x', 'y', 'z'].map((id) => branch(id, [approval(`a${id}`)], id === 'z' ? '' : 'x > 1'));
    const plan = (taken: string) =>
      new Map<string, NodeState>(
        four.map(({ id }) => [id, { status: id === taken ? 'done' : 'skipped', handlers: [] }] as const),
      );
    for (const taken of ['w', 'z']) {
      const { unmount } = show({
        nodes: [start, block('condition', 'c', ...four), end],
        states: plan(taken),
        kind: 'plan',
      });
      expect(sidesOf(`分支${taken}`)).toEqual([true, true]);
      unmount();
    }
  });

  it('a step within nested branches is shown with the whole branch that it is in', () => {
    const inner = block('parallel', 'i', branch('p', [approval('late')]), branch('q', [approval('now')]));
    const outer = block('condition', 'o', branch('l', [inner]), branch('r'), branch('s'));
    show({
      nodes: [start, outer, end],
      states: new Map([['now', { status: 'current', handlers: [] }]]),
    });
    expect(sidesOf('审批now')).toEqual([true, true]);
    expect(sidesOf('分支q')).toEqual([true, true]);
  });

  it('a wide definition stays as large as can be read, with its start in sight', () => {
    const wide = block('parallel', 'p', ...Array.from({ length: 8 }, (_, index) => branch(`b${index}`)));
    show({ nodes: [start, wide, end] });
    expect(screen.getByText('85%')).toBeVisible();
    const left = parseFloat((card('提交') as HTMLElement).style.left) * 0.85;
    expect(left).toBeGreaterThan(room().scrollLeft);
    expect(left).toBeLessThan(room().scrollLeft + 390);
    expect(room().scrollTop).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: '适应宽度' }));
    expect(screen.getByText('30%')).toBeVisible();
  });

  it('a diagram that is larger than its room is shown as large as the page, one that fits is not', async () => {
    const { unmount } = show({ nodes: [start, end] });
    expect(screen.queryByRole('button', { name: '放大查看' })).toBeNull();
    unmount();
    show({ states });
    fireEvent.click(screen.getByRole('button', { name: '放大查看' }));
    const panel = within(await screen.findByRole('dialog', { name: '费用报销' }));
    expect(panel.getByText('总监审批')).toBeVisible();
    expect(document.querySelector('.ant-drawer-content-wrapper')).toHaveStyle({ width: '100%' });
    expect(panel.queryByRole('button', { name: '放大查看' })).toBeNull();
    fireEvent.click(panel.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('loaded lazily it brings its texts along', async () => {
  renderScreen(() => <LazyFlowDiagram nodes={nodes} label="费用报销" />, portalWith());
  expect(await screen.findByRole('button', { name: '适应宽度' })).toBeVisible();
});

describe('people, conditions and what will happen are said in words', () => {
  const targets = { positions: { p1: '张伟 · 区域经理', p2: '黄磊 · 财务' }, roles: { r1: '财务' } };
  const formFields = [{ name: 'amount', title: '报销金额', type: 'money' }];
  const named = [
    start,
    approval('a', {
      name: '复核',
      approvers: [
        { type: 'position', ids: ['p1', 'p2', '__proto__'] },
        { type: 'role', ids: ['r1'] },
      ],
    }),
    ...nodes.slice(2),
  ];

  it('a definition names positions, roles and fields, and counts what it does not know', () => {
    show({ nodes: named, targets, formFields, states, kind: 'definition' });
    expect(card('复核')).toHaveTextContent('复核 或签 张伟 · 区域经理、黄磊 · 财务、1 个指定岗位、角色“财务”');
    expect(card('分支large')).toHaveTextContent(/^分支large 报销金额 ≥ 3000$/);
    expect(screen.queryByText(/处理中|已完成|已同意|未开始/)).toBeNull();
  });

  it('an expression without words is a condition of its own, whose card shows the expression to mouse and keyboard', () => {
    const own = block('condition', 'c', branch('l', [], 'len(note) > 3'), branch('r'));
    show({ nodes: [start, own, end] });
    expect(screen.getByText('自定义条件')).toHaveAttribute('title', 'len(note) > 3');
    expect(screen.getByRole('group', { name: '分支l，自定义条件，len(note) > 3' })).toHaveAttribute('tabindex', '0');
  });

  it('a plan says who will be asked and told, and never that something has happened', () => {
    const planned = new Map<string, NodeState>([
      ['start', { status: 'current', handlers: [{ name: '郑浩', status: 'current', time: '' }] }],
      ['m', { status: 'current', handlers: [{ name: '张伟', status: 'waiting', time: '' }] }],
      ['c', { status: 'done', handlers: [] }],
      ['large', { status: 'done', handlers: [] }],
      ['d', { status: 'pending', note: '由发起人选择', handlers: [] }],
      ['small', { status: 'skipped', handlers: [] }],
      ['k', { status: 'current', handlers: [{ name: '黄磊', status: 'waiting', time: '' }] }],
      ['end', { status: 'done', handlers: [] }],
    ]);
    const { container } = show({ states: planned, formFields, kind: 'plan' });
    expect(card('提交')).toHaveTextContent(/^提交 由发起人提交$/);
    expect(card('经理审批')).toHaveTextContent(/^经理审批 将由张伟审批$/);
    expect(card('分支large')).toHaveTextContent(/^分支large 将进入 报销金额 ≥ 3000$/);
    expect(card('总监审批')).toHaveTextContent('总监审批 待定 直接主管 由发起人选择');
    expect(card('分支small')).toHaveTextContent('不经过');
    expect(card('抄送k')).toHaveTextContent('将抄送黄磊');
    expect(container).not.toHaveTextContent(/已完成|已进入|已提交|处理中|等待中|未开始|已结束/);
    expect(screen.queryAllByRole('listitem').some((item) => item.hasAttribute('aria-current'))).toBe(false);
    expect(container.querySelector('[data-look="taken"]')).toBeNull();
    expect(container.querySelector('[data-look="planned"]')).not.toBeNull();
  });

  it('that one decides for all is said only where several may decide', () => {
    const one = (way: Approvers) => approval('one', { approvers: [way] });
    const kindOf = (node: FlowNode, of: Partial<FlowDiagramProps> = {}) => {
      const { unmount } = show({ nodes: [node], ...of });
      const text = card(node.name)?.textContent ?? '';
      unmount();
      return text.includes('或签');
    };
    expect(kindOf(one({ type: 'position', ids: ['p1'] }))).toBe(false);
    expect(kindOf(one({ type: 'chosen', isMultiple: false }))).toBe(false);
    expect(kindOf(one({ type: 'position', ids: ['p1', 'p2'] }))).toBe(true);
    expect(kindOf(one({ type: 'role', ids: ['r1'] }))).toBe(true);
    expect(kindOf(one({ type: 'chosen', isMultiple: true }))).toBe(true);
    const waits = (...names: string[]) => ({
      states: new Map<string, NodeState>([
        ['one', { status: 'current', handlers: names.map((name) => ({ name, status: 'current', time: '' })) }],
      ]),
    });
    expect(kindOf(one({ type: 'role', ids: ['r1'] }), waits('李娜'))).toBe(false);
    expect(kindOf(one({ type: 'position', ids: ['p1'] }), waits('李娜', '张伟'))).toBe(true);
    show({ nodes: [approval('one', { dueHours: 24 }), approval('all', { mode: 'all', dueHours: 24 })] });
    expect(card('审批one')).toHaveTextContent(/^审批one 24 小时内处理 直接主管$/);
    expect(card('审批all')).toHaveTextContent('会签 · 24 小时内处理');
  });

  it('where somebody was added before an approver, who waits for them, they decide one after the other', () => {
    const handlers = [
      { name: '黄磊', status: 'current', time: '' },
      { name: '刘洋', status: 'waiting', time: '' },
    ] as const;
    show({ nodes: [approval('one')], states: new Map([['one', { status: 'current', handlers }]]) });
    expect(card('审批one')).toHaveTextContent('依次审批 黄磊 处理中 刘洋 等待中');
  });

  it('of many planned people some are named and all are counted', () => {
    const handlers = Array.from(
      { length: 9 },
      (_, index) => ({ name: `员工${index}`, status: 'waiting', time: '' }) as const,
    );
    show({ states: new Map([['m', { status: 'current', handlers }]]), kind: 'plan' });
    expect(card('经理审批')).toHaveTextContent('将由员工0、员工1、员工2、员工3、员工4、员工5等 9 人审批');
  });
});
