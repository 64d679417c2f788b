import { AppError } from '@atrium/common/errors/appError';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import MenuManager, { texts } from './MenuManager';

const NAVIGATION = '/api/teapi/protocol/pagenavigation';
const SAVE = `${NAVIGATION}/savemenu`;

interface Item {
  id: string;
  chinese: string;
  english: string;
  tradchinese: string;
  icon: string;
  pagecode: string;
  functioncode: string;
  dataitems: Item[];
}
const item = (id: string, chinese: string, fields: Partial<Item> = {}): Item => ({
  id,
  chinese,
  english: '',
  tradchinese: '',
  icon: '',
  pagecode: '',
  functioncode: '',
  dataitems: [],
  ...fields,
});

const ITEMS = [
  item('home', '工作台', { icon: 'home', pagecode: 'workbench', english: 'Workbench' }),
  item('sales', '订单管理', {
    icon: 'order:#0f8f88',
    dataitems: [
      item('orders', '订单列表', { pagecode: 'order-list', functioncode: 'order.view', english: 'Order list' }),
      item('forecast', '销售预测', { pagecode: 'forecast', functioncode: 'forecast.view' }),
    ],
  }),
  item('roles', '角色管理', { pagecode: 'native:rolemgr', functioncode: 'role.view' }),
];

const CHOICES = {
  pages: [
    { pagecode: 'order-list', title: '订单列表', functioncode: '' },
    { pagecode: 'visit-list', title: '拜访记录', functioncode: '' },
  ],
  screens: [
    { pagecode: 'native:rolemgr', title: '角色管理', functioncode: 'role.view' },
    { pagecode: 'native:operationlog', title: '操作日志', functioncode: 'log.view' },
  ],
  functions: [
    { key: 'order', text: '订单', children: [{ key: 'order.view', text: '查看订单' }] },
    {
      key: 'system',
      text: '系统',
      children: [
        { key: 'role.view', text: '查看角色' },
        { key: 'log.view', text: '查看操作日志' },
      ],
    },
  ],
};

const menuOf = (dataitems: readonly Item[], version = 4, updateby = '张伟') => ({
  dataitems,
  version,
  updatetime: '2026-11-20 10:31:07',
  updateby,
});

interface Start {
  items?: readonly Item[];
  canEdit?: boolean;
  prepare?(fake: ReturnType<typeof portalWith>): void;
}

async function start({ items = ITEMS, canEdit = true, prepare }: Start = {}) {
  const fake = portalWith(adminTexts, texts);
  fake.session.set({
    ...fake.session.get(),
    positionId: 'p1',
    functionCodes: ['order.view', 'role.view'],
    positions: [
      { positionId: 'p1', positionName: '销售总监', orgName: '华东大区' },
      { positionId: 'p2', positionName: '销售代表', orgName: '杭州分部' },
    ],
  });
  fake.nativeFunctions = [
    { ref: 'navigationmgr', code: '' },
    { ref: 'navigationmgr/edit', code: canEdit ? '' : 'menu.manage' },
  ];
  fake.answer(`${NAVIGATION}/getmenu`, menuOf(items));
  fake.answer(`${NAVIGATION}/menuoptions`, CHOICES);
  fake.answer(`${NAVIGATION}/positionfunctions`, { functioncodes: [] });
  fake.answer(SAVE, { version: 5, updatetime: '2026-11-20 11:00:00', updateby: '张伟' });
  prepare?.(fake);
  const view = renderScreen(MenuManager, fake, '/navigationmgr');
  await waitFor(() => expect(screen.queryByRole('status', { name: '正在加载' })).toBeNull());
  return { fake, ...view };
}

/** Roles are slow to compute in jsdom, so fields and rows are found by their labels; a test below checks their roles. */
const row = (name: string) =>
  screen.getByLabelText((label) => label === name || label.startsWith(`${name} `), { selector: '[role=treeitem]' });
const field = (name: string) =>
  screen.getAllByLabelText(new RegExp(`^${name}`), { selector: 'input' }).at(-1) as HTMLElement;
const tree = () =>
  [...document.querySelectorAll('[role=treeitem]')].map((each) => each.querySelector('.name')?.textContent);
const button = (name: string) => screen.getByRole('button', { name });
/** Presses a button, which is found by its text or label, because roles are slow to compute. */
const press = (name: string) =>
  fireEvent.click(
    [...document.querySelectorAll('button')].find(
      (each) => each.getAttribute('aria-label') === name || each.textContent === name,
    ) as HTMLElement,
  );
