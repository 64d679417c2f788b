import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import type { OrganisationNode } from '../../api/organisations';
import OrganisationManager, { texts } from './OrganisationManager';
import { withMoved, withVersion } from './rules/moves';

const PATH = '/api/teapi/rolepermission/orgInst';
const MOVE = `${PATH}/move`;
const SAVE = `${PATH}/save`;

const unit = (
  codePath: string,
  name: string,
  children: OrganisationNode[] = [],
  isDisabled = false,
): OrganisationNode => ({
  code: codePath.split('/').at(-1) ?? '',
  codePath,
  name,
  isDisabled,
  version: 1,
  children,
});
const tree = (more: OrganisationNode[] = []) => [
  unit('hd', '华东公司', [
    unit('hd/area', '华东大区', [
      unit('hd/area/sh', '上海分部', more),
      unit('hd/area/hz', '杭州分部'),
      unit('hd/area/nj', '南京分部'),
    ]),
    unit('hd/office', '综合部', [], true),
  ]),
];
const toWire = ({ codePath, name, isDisabled, version, children }: OrganisationNode): object => ({
  codepath: codePath,
  orgname: name,
  isdisabled: isDisabled ? 1 : 0,
  version,
  children: children.map(toWire),
});
const details = (orgcode: string, more: object = {}) => ({
  orgcode,
  orgname: orgcode,
  parentcode: 'area',
  isdisabled: 0,
  childcount: 0,
  positioncount: 0,
  positioncountbelow: 0,
  version: 3,
  updatetime: '2026-01-05 09:00:00',
  updateby: '系统',
  ...more,
});

const RIGHTS = ['create', 'edit', 'delete'].map((action) => `postinstmgr/${action}`);

interface Options {
  rights?: readonly string[];
  /** The units below 上海分部. */
  more?: OrganisationNode[];
  /** What is remembered of the tree on this device. */
  remembered?: unknown;
  /** The answer in the place of the tree. */
  list?: unknown;
}

/** The server moves units, and answers the tree as it is then. */
function start({ rights = RIGHTS, more = [], remembered, list }: Options = {}) {
  let nodes: readonly OrganisationNode[] = tree(more);
  const fake = portalWith(adminTexts, texts);
  if (remembered !== undefined) fake.preferences.set('postinstmgr.tree', remembered);
  fake.nativeFunctions = [
    ...RIGHTS.map((ref) => ({ ref, code: rights.includes(ref) ? '' : 'ORGANISATION_MANAGE' })),
    ...['positionmgr', 'positionmgr/create', 'positionmgr/edit'].map((ref) => ({ ref, code: '' })),
  ];
  fake.answer(`${PATH}/list`, () => list ?? nodes.map(toWire));
  fake.answer(`${PATH}/get`, ({ orgcode }: { orgcode: string }) =>
    details(
      orgcode,
      orgcode === 'hd' ? { childcount: 2 } : orgcode === 'sh' ? { positioncount: 1, positioncountbelow: 1 } : {},
    ),
  );
  fake.answer('/api/teapi/rolepermission/position/list', ({ orgcode }: { orgcode: string }) => ({
    items:
      orgcode === 'sh'
        ? [
            {
              positionid: 'p1',
              positionname: '区域经理',
              orgcode,
              orgname: '上海分部',
              holder: { holderid: 'a', userinfoname: '李娜' },
            },
          ]
        : [],
    itemcount: 1,
  }));
  fake.answer(MOVE, ({ orgcode, parentcode, index, version }: MoveInput) => {
    nodes = withVersion(withMoved(nodes, orgcode, { parentCode: parentcode, index }), orgcode, version + 1);
    return { version: version + 1 };
  });
  fake.answer(SAVE, { version: 4 });
  fake.answer(`${PATH}/delete`, {});
  return { fake, ...renderScreen(OrganisationManager, fake, '/postinstmgr') };
}
interface MoveInput {
  orgcode: string;
  parentcode: string;
  index: number;
  version: number;
}
type Started = ReturnType<typeof start>;
const lastInput = ({ fake }: Pick<Started, 'fake'>, path: string) => fake.callsOf(path).at(-1)?.input;

