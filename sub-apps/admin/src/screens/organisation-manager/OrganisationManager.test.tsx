import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { withMoved } from './rules/moves';
import {
  MOVE,
  PATH,
  SAVE,
  details,
  focusTree,
  lastInput,
  press,
  row,
  rows,
  select,
  start,
  toWire,
  tree,
  unit,
} from '../../../../../tests/support/startOrganisations';
import type { Started } from '../../../../../tests/support/startOrganisations';

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

  test('starts with the parent of its own unit each time it opens, and moves nothing until another one is chosen', async () => {
    const started = start();
    const { user, fake } = started;
    const parent = () => screen.getByRole('combobox', { name: '新的上级组织' }).closest('.ant-select');
    const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: '移动' });
    await openMove(started, '南京分部');
    await waitFor(() => expect(parent()).toHaveTextContent('华东大区'));
    expect(screen.getByRole('combobox', { name: '新的上级组织' })).toHaveFocus();
    expect(submit()).toHaveAccessibleDescription('请选择另一个上级组织');
    fireEvent.click(submit());
    await choose(started, '华东公司');
    expect(submit()).not.toHaveAccessibleDescription();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消' }));
    await openMove(started, '综合部');
    await waitFor(() => expect(parent()).toHaveTextContent('华东公司'));
    expect(submit()).toHaveAccessibleDescription('请选择另一个上级组织');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消' }));
    await openMove(started, '南京分部');
    await waitFor(() => expect(parent()).toHaveTextContent('华东大区'));
    expect(fake.callsOf(MOVE)).toEqual([]);
  });

  test('offers neither the unit itself nor those below it', async () => {
    const started = start();
    const panel = await openMove(started, '华东大区');
    await started.user.type(await screen.findByRole('combobox', { name: '新的上级组织' }), '上海');
    await choose(started, '上海分部');
    expect(within(panel).getByRole('button', { name: '移动' })).toHaveAccessibleDescription('请选择另一个上级组织');
  });
});

test('a new unit below the selected one is sent with its parent, and is selected when the tree contains it', async () => {
  const started = start();
  const { user, fake } = started;
  await select(started, '上海分部');
  await user.click(screen.getByRole('button', { name: '新建下级' }));
  const panel = await screen.findByRole('dialog');
  await user.click(await within(panel).findByRole('button', { name: '保存' }));
  expect(await within(panel).findByText('请输入组织编码')).toBeVisible();
  const code = within(panel).getByRole('textbox', { name: '组织编码' });
  fireEvent.change(code, { target: { value: '__proto__' } });
  expect(await within(panel).findByText(/^以字母或数字开头/)).toBeVisible();
  fireEvent.change(code, { target: { value: 'pd' } });
  await user.type(within(panel).getByRole('textbox', { name: '组织名称' }), '浦东');
  fake.answer(SAVE, () => {
    fake.answer(`${PATH}/list`, tree([unit('hd/area/sh/pd', '浦东')]).map(toWire));
    return { orgcode: 'pd' };
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
  expect(within(panel).getAllByRole('textbox')[1]).toBe(name);
  expect(name).toHaveFocus();
  expect(within(panel).getByRole('textbox', { name: '组织编码' })).toBeDisabled();
  expect(within(panel).getByText('组织编码')).not.toHaveTextContent('*');
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

test('disabling a unit at the root asks first and names what is below it; one below it does not', async () => {
  const started = start();
  const { user, fake } = started;
  await select(started, '华东公司');
  await screen.findByText(/^系统，/);
  fake.confirmAnswer = false;
  await user.click(screen.getByRole('button', { name: '停用' }));
  await waitFor(() =>
    expect(fake.asked).toMatchObject([
      {
        title: '停用组织“华东公司”？',
        text: '它下面有 5 个组织，连同下级共 0 个岗位。停用后它不再增加岗位和下级组织。',
      },
    ]),
  );
  expect(fake.callsOf(SAVE)).toEqual([]);
  fake.confirmAnswer = true;
  await user.click(screen.getByRole('button', { name: '停用' }));
  await waitFor(() => expect(lastInput(started, SAVE)).toMatchObject({ orgcode: 'hd', isdisabled: 1 }));
});

test('a new unit starts below the selected one, or at the root while that one is disabled', async () => {
  const started = start();
  const parentAfterNew = async () => {
    await started.user.click(screen.getByRole('button', { name: '新建组织' }));
    const panel = await screen.findByRole('dialog');
    const field = await within(panel).findByRole('combobox', { name: '上级组织' });
    await waitFor(() => expect(field.closest('.ant-select')).not.toHaveTextContent(/^$/));
    const text = field.closest('.ant-select')?.textContent;
    await started.user.click(within(panel).getByRole('button', { name: '取消' }));
    return text;
  };
  await select(started, '上海分部');
  expect(await parentAfterNew()).toBe('上海分部');
  await started.user.click(await screen.findByTitle('综合部'));
  await screen.findByRole('heading', { name: /^综合部/ });
  expect(await parentAfterNew()).toBe('根级');
});

test('disabling a unit can be undone with its new version', async () => {
  const started = start();
  await select(started, '杭州分部');
  await screen.findByText(/^系统，/);
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
  await waitFor(() => expect(remove()).toHaveAccessibleDescription('还有 1 个岗位，请先移走或删除'));
  await select(started, '华东公司');
  await waitFor(() => expect(remove()).toHaveAccessibleDescription('还有 2 个下级组织，请先移走或删除'));
  await select(started, '南京分部');
  await waitFor(() => expect(remove()).not.toHaveAccessibleDescription());
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
  press('ArrowDown', { altKey: true });
  press('F2');
  expect(started.fake.callsOf(MOVE)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a position of the unit opens in its panel', async () => {
  const started = start();
  started.fake.answer('/api/teapi/rolepermission/position/get', {
    positionid: 'p1',
    positionname: '区域经理',
    orgcode: 'sh',
    roles: [],
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