/** Sets a whole text at once, because each key draws the tree and the preview again. */
const fill = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const preview = () => screen.getByLabelText('菜单预览', { selector: 'section' });
const saved = (fake: Awaited<ReturnType<typeof start>>['fake']) =>
  fake.callsOf(SAVE).at(-1)?.input as { version: number; dataitems: Item[] };
const ids = (items: readonly Item[]): unknown[] =>
  items.map(({ id, dataitems }) => (dataitems.length > 0 ? [id, ids(dataitems)] : id));

test('the tree shows both levels, and the form the selected item', async () => {
  await start();
  expect(tree()).toEqual(['工作台', '订单管理', '订单列表', '销售预测', '角色管理']);
  expect(row('订单管理')).toHaveAttribute('aria-expanded', 'true');
  expect(row('销售预测')).toHaveAttribute('aria-level', '2');
  fireEvent.click(row('订单列表'));
  expect(screen.getByRole('textbox', { name: '中文名称' })).toHaveValue('订单列表');
  expect(screen.getByRole('textbox', { name: '英文名称' })).toHaveValue('Order list');
  expect(screen.getByRole('combobox', { name: '页面编码' })).toHaveValue('order-list');
  expect(screen.getByText('查看订单')).toBeVisible();
  expect(screen.getByText('张伟 于 2026-11-20 10:31 修改')).toBeVisible();
});

test('a changed title appears in the tree and the preview at once, and is saved with the version of the menu', async () => {
  const { fake } = await start();
  fill('中文名称', '工作台二');
  expect(row('工作台二')).toBeVisible();
  expect(within(preview()).getByText('工作台二')).toBeVisible();
  expect(fake.isDirty).toBe(true);
  press('保存');
  await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(1));
  expect(saved(fake)).toEqual({
    version: 4,
    dataitems: [{ ...ITEMS[0], chinese: '工作台二' }, ...ITEMS.slice(1)],
  });
  await waitFor(() => expect(fake.isDirty).toBe(false));
  expect(screen.getByRole('alert')).toHaveTextContent('菜单已保存，其他人下次进入系统时生效。');
  expect(fake.shown).toEqual([]);
  expect(button('保存')).toHaveAccessibleDescription('没有需要保存的修改');
});

test('the changes can be undone all at once, which is itself a step', async () => {
  const { fake } = await start();
  expect(button('撤销修改')).toHaveAccessibleDescription('没有需要保存的修改');
  fill('中文名称', '工作台二');
  press('下移');
  press('撤销修改');
  expect(tree()).toEqual(['工作台', '订单管理', '订单列表', '销售预测', '角色管理']);
  expect(fake.isDirty).toBe(false);
  press('撤销');
  expect(tree().at(-2)).toBe('工作台二');
});

describe('a menu with very many items', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => item(`i${at}`, `菜单 ${at}`, { pagecode: 'p' }));

  test('shows the first 300 and says so; it is saved only when there are not more', async () => {
    const { fake } = await start({ items: many(2_000) });
    expect(tree()).toHaveLength(300);
    expect(preview().querySelectorAll('li')).toHaveLength(300);
    expect(screen.getByText('仅显示前 300 项，共 2000 项')).toBeVisible();
    press('删除');
    press('保存');
    expect(fake.shown).toEqual([{ tone: 'error', text: '菜单最多 300 项，现在有 1999 项，请先删除一些' }]);
    expect(fake.callsOf(SAVE)).toEqual([]);
  });

  test('takes no further ones from 300 on', async () => {
    await start({ items: many(300) });
    expect(button('添加菜单项')).toHaveAccessibleDescription('菜单最多 300 项');
    fireEvent.click(button('添加菜单项'));
    expect(tree()).toHaveLength(300);
    expect(screen.queryByText(/仅显示前/)).toBeNull();
  });
});

test('after a save the own menu can be loaded again, and the next save starts from the new version', async () => {
  const { fake, user } = await start();
  fill('英文名称', 'A');
  press('保存');
  await user.click(await screen.findByRole('button', { name: '重新加载菜单' }));
  expect(fake.restarts).toBe(1);
  fill('英文名称', 'B');
  press('保存');
  await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(2));
  expect(saved(fake)).toMatchObject({ version: 5 });
});