const rows = () => screen.queryAllByRole('treeitem').map((row) => row.textContent);
const row = async (name: string) => (await screen.findByTitle(name)).closest('[role=treeitem]') as HTMLElement;
async function select({ user }: Started, name: string) {
  await user.click(await screen.findByTitle(name));
  return screen.findByText(name, { selector: 'h2' });
}
const focusTree = () => act(() => document.querySelector<HTMLInputElement>('.ant-tree input')?.focus());

/** rc-tree reads the code of a key, which user-event does not give. */
const press = (key: string, which: number, more: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, which, keyCode: which, ...more });

test('the tree opens with the branches, and the selected unit shows its details and positions', async () => {
  const started = start();
  await select(started, '上海分部');
  expect(rows()).toEqual(['华东公司', '华东大区', '上海分部', '杭州分部', '南京分部', '综合部已停用']);
  expect(screen.getByText('华东公司 / 华东大区 / 上海分部')).toBeVisible();
  const positions = screen.getByRole('region', { name: '本组织的岗位' });
  expect(await within(positions).findByText('李娜')).toBeVisible();
  await started.user.click(within(positions).getByRole('button', { name: '查看全部 1 个（含下级）' }));
  expect(started.fake.opened).toEqual([{ route: '/positionmgr?orgcode=sh', title: '岗位：上海分部' }]);
});

test('a search shows, marks and counts the matches with what is above them, and ends with the expansion of before', async () => {
  const { user } = start();
  await user.click((await row('华东大区')).querySelector('.ant-tree-switcher') as HTMLElement);
  expect(rows()).toEqual(['华东公司', '华东大区', '综合部已停用']);
  const field = screen.getByRole('searchbox', { name: '查找组织' });
  await user.type(field, '杭州');
  await waitFor(() => expect(rows()).toEqual(['华东公司', '华东大区', '杭州分部']));
  expect(screen.getByText('杭州', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText('找到 1 个组织')).toBeVisible();
  await user.clear(field);
  await waitFor(() => expect(rows()).toEqual(['华东公司', '华东大区', '综合部已停用']));
  await user.type(field, '没有');
  expect(await screen.findByText('没有符合条件的组织')).toBeVisible();
});

test('a search with very many matches shows the first 200 of them and says how many there are', async () => {
  start({ more: Array.from({ length: 250 }, (_, count) => unit(`hd/area/sh/p${count}`, `网点 ${count}`)) });
  fireEvent.change(await screen.findByRole('searchbox', { name: '查找组织' }), { target: { value: '网点' } });
  expect(await screen.findByText(/^显示前 200 个匹配，共 250 个。/)).toBeVisible();
});

test('the tree opens with the expansion and the unit of last time', async () => {
  const started = start({ remembered: { expanded: ['hd'], chosen: 'office' } });
  expect(await screen.findByRole('heading', { name: /^综合部/ })).toBeVisible();
  expect(rows()).toEqual(['华东公司', '华东大区', '综合部已停用']);
  await started.user.click((await row('华东大区')).querySelector('.ant-tree-switcher') as HTMLElement);
  await select(started, '杭州分部');
  expect(started.fake.preferences.get('postinstmgr.tree')).toEqual({ expanded: ['hd', 'area'], chosen: 'hz' });
});

test('at most 200 expanded units are remembered, with those above the chosen one', async () => {
  const others = Array.from({ length: 300 }, (_, count) => `other${count}`);
  const started = start({ remembered: { expanded: ['hd', 'area', ...others] } });
  await select(started, '杭州分部');
  expect(started.fake.preferences.get('postinstmgr.tree')).toEqual({
    expanded: [...others.slice(-198), 'hd', 'area'],
    chosen: 'hz',
  });
});

test('what is remembered of the tree in another shape is ignored', async () => {
  start({ remembered: { expanded: [1], chosen: {} } });
  expect(await screen.findByRole('heading', { name: '华东公司' })).toBeVisible();
  expect(rows()).toHaveLength(6);
});

test('a unit moves up at once, its new place is said, and the undo moves it back', async () => {
  const started = start();
  const { fake, user } = started;
  await select(started, '杭州分部');
  const up = screen.getByRole('button', { name: '上移' });
  await user.click(up);
  expect(rows().slice(2, 5)).toEqual(['杭州分部', '上海分部', '南京分部']);
  expect(fake.undoNotices).toMatchObject([{ text: '“杭州分部”现在是“华东大区”下的第 1 个' }]);
  await waitFor(() =>
    expect(lastInput(started, MOVE)).toEqual({ orgcode: 'hz', version: 1, parentcode: 'area', index: 0 }),
  );
  // The button keeps the focus and says why it is unavailable now.
  expect(up).toHaveFocus();
  expect(up).toHaveAccessibleDescription('已经是第一个');
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(lastInput(started, MOVE)).toMatchObject({ orgcode: 'hz', parentcode: 'area', index: 1 }));
});