test('Alt and the arrow keys move an item, and its new place is announced', async () => {
  const { fake, user } = await start();
  act(() => row('工作台').focus());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(tree()).toEqual(['订单管理', '订单列表', '销售预测', '工作台', '角色管理']);
  expect(screen.getByText('“工作台”现在是第 2 项，共 3 项')).toBeInTheDocument();
  expect(row('工作台')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByText('“工作台”现在是“订单管理”的第 3 项，共 3 项')).toBeInTheDocument();
  expect(row('工作台')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  press('保存');
  await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(1));
  expect(ids(saved(fake).dataitems)).toEqual([['sales', ['orders', 'home', 'forecast']], 'roles']);
});

test('the arrow keys walk through the tree, and fold and unfold a group', async () => {
  const { user } = await start();
  act(() => row('工作台').focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('订单列表')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(row('订单管理')).toHaveAttribute('aria-expanded', 'false');
  expect(tree()).toEqual(['工作台', '订单管理', '角色管理']);
  await user.keyboard('{ArrowRight}{End}');
  expect(row('角色管理')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('中文名称')).toHaveFocus();
});

test('a move that is not possible says why', async () => {
  await start();
  expect(button('上移')).toHaveAccessibleDescription('已经是第一项');
  fireEvent.click(row('订单管理'));
  expect(button('移入上一项')).toHaveAccessibleDescription('菜单最多两级，且上面要有一个菜单项');
  press('移出分组');
  expect(tree()[1]).toBe('订单管理');
});

test('an item is dragged into a group', async () => {
  const { fake } = await start();
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(row('角色管理'), { dataTransfer });
  row('订单列表').getBoundingClientRect = () => new DOMRect(0, 100, 200, 30);
  const over = createEvent.dragOver(row('订单列表'));
  Object.defineProperty(over, 'clientY', { value: 105 });
  fireEvent(row('订单列表'), over);
  expect(row('订单列表')).toHaveAttribute('data-mark', 'before');
  fireEvent.drop(row('订单列表'));
  press('保存');
  await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(1));
  expect(ids(saved(fake).dataitems)).toEqual(['home', ['sales', ['roles', 'orders', 'forecast']]]);
});

test('a new item gets the focus in its title, and is not saved without one', async () => {
  const { fake } = await start();
  press('在“工作台”中添加子项');
  expect(field('中文名称')).toHaveFocus();
  expect(row('（未命名）')).toHaveAccessibleDescription(/请输入中文名称/);
  fireEvent.click(row('角色管理'));
  press('保存');
  expect(fake.callsOf(SAVE)).toEqual([]);
  expect(fake.shown).toEqual([{ tone: 'error', text: '“（未命名）”还不能保存：请输入中文名称' }]);
  expect(field('中文名称')).toHaveFocus();
  fill('中文名称', '公告');
  expect(row('公告')).toHaveAccessibleDescription(/没有页面也没有子项，谁都看不到/);
  press('保存');
  await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(1));
  expect(saved(fake).dataitems[0]?.dataitems).toMatchObject([{ chinese: '公告', dataitems: [] }]);
});

test('a deleted item comes back by the notice, with its children, until the next change, which it would undo', async () => {
  const { fake } = await start();
  fireEvent.click(row('订单管理'));
  press('删除');
  expect(tree()).toEqual(['工作台', '角色管理']);
  expect(fake.undoNotices.map(({ text }) => text)).toEqual(['已删除“订单管理”及其 2 个子项']);
  act(() => fake.undoNotices[0]?.undo());
  expect(tree()).toEqual(['工作台', '订单管理', '订单列表', '销售预测', '角色管理']);
  expect(row('订单管理')).toHaveAttribute('aria-selected', 'true');

  const notices = fake.undoNotices.length;
  press('删除');
  expect(fake.undoNotices).toHaveLength(notices + 1);
  press('上移');
  expect(fake.undoNotices).toHaveLength(notices);
});

test('Ctrl-Z undoes a step and Ctrl-Y does it again; what is typed into one field is one step', async () => {
  const { fake, user } = await start();
  const title = field('中文名称');
  act(() => title.focus());
  fill('中文名称', '工作台一');
  fill('中文名称', '工作台一二三');
  await user.keyboard('{Control>}z{/Control}');
  expect(title).toHaveValue('工作台');
  expect(fake.isDirty).toBe(false);
  expect(button('撤销')).toHaveAccessibleDescription('没有可以撤销的修改');
  await user.keyboard('{Control>}y{/Control}');
  expect(title).toHaveValue('工作台一二三');
  press('撤销');
  press('重做');
  expect(row('工作台一二三')).toBeVisible();
});

test('items that the previewed position does not see are marked with the reason and missing in the preview', async () => {
  await start();
  expect(row('销售预测')).toHaveAccessibleDescription('系统中没有权限“forecast.view”，谁都看不到 此岗位看不到：无权限');
  expect(within(preview()).getByText('订单列表')).toBeVisible();
  expect(within(preview()).queryByText('销售预测')).toBeNull();
  expect(row('订单列表')).not.toHaveAccessibleDescription();
});

test('another position is previewed with its own function codes and the unsaved changes', async () => {
  const { fake, user } = await start();
  fill('中文名称', '工作台二');
  await user.click(field('岗位'));
  await user.click(await screen.findByText('销售代表（杭州分部）'));
  await waitFor(() => expect(within(preview()).queryByText('订单管理')).toBeNull());
  expect(fake.callsOf(`${NAVIGATION}/positionfunctions`).map(({ input }) => input)).toEqual([{ positionid: 'p2' }]);
  expect(within(preview()).getByText('工作台二')).toBeVisible();
  expect(row('订单管理')).toHaveAccessibleDescription('此岗位看不到：无可见子项');
  expect(row('角色管理')).toHaveAccessibleDescription('此岗位看不到：无权限');
});

test('the collapsed look abbreviates titles to four characters and shows the children of a group beside it', async () => {
  const { user } = await start({
    items: [item('a', '费用与审批中心', { dataitems: [item('b', '费用报销', { pagecode: 'b' })] })],
  });
  await user.click(within(preview()).getByText('收起'));
  expect(within(preview()).getByText('费用与审')).toBeVisible();
  expect(within(preview()).queryByText('费用报销')).toBeNull();
  await user.click(within(preview()).getByRole('button', { name: '费用与审批中心' }));
  expect(within(preview()).getByText('费用报销')).toBeVisible();
});

test('an icon is found by its name and gets a colour', async () => {
  const { fake, user } = await start();
  await user.click(field('图标'));
  fill('图标', 'chart');
  await user.click(await screen.findByText('分析'));
  await user.click(screen.getByRole('radio', { name: '蓝色' }));
  press('保存');
  await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(1));
  expect(saved(fake).dataitems[0]?.icon).toBe('chart:#3b7cd8');
});

test('an item that opens a screen can take over the function that the screen needs', async () => {
  const { fake, user } = await start();
  await user.click(screen.getByText('系统功能'));
  await user.click(field('系统功能'));
  await user.click(await screen.findByText('操作日志'));
  expect(row('工作台')).toHaveAccessibleDescription('打开它还需要权限“查看操作日志”');
  press('改用此权限');
  press('保存');
  await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(1));
  expect(saved(fake).dataitems[0]).toMatchObject({ pagecode: 'native:operationlog', functioncode: 'log.view' });
});

test('a page code can be typed, and a group has none', async () => {
  const { fake, user } = await start();
  fill('页面编码', 'folder:sales');
  fireEvent.click(row('角色管理'));
  await user.click(screen.getByText('无（仅分组）'));
  press('保存');
  await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(1));
  expect(saved(fake).dataitems.map(({ pagecode }) => pagecode)).toEqual(['folder:sales', '', '']);
});

describe('when somebody else has saved the menu meanwhile', () => {
  const theirs = [
    item('news', '公告', { pagecode: 'news' }),
    { ...ITEMS[0], chinese: '首页' } as Item,
    ...ITEMS.slice(1),
  ];

  async function refuse() {
    const view = await start();
    fill('英文名称', 'Workbench!');
    view.fake.answer(SAVE, new AppError('service', 'record.changed', { code: 'record.changed' }));
    view.fake.answer(`${NAVIGATION}/getmenu`, menuOf(theirs, 9, '李娜'));
    press('保存');
    await screen.findByText('李娜 已于 2026-11-20 10:31 修改菜单');
    return view;
  }

  it('says who and what, keeps the own changes, and saves both as a change of the newer menu', async () => {
    const { fake } = await refuse();
    expect(screen.getByText('添加了“公告”')).toBeVisible();
    expect(screen.getByText('修改了“首页”：中文名称')).toBeVisible();
    expect(field('英文名称')).toHaveValue('Workbench!');
    expect(fake.isDirty).toBe(true);
    press('合并双方的修改');
    expect(tree()).toEqual(['公告', '首页', '订单管理', '订单列表', '销售预测', '角色管理']);
    fake.answer(SAVE, { version: 10, updatetime: '', updateby: '' });
    press('保存');
    await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(2));
    expect(saved(fake)).toMatchObject({
      version: 9,
      dataitems: [{ id: 'news' }, { id: 'home', chinese: '首页', english: 'Workbench!' }, {}, {}],
    });
  });

  it('shows the newer menu instead, and undo brings the own version back', async () => {
    const { fake } = await refuse();
    press('改用最新的菜单');
    expect(tree()[0]).toBe('公告');
    expect(fake.isDirty).toBe(false);
    press('撤销');
    expect(tree()[0]).toBe('工作台');
    expect(field('英文名称')).toHaveValue('Workbench!');
  });
});