test('a second move starts from the version that the first one has left', async () => {
  const started = start();
  await select(started, '上海分部');
  await started.user.dblClick(screen.getByRole('button', { name: '下移' }));
  await waitFor(() => expect(started.fake.callsOf(MOVE)).toHaveLength(2));
  expect(started.fake.callsOf(MOVE).map(({ input }) => input)).toMatchObject([
    { version: 1, index: 1 },
    { version: 2, index: 2 },
  ]);
});

test('a refused move shows the tree as the server has it', async () => {
  const started = start();
  started.fake.answer(MOVE, new AppError('service', 'x', { code: 'organisation.parent_disabled' }));
  await select(started, '杭州分部');
  await started.user.click(screen.getByRole('button', { name: '上移' }));
  await waitFor(() => expect(started.fake.shown).toEqual([{ tone: 'error', text: 'organisation.parent_disabled' }]));
  await waitFor(() => expect(rows().slice(2, 5)).toEqual(['上海分部', '杭州分部', '南京分部']));
  expect(started.fake.undoNotices).toEqual([]);
});

test('a move of a unit that somebody else has moved meanwhile says who, and where it is now, and shows it there', async () => {
  const started = start();
  await select(started, '杭州分部');
  started.fake.answer(MOVE, new AppError('service', 'x', { code: 'record.changed' }));
  started.fake.answer(`${PATH}/list`, withMoved(tree(), 'hz', { parentCode: 'hd', index: 2 }).map(toWire));
  started.fake.answer(`${PATH}/get`, details('hz', { parentcode: 'hd', updateby: '李娜', version: 4 }));
  await started.user.dblClick(screen.getByRole('button', { name: '上移' }));
  await waitFor(() =>
    expect(started.fake.shown).toContainEqual({
      tone: 'warning',
      text: '李娜 刚刚修改了“杭州分部”，它现在是“华东公司”下的第 3 个。请核对后再试',
    }),
  );
  expect(rows()).toEqual(['华东公司', '华东大区', '上海分部', '南京分部', '综合部已停用', '杭州分部']);
  expect(started.fake.undoNotices).toEqual([]);
});

test('disabling a unit that somebody else has changed meanwhile says who and what', async () => {
  const started = start();
  await select(started, '杭州分部');
  started.fake.answer(SAVE, new AppError('service', 'x', { code: 'record.changed' }));
  started.fake.answer(`${PATH}/list`, [unit('hd', '华东公司', [unit('hd/hz', '浙江分部', [], true)])].map(toWire));
  started.fake.answer(`${PATH}/get`, details('hz', { isdisabled: 1, updateby: '李娜', version: 4 }));
  await started.user.click(screen.getByRole('button', { name: '停用' }));
  await waitFor(() =>
    expect(started.fake.shown).toEqual([
      {
        tone: 'warning',
        text: '李娜 刚刚修改了“杭州分部”，它现在名为“浙江分部”、已停用、是“华东公司”下的第 1 个。请核对后再试',
      },
    ]),
  );
  expect(await screen.findByRole('button', { name: '启用' })).toBeVisible();
});

test('while the details of the marked unit are read, no button acts on the unit before', async () => {
  const started = start();
  const { user, fake } = started;
  await select(started, '杭州分部');
  fake.answer(`${PATH}/get`, () => new Promise(() => undefined));
  await select(started, '南京分部');
  expect(screen.getByText('华东公司 / 华东大区 / 南京分部')).toBeVisible();
  for (const name of ['停用', '删除'])
    expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveAccessibleDescription('正在加载');
  await user.click(screen.getByRole('button', { name: /^停用/ }));
  expect(fake.callsOf(SAVE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '上移' }));
  await waitFor(() => expect(lastInput(started, MOVE)).toMatchObject({ orgcode: 'nj', index: 1 }));
});

test('the keyboard walks through the tree, selects, and moves with Alt; the selection and focus stay', async () => {
  const started = start();
  await row('上海分部');
  focusTree();
  ['华东公司', '华东大区', '上海分部'].forEach(() => press('ArrowDown', 40));
  expect(screen.getByText('上海分部，第 3 级')).toBeInTheDocument();
  press('Enter', 13);
  expect(await screen.findByRole('heading', { name: '上海分部' })).toBeVisible();
  press('ArrowDown', 40, { altKey: true });
  await waitFor(() => expect(lastInput(started, MOVE)).toMatchObject({ orgcode: 'sh', index: 1 }));
  expect(rows().slice(2, 5)).toEqual(['杭州分部', '上海分部', '南京分部']);
  expect(document.activeElement?.closest('.ant-tree')).not.toBeNull();
  expect(screen.getByRole('heading', { name: '上海分部' })).toBeVisible();
  expect(document.activeElement).toHaveAccessibleName(/^组织树：上下键/);
  act(() => started.fake.language.set('en'));
  expect(document.activeElement).toHaveAccessibleName(/^Organisation tree: up and down/);
  press('ArrowUp', 38);
  press('ArrowUp', 38);
  expect(screen.getByText('华东大区, level 2, expanded')).toBeInTheDocument();
});

describe('the panel for another parent', () => {
  async function openMove(started: Started, name: string) {
    await select(started, name);
    await started.user.click(screen.getByRole('button', { name: '移动到…' }));
    return screen.findByRole('dialog');
  }
  const choose = async ({ user }: Started, text: string) => {
    await user.click(await screen.findByRole('combobox', { name: '新的上级组织' }));
    const find = () =>
      [...document.querySelectorAll<HTMLElement>('.ant-select-tree-node-content-wrapper')].find(
        (item) => item.textContent === text,
      );
    await waitFor(() => expect(find()).toBeDefined());
    await user.click(find() as HTMLElement);
  };

  test('moves a unit to the end below the chosen parent', async () => {
    const started = start();
    const panel = await openMove(started, '南京分部');
    await choose(started, '华东公司');
    await started.user.click(within(panel).getByRole('button', { name: '移动' }));
    await waitFor(() => expect(lastInput(started, MOVE)).toMatchObject({ orgcode: 'nj', parentcode: 'hd', index: 2 }));
    expect(rows()).toEqual(['华东公司', '华东大区', '上海分部', '杭州分部', '综合部已停用', '南京分部']);
  });

  test('offers neither the unit itself nor those below it', async () => {
    const started = start();
    const panel = await openMove(started, '华东大区');
    await started.user.type(await screen.findByRole('combobox', { name: '新的上级组织' }), '上海');
    await choose(started, '上海分部');
    await started.user.click(within(panel).getByRole('button', { name: '移动' }));
    await waitFor(() => expect(lastInput(started, MOVE)).toMatchObject({ parentcode: 'hd', index: 1 }));
  });
});

test('dropping a unit on another moves it below that one, but not on one below itself', async () => {
  const started = start();
  const drag = async (name: string, target: string) => {
    const [from, to] = [await row(name), await row(target)];
    fireEvent.dragStart(from);
    fireEvent.dragEnter(to);
    // In the middle of the row; jsdom knows no layout.
    fireEvent.dragOver(to, { clientX: 0, clientY: 0 });
    fireEvent.drop(to);
    fireEvent.dragEnd(from);
  };
  await drag('华东大区', '上海分部');
  expect(started.fake.callsOf(MOVE)).toEqual([]);
  await drag('南京分部', '上海分部');
  await waitFor(() => expect(started.fake.callsOf(MOVE)).toHaveLength(1));
  expect(lastInput(started, MOVE)).toMatchObject({ orgcode: 'nj' });
});