test('a save whose answer was lost is no conflict with oneself', async () => {
  const { fake } = await start();
  fill('英文名称', 'Workbench!');
  fake.answer(SAVE, new AppError('service', 'record.changed', { code: 'record.changed' }));
  fake.answer(`${NAVIGATION}/getmenu`, menuOf([{ ...ITEMS[0], english: 'Workbench!' } as Item, ...ITEMS.slice(1)], 5));
  press('保存');
  expect(await screen.findByText('菜单已保存，其他人下次进入系统时生效。')).toBeVisible();
  expect(fake.isDirty).toBe(false);
  expect(fake.callsOf(SAVE)).toHaveLength(1);
});

test('a refused save keeps the changes and says why', async () => {
  const { fake } = await start();
  fake.answer(SAVE, new AppError('network', 'x', { code: 'errors.network' }));
  fill('英文名称', 'Workbench!');
  press('保存');
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误，请检查网络后重试。');
  expect(field('英文名称')).toHaveValue('Workbench!');
  expect(fake.isDirty).toBe(true);
});

test('a draft of an older menu is compared with the one that is stored now', async () => {
  const first = await start();
  fill('英文名称', 'Workbench!');
  const captured = first.fake.editor?.capture() as { content: unknown };
  first.unmount();
  await start({
    items: [...ITEMS, item('news', '公告', { pagecode: 'news' })],
    prepare(fake) {
      fake.answer(`${NAVIGATION}/getmenu`, menuOf([...ITEMS, item('news', '公告', { pagecode: 'news' })], 6, '李娜'));
      fake.restored = captured;
    },
  });
  expect(await screen.findByText('添加了“公告”')).toBeVisible();
  expect(field('英文名称')).toHaveValue('Workbench!');
});

test('without the right to change it the menu is shown and previewed only', async () => {
  const { user } = await start({ canEdit: false });
  expect(screen.getByText('您只能查看菜单，没有维护菜单的权限。')).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  expect(screen.queryByRole('button', { name: '添加菜单项' })).toBeNull();
  expect(field('中文名称')).toBeDisabled();
  act(() => row('工作台').focus());
  await user.keyboard('{Delete}{Alt>}{ArrowDown}{/Alt}');
  expect(tree()[0]).toBe('工作台');
});

test('an empty menu offers to add the first item', async () => {
  await start({ items: [] });
  expect(screen.getByText('菜单还没有内容')).toBeVisible();
  press('添加菜单项');
  expect(row('（未命名）')).toBeVisible();
});

test('a menu that cannot be read shows the reason and is read again on request', async () => {
  const { fake, user } = await start({
    prepare: (prepared) =>
      prepared.answer(`${NAVIGATION}/getmenu`, new AppError('network', 'x', { code: 'errors.network' })),
  });
  fake.answer(`${NAVIGATION}/getmenu`, menuOf(ITEMS));
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('treeitem', { name: '工作台' })).toBeVisible();
});

test('on a phone an item opens its form over the tree, and the preview is behind a button', async () => {
  const restore = narrowWindow();
  const { user } = await start();
  expect(screen.queryByRole('textbox', { name: '中文名称' })).toBeNull();
  fireEvent.click(row('订单列表'));
  const form = await screen.findByRole('dialog', { name: '菜单项“订单列表”' });
  fireEvent.change(within(form).getByRole('textbox', { name: '中文名称' }), { target: { value: '订单列表二' } });
  await user.click(within(form).getByRole('button', { name: '关闭' }));
  expect(row('订单列表二')).toBeVisible();
  press('预览');
  expect(within(await screen.findByRole('dialog', { name: '菜单预览' })).getByText('订单列表二')).toBeVisible();
  restore();
});