test('a collapsed unit over which another one is dragged for a while expands', async () => {
  start({ remembered: { expanded: ['hd'] } });
  const [from, to] = [await row('综合部'), await row('华东大区')];
  jest.useFakeTimers();
  fireEvent.dragStart(from);
  fireEvent.dragEnter(to);
  act(() => jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
  expect(rows()).toContain('上海分部');
});

test('a new unit below the selected one is sent with its parent, and is selected when the tree contains it', async () => {
  const started = start();
  const { user, fake } = started;
  await select(started, '上海分部');
  await user.click(screen.getByRole('button', { name: '新建下级' }));
  const panel = await screen.findByRole('dialog');
  await user.click(await within(panel).findByRole('button', { name: '保存' }));
  expect(await within(panel).findByText('请输入组织编码')).toBeVisible();
  await user.type(within(panel).getByRole('textbox', { name: '组织编码' }), 'pd');
  await user.type(within(panel).getByRole('textbox', { name: '组织名称' }), '浦东');
  fake.answer(SAVE, () => {
    fake.answer(`${PATH}/list`, tree([unit('hd/area/sh/pd', '浦东')]).map(toWire));
    return {};
  });
  await user.click(within(panel).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(lastInput(started, SAVE)).toEqual({
      neworgcode: 'pd',
      orgname: '浦东',
      parentcode: 'sh',
      requestid: expect.any(String) as string,
    }),
  );
  expect(await screen.findByRole('heading', { name: '浦东' })).toBeVisible();
  expect(rows()).toContain('浦东');
});

test('a unit is renamed with the version that was read, and its code cannot be changed', async () => {
  const started = start();
  const { user } = started;
  await select(started, '杭州分部');
  await user.click(screen.getByRole('button', { name: '重命名' }));
  const panel = await screen.findByRole('dialog', { name: '重命名 杭州分部' });
  const name = await within(panel).findByRole('textbox', { name: '组织名称' });
  expect(within(panel).getByRole('textbox', { name: '组织编码' })).toBeDisabled();
  await user.clear(name);
  await user.type(name, '浙江分部');
  await user.click(within(panel).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(lastInput(started, SAVE)).toEqual({ orgcode: 'hz', version: 3, orgname: '浙江分部' }));
});

test('a rename says who has renamed the unit meanwhile, and how, and continues from that', async () => {
  const started = start();
  const { fake, user } = started;
  await select(started, '杭州分部');
  await user.click(screen.getByRole('button', { name: '重命名' }));
  const panel = within(await screen.findByRole('dialog'));
  fireEvent.change(await panel.findByRole('textbox', { name: '组织名称' }), { target: { value: '杭州' } });
  fake.answer(SAVE, new AppError('service', 'x', { code: 'record.changed' }));
  fake.answer(`${PATH}/get`, details('hz', { orgname: '浙江分部', version: 4, updateby: '李娜' }));
  await user.click(panel.getByRole('button', { name: '保存' }));
  expect(await panel.findByText('李娜 已于 2026-01-05 09:00 修改此记录')).toBeVisible();
  expect(panel.getByText('组织名称', { selector: 'strong' }).parentElement).toHaveTextContent(
    /hz → 浙江分部您填写的是：杭州$/,
  );
  fake.answer(SAVE, { version: 5 });
  await user.click(panel.getByRole('button', { name: '合并，冲突处保留我的输入' }));
  await user.click(panel.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(lastInput(started, SAVE)).toEqual({ orgcode: 'hz', version: 4, orgname: '杭州' }));
});

test('disabling a unit can be undone with its new version', async () => {
  const started = start();
  await select(started, '杭州分部');
  await started.user.click(screen.getByRole('button', { name: '停用' }));
  await waitFor(() => expect(started.fake.undoNotices).toHaveLength(1));
  expect(lastInput(started, SAVE)).toEqual({ orgcode: 'hz', version: 3, isdisabled: 1 });
  act(() => started.fake.undoNotices[0]?.undo());
  await waitFor(() => expect(lastInput(started, SAVE)).toEqual({ orgcode: 'hz', version: 4, isdisabled: 0 }));
});

test('only a unit without units and positions can be deleted; the parent is selected then', async () => {
  const started = start();
  const { user, fake } = started;
  const remove = () => screen.getByRole('button', { name: '删除' });
  await select(started, '上海分部');
  expect(remove()).toHaveAccessibleDescription('还有 1 个岗位，请先移走或删除');
  await select(started, '华东公司');
  expect(remove()).toHaveAccessibleDescription('还有 2 个下级组织，请先移走或删除');
  await select(started, '南京分部');
  await user.click(remove());
  await waitFor(() => expect(lastInput(started, `${PATH}/delete`)).toEqual({ orgcodes: ['nj'], versions: [3] }));
  expect(fake.asked).toMatchObject([{ title: '删除组织“南京分部”？' }]);
  expect(await screen.findByRole('heading', { name: '华东大区' })).toBeVisible();
});

test('a position without the rights sees the tree and the details only', async () => {
  const started = start({ rights: [] });
  await select(started, '杭州分部');
  expect(screen.queryByRole('button', { name: /新建组织|新建下级|重命名|上移|移动|停用|删除/ })).toBeNull();
  focusTree();
  press('ArrowDown', 40);
  press('ArrowDown', 40, { altKey: true });
  press('F2', 113);
  expect(started.fake.callsOf(MOVE)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a position of the unit opens in its panel', async () => {
  const started = start();
  started.fake.answer('/api/teapi/rolepermission/position/get', {
    positionid: 'p1',
    positionname: '区域经理',
    orgcode: 'sh',
  });
  started.fake.answer('/api/teapi/rolepermission/role/list', { items: [], itemcount: 0 });
  started.fake.answer('/api/teapi/rolepermission/position/holders', []);
  await select(started, '上海分部');
  await started.user.click(await screen.findByRole('button', { name: '打开岗位 区域经理（上海分部）' }));
  const panel = await screen.findByRole('dialog', { name: '编辑岗位 区域经理（上海分部）' });
  expect(await within(panel).findByRole('textbox', { name: '岗位名称' })).toHaveValue('区域经理');
});

test('a tree that cannot be read says so and is read again; one that was read stays when a refresh fails', async () => {
  const failure = new AppError('network', 'x', { code: 'errors.network' });
  const { fake, user } = start({ list: failure });
  expect(await screen.findByText('数据加载失败')).toBeVisible();
  fake.answer(`${PATH}/list`, tree().map(toWire));
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await row('上海分部')).toBeVisible();
  fake.answer(`${PATH}/list`, failure);
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('刷新失败，显示的是之前的内容');
  expect(await row('上海分部')).toBeVisible();
  fake.answer(`${PATH}/list`, tree().map(toWire));
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('details that were read stay when they cannot be read again', async () => {
  const started = start();
  await select(started, '杭州分部');
  await screen.findByText(/^系统，/);
  started.fake.answer(`${PATH}/get`, new AppError('network', 'x', { code: 'errors.network' }));
  await started.user.click(screen.getByRole('button', { name: '上移' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('刷新失败，显示的是之前的内容');
  expect(screen.getByText(/^系统，/)).toBeVisible();
});

test('on a phone the details open in a panel over the tree', async () => {
  const widen = narrowWindow();
  const started = start();
  await row('上海分部');
  expect(screen.queryByRole('heading', { name: '华东公司' })).toBeNull();
  await started.user.click(screen.getByTitle('杭州分部'));
  const panel = await screen.findByRole('dialog', { name: '组织详情' });
  expect(await within(panel).findByRole('heading', { name: '杭州分部' })).toBeVisible();
  await started.user.click(within(panel).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(widen);
});
