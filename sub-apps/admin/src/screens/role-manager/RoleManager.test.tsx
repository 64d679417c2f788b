import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import RoleManager, { texts } from './RoleManager';

const LIST = '/api/teapi/rolepermission/role/list';
const SAVE = '/api/teapi/rolepermission/role/save';
const DELETE = '/api/teapi/rolepermission/role/delete';

const role = (roleid: string, rolename: string, more: object = {}) => ({
  roleid,
  rolecode: roleid,
  rolename,
  description: '',
  isbuiltin: 0,
  accountcount: 0,
  functioncodes: ['order.view'],
  updatetime: '2026-01-05 09:00',
  updateby: '系统',
  version: 1,
  ...more,
});
const roles = [
  role('administrator', '系统管理员', { isbuiltin: 1, accountcount: 2 }),
  role('trainee', '实习生', { accountcount: 1 }),
  role('warehouse', '仓库管理员'),
];

function start(nativeFunctions?: readonly { ref: string; code: string }[]) {
  const fake = portalWith(adminTexts, texts);
  if (nativeFunctions) fake.nativeFunctions = nativeFunctions;
  fake.answer(LIST, { items: roles, itemcount: 3 });
  fake.answer('/api/teapi/rolepermission/role/get', ({ roleid }: { roleid: string }) =>
    roles.find((one) => one.roleid === roleid),
  );
  fake.answer('/api/teapi/rolepermission/function/tree', [
    {
      key: 'order',
      text: '订单',
      children: [
        { key: 'order.view', text: '查看订单' },
        { key: 'order.edit', text: '编辑订单' },
      ],
    },
  ]);
  fake.answer(SAVE, {});
  fake.answer(DELETE, {});
  return { fake, ...renderScreen(RoleManager, fake, '/rolemgr') };
}
/** Sets a whole text at once, because each key renders the form again. */
const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const lastInput = (fake: ReturnType<typeof start>['fake'], path: string) => fake.callsOf(path).at(-1)?.input;

test('the list shows each role and how many there are', async () => {
  const { fake, user } = start();
  expect(await screen.findByRole('button', { name: '打开角色 仓库管理员' })).toBeVisible();
  expect(screen.getByText('共 3 条')).toBeVisible();
  expect(screen.getByRole('table', { name: '角色列表' })).toBeVisible();

  fake.answer(LIST, { items: [role('night', '夜班仓管')], itemcount: 1 });
  await user.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText('夜班仓管')).toBeVisible();
});

test('a search is sent on submit, starts at the first page and clears the selection', async () => {
  const { fake, user } = start();
  await user.click(await screen.findByRole('checkbox', { name: '选择 仓库管理员' }));
  expect(screen.getByText('已选 1 条')).toBeVisible();
  await user.type(screen.getByLabelText('关键字'), '仓库{Enter}');
  await waitFor(() => expect(lastInput(fake, LIST)).toEqual({ keyword: '仓库', pageindex: 1, pagesize: 20 }));
  expect(fake.callsOf(LIST)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText('已选 1 条')).toBeNull());
});

test('a new role needs a code and a name before anything is sent', async () => {
  const { fake, user } = start();
  await user.click(await screen.findByRole('button', { name: '新建角色' }));
  const panel = await screen.findByRole('dialog');
  await within(panel).findByText('查看订单');
  await user.click(within(panel).getByRole('button', { name: '保存' }));
  expect(await within(panel).findByText('请输入角色编码')).toBeVisible();
  expect(within(panel).getByText('请输入角色名称')).toBeVisible();
  expect(fake.callsOf(SAVE)).toEqual([]);
});

test('a saved role is sent with its functions and the list is read again', async () => {
  const { fake, user } = start();
  await user.click(await screen.findByRole('button', { name: '新建角色' }));
  const panel = await screen.findByRole('dialog');
  fill(await within(panel).findByRole('textbox', { name: '角色编码' }), 'planner');
  await user.type(within(panel).getByRole('textbox', { name: '角色名称' }), '计划员');
  await user.click(within(panel).getByText('编辑订单'));
  expect(fake.isDirty).toBe(true);
  const filter = within(panel).getByRole('searchbox', { name: '筛选功能' });
  await user.type(filter, '编辑{Enter}');
  expect(within(panel).queryByRole('checkbox', { name: '查看订单' })).toBeNull();
  expect(within(panel).getByRole('checkbox', { name: '编辑订单' })).toBeChecked();
  expect(fake.callsOf(SAVE)).toEqual([]);
  await user.clear(filter);
  await user.click(within(panel).getByRole('checkbox', { name: '订单' }));
  await user.click(within(panel).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(1));
  expect(lastInput(fake, SAVE)).toEqual({
    rolecode: 'planner',
    rolename: '计划员',
    description: '',
    functioncodes: ['order.view', 'order.edit'],
  });
  await waitFor(() => expect(fake.callsOf(LIST)).toHaveLength(2));
  expect(fake.shown).toEqual([{ tone: 'success', text: '保存成功' }]);
  expect(fake.isDirty).toBe(false);
});

test('a rejected save says why, a taken code at its field, and the input stays', async () => {
  const { fake, user } = start();
  act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'role.code_taken': '角色编码已存在' } }));
  fake.answer(SAVE, new AppError('service', 'role.code_taken', { code: 'role.code_taken' }));
  await user.click(await screen.findByRole('button', { name: '编辑角色 仓库管理员' }));
  const panel = await screen.findByRole('dialog');
  const code = await within(panel).findByRole('textbox', { name: '角色编码' });
  fill(code, 'trainee');
  await user.click(within(panel).getByRole('button', { name: '保存' }));
  expect(await within(panel).findByText('角色编码已存在')).toBeVisible();
  expect(code).toHaveValue('trainee');
  expect(lastInput(fake, SAVE)).toMatchObject({ roleid: 'warehouse', rolecode: 'trainee' });

  fake.answer(SAVE, new AppError('network', 'x', { code: 'errors.network' }));
  const shown = fake.shown.length;
  const name = within(panel).getByRole('textbox', { name: '角色名称' });
  await user.type(name, '2');
  await user.click(within(panel).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(within(panel).getByRole('alert')).toHaveTextContent(/网络链接错误.*您填写的内容已保留/));
  expect(fake.shown).toHaveLength(shown + 1);
  await user.type(name, '3');
  expect(name).toHaveValue('仓库管理员23');
});

test('nothing can be typed or closed while a role is saved, so its answer closes its own panel', async () => {
  const { fake, user } = start();
  let answerNow = () => undefined as void;
  fake.answer(SAVE, () => new Promise<object>((resolve) => (answerNow = () => resolve({}))));
  await user.click(await screen.findByRole('button', { name: '编辑角色 仓库管理员' }));
  const panel = await screen.findByRole('dialog');
  const name = await within(panel).findByRole('textbox', { name: '角色名称' });
  await user.type(name, '2');
  await user.click(within(panel).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(name).toBeDisabled());
  expect(within(panel).getByRole('button', { name: '取消' })).toBeDisabled();
  await user.click(within(panel).getByRole('button', { name: '关闭' }));
  await user.keyboard('{Escape}');
  expect(fake.asked).toEqual([]);
  expect(panel).toBeVisible();
  act(() => answerNow());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

async function typeName(user: ReturnType<typeof start>['user']) {
  await user.click(await screen.findByRole('button', { name: '编辑角色 仓库管理员' }));
  const panel = within(await screen.findByRole('dialog'));
  await user.type(await panel.findByRole('textbox', { name: '角色名称' }), '2');
  return panel;
}

test('closing the panel with typed input asks for confirmation; what was given up can be brought back', async () => {
  const { fake, user } = start();
  const panel = await typeName(user);
  fake.lossAnswer = 'keep';
  await user.click(panel.getByRole('button', { name: '取消' }));
  expect(fake.losses).toEqual([{ title: '编辑角色 仓库管理员', canSave: true }]);
  expect(panel.getByRole('textbox', { name: '角色名称' })).toHaveValue('仓库管理员2');
  fake.lossAnswer = 'discard';
  await user.click(panel.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  act(() => fake.undos[0]?.undo());
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByRole('textbox', { name: '角色名称' })).toHaveValue('仓库管理员2');
  expect(again.getByRole('textbox', { name: '角色编码' })).not.toHaveValue('');
});

test('input that was given up is offered as a draft when the same role is opened again', async () => {
  const { user } = start();
  const panel = await typeName(user);
  await user.click(panel.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '编辑角色 仓库管理员' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(await again.findByRole('button', { name: '恢复' }));
  expect(again.getByRole('textbox', { name: '角色名称' })).toHaveValue('仓库管理员2');
});

test('a draft that was discarded is not offered again, also when the panel closes at once', async () => {
  const { fake, user } = start();
  const panel = await typeName(user);
  await user.click(panel.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.drafts.kept.size).toBe(1);
  await user.click(screen.getByRole('button', { name: '编辑角色 仓库管理员' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(await again.findByRole('button', { name: '丢弃' }));
  await user.click(again.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(fake.drafts.kept.size).toBe(0));
});

test('保存并离开 saves the role and closes the panel; a role that is not valid stays open', async () => {
  const { fake, user } = start();
  fake.lossAnswer = 'save';
  const panel = await typeName(user);
  const code = panel.getByRole('textbox', { name: '角色编码' });
  await user.clear(code);
  await user.click(panel.getByRole('button', { name: '取消' }));
  expect(await panel.findByText('请输入角色编码')).toBeVisible();
  expect(fake.callsOf('/api/teapi/rolepermission/role/save')).toEqual([]);
  fill(code, 'stock');
  fake.answer('/api/teapi/rolepermission/role/save', {});
  await user.click(panel.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.callsOf('/api/teapi/rolepermission/role/save')[0]?.input).toMatchObject({ rolename: '仓库管理员2' });
});

test('an unused role is deleted after a confirmation, and other roles stay selected', async () => {
  const { fake, user } = start();
  await user.click(await screen.findByRole('checkbox', { name: '选择 实习生' }));
  await user.click(screen.getByRole('checkbox', { name: '选择 仓库管理员' }));
  await user.click(screen.getByRole('button', { name: '删除角色 仓库管理员' }));
  await waitFor(() => expect(lastInput(fake, DELETE)).toEqual({ roleids: ['warehouse'] }));
  expect(fake.asked[0]).toEqual({
    title: '删除角色“仓库管理员”？',
    text: '删除后无法恢复。',
    confirmText: '删除',
    isDanger: true,
  });
  await waitFor(() => expect(fake.callsOf(LIST)).toHaveLength(2));
  await waitFor(() => expect(screen.getByText('已选 1 条')).toBeVisible());
  expect(screen.getByRole('checkbox', { name: '选择 实习生' })).toBeChecked();
});

test('roles selected on two pages are deleted together, and the selection is cleared', async () => {
  const { fake, user } = start();
  fake.answer(LIST, ({ pageindex }: { pageindex: number }) => ({
    items: [pageindex === 1 ? role('a', '甲') : role('b', '乙')],
    itemcount: 21,
  }));
  await user.click(screen.getByRole('button', { name: '刷新' }));
  act(() => fake.language.set('en'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select 甲' }));
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select 乙' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete selected' }));
  await waitFor(() => expect(lastInput(fake, DELETE)).toEqual({ roleids: ['a', 'b'] }));
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
});

test('the question about several roles names the first five of them', async () => {
  const { fake, user } = start();
  fake.confirmAnswer = false;
  const names = ['甲', '乙', '丙', '丁', '戊', '己'];
  fake.answer(LIST, () => ({ items: names.map((name) => role(name, name)), itemcount: names.length }));
  await user.click(screen.getByRole('button', { name: '刷新' }));
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `选择 ${name}` }));
  await user.click(screen.getByRole('button', { name: '删除所选' }));
  expect(fake.asked[0]).toMatchObject({
    title: '删除选中的 6 个角色？',
    text: '甲、乙、丙、丁、戊 等 6 个。删除后无法恢复。',
    isDanger: true,
  });
  await user.click(screen.getByRole('checkbox', { name: '选择 己' }));
  await user.click(screen.getByRole('button', { name: '删除所选' }));
  expect(fake.asked[1]?.text).toBe('甲、乙、丙、丁、戊。删除后无法恢复。');
});

test('deleting the only role of the last page shows the page before it', async () => {
  const { fake, user } = start();
  const first = Array.from({ length: 20 }, (_, index) => role(`r${index}`, `角色${index}`));
  let stored = [...first, role('last', '最后一个')];
  fake.answer(LIST, ({ pageindex }: { pageindex: number }) => ({
    items: stored.slice((pageindex - 1) * 20, pageindex * 20),
    itemcount: stored.length,
  }));
  await user.click(screen.getByRole('button', { name: '刷新' }));
  await user.click(await screen.findByRole('button', { name: '第 2 页' }));
  fake.answer(DELETE, () => {
    stored = first;
    return {};
  });
  await user.click(await screen.findByRole('button', { name: '删除角色 最后一个' }));
  expect(await screen.findByRole('button', { name: '打开角色 角色0' })).toBeVisible();
});

test('a built-in role and one in use cannot be deleted and show the reason; a built-in one can only be read', async () => {
  const { fake, user } = start();
  const builtIn = await screen.findByRole('button', { name: '删除角色 系统管理员' });
  expect(builtIn).toHaveAttribute('aria-disabled', 'true');
  expect(builtIn).toHaveAccessibleDescription('内置角色由系统维护，不能删除');
  expect(screen.getByRole('button', { name: '删除角色 实习生' })).toHaveAccessibleDescription(/还有 1 个帐号/);
  await user.click(builtIn);
  expect(fake.asked).toEqual([]);
  expect(fake.shown).toEqual([{ tone: 'info', text: '内置角色由系统维护，不能删除' }]);

  await user.click(await screen.findByRole('button', { name: '查看角色 系统管理员' }));
  const panel = await screen.findByRole('dialog');
  expect(await within(panel).findByText('内置角色由系统维护，只能查看。')).toBeVisible();
  expect(within(panel).getByText('administrator')).toBeVisible();
  expect(within(panel).getByRole('checkbox', { name: '查看订单' })).toBeDisabled();
  expect(within(panel).queryByRole('textbox')).toBeNull();
  expect(within(panel).queryByRole('button', { name: '保存' })).toBeNull();
});

test('a list that fails to load shows the reason and can be retried', async () => {
  const { fake, user } = start();
  await screen.findByText('仓库管理员');
  fake.answer(LIST, new AppError('network', 'offline'));
  await user.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  fake.answer(LIST, { items: [], itemcount: 0 });
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('还没有角色')).toBeVisible();
});

test('the arrow keys move between the rows, Enter opens one and / focuses the search', async () => {
  const { user } = start();
  const rowOf = async (name: string) => (await screen.findByRole('button', { name })).closest('tr');
  const first = await rowOf('打开角色 系统管理员');
  act(() => first?.focus());
  await user.keyboard('{ArrowDown}');
  expect(await rowOf('打开角色 实习生')).toHaveFocus();
  await user.keyboard('/');
  expect(screen.getByLabelText('关键字')).toHaveFocus();
  act(() => first?.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: '查看角色 系统管理员' })).toBeVisible();
});

test('columns are hidden and moved with the keyboard, but the name stays, and the actions at their side', async () => {
  const { user } = start();
  await screen.findByText('仓库管理员');
  const titles = () => screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent || []);
  expect(titles().slice(0, 3)).toEqual(['角色名称', '角色编码', '类型']);
  act(() => screen.getByRole('button', { name: '列设置' }).focus());
  await user.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: '列设置' }));
  act(() => panel.getByRole('button', { name: '上移“角色编码”' }).focus());
  await user.keyboard('{Enter}');
  expect(titles().slice(0, 3)).toEqual(['角色编码', '角色名称', '类型']);
  act(() => panel.getByRole('checkbox', { name: '类型' }).focus());
  await user.keyboard(' ');
  expect(titles()).not.toContain('类型');
  expect(panel.getByRole('checkbox', { name: '角色名称' })).toBeDisabled();
  expect(panel.queryByRole('checkbox', { name: '操作' })).toBeNull();
  expect(titles().at(-1)).toBe('操作');
});

test('the checkbox of the page selects every role; why some of them cannot be deleted is said', async () => {
  const { fake, user } = start();
  await screen.findByText('仓库管理员');
  act(() => fake.language.set('en'));
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  expect(screen.getByText('3 selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select 仓库管理员' })).toBeChecked();
  const remove = screen.getByRole('button', { name: 'Delete selected' });
  expect(remove).toHaveAccessibleDescription(
    '2 of the selected roles cannot be deleted, such as “系统管理员”: Built-in roles are kept by the system and cannot be deleted',
  );
  await user.click(remove);
  expect(fake.asked).toEqual([]);
});

test('a copied role starts with the functions of the original, and is saved as a new one', async () => {
  const { fake, user } = start();
  await user.click(await screen.findByRole('button', { name: '复制角色 仓库管理员' }));
  const panel = await screen.findByRole('dialog', { name: '复制角色 仓库管理员' });
  fill(await within(panel).findByRole('textbox', { name: '角色编码' }), 'warehouse-2');
  fill(within(panel).getByRole('textbox', { name: '角色名称' }), '夜班仓管');
  await user.click(within(panel).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(lastInput(fake, SAVE)).toBeDefined());
  expect(lastInput(fake, SAVE)).toEqual({
    rolecode: 'warehouse-2',
    rolename: '夜班仓管',
    description: '',
    functioncodes: ['order.view'],
  });
});

describe('a role that somebody else has changed meanwhile', () => {
  /** Types a name into the form of a role, which another person then changes, and saves. */
  async function saveLate(change: object) {
    const started = start();
    const { fake, user } = started;
    await user.click(await screen.findByRole('button', { name: '编辑角色 仓库管理员' }));
    const name = await screen.findByRole('textbox', { name: '角色名称' });
    fill(name, '库管');
    const changed = { version: 2, updateby: '王芳', updatetime: '2026-11-20 10:31:07', ...change };
    fake.answer('/api/teapi/rolepermission/role/get', role('warehouse', '仓库管理员', changed));
    fake.answer(SAVE, ({ version }: { version: number }) =>
      version === 2 ? {} : new AppError('service', '', { code: 'record.changed', status: 500 }),
    );
    await user.click(screen.getByRole('button', { name: '保存' }));
    const note = await screen.findByText('王芳 已于 2026-11-20 10:31 修改此记录');
    return { ...started, note: note.closest('[role=alert]') as HTMLElement };
  }

  test('is not overwritten: the form says who changed what, and merges it on request', async () => {
    const { fake, user, note } = await saveLate({ description: '夜班' });
    expect(within(note).getByText('说明').parentElement).toHaveTextContent('说明：— → 夜班');
    await user.click(within(note).getByRole('button', { name: '合并对方的修改，继续编辑' }));
    expect(screen.getByLabelText('说明')).toHaveValue('夜班');
    expect(screen.getByRole('textbox', { name: '角色名称' })).toHaveValue('库管');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastInput(fake, SAVE)).toMatchObject({ version: 2, rolename: '库管', description: '夜班' });
  });

  test.each([
    ['合并，冲突处保留我的输入', '库管'],
    ['合并，冲突处用对方的内容', '仓库主管'],
  ])('in the same field leaves the choice to the person: %s', async (choice, result) => {
    const { user, note } = await saveLate({ rolename: '仓库主管' });
    expect(within(note).getByText('您填写的是：库管')).toBeVisible();
    await user.click(within(note).getByRole('button', { name: choice }));
    expect(screen.getByRole('textbox', { name: '角色名称' })).toHaveValue(result);
  });

  test('in nothing that the form shows is saved without a question', async () => {
    const { fake, user } = start();
    const panel = await typeName(user);
    fake.answer('/api/teapi/rolepermission/role/get', role('warehouse', '仓库管理员', { version: 2 }));
    fake.answer(SAVE, ({ version }: { version: number }) =>
      version === 2 ? {} : new AppError('service', '', { code: 'record.changed', status: 500 }),
    );
    await user.click(panel.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastInput(fake, SAVE)).toMatchObject({ version: 2, rolename: '仓库管理员2' });
  });

  test('since a draft was kept is said when the draft is brought back', async () => {
    const { fake, user } = start();
    const panel = await typeName(user);
    await user.click(panel.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const changed = { version: 2, updateby: '王芳', updatetime: '2026-11-20 10:31:07', description: '夜班' };
    fake.answer('/api/teapi/rolepermission/role/get', role('warehouse', '仓库管理员', changed));
    await user.click(screen.getByRole('button', { name: '编辑角色 仓库管理员' }));
    await user.click(await screen.findByRole('button', { name: '恢复' }));
    expect(await screen.findByText('王芳 已于 2026-11-20 10:31 修改此记录')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '合并对方的修改，继续编辑' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(lastInput(fake, SAVE)).toMatchObject({ version: 2, rolename: '仓库管理员2', description: '夜班' }),
    );
  });
});

test('the search is remembered when the list opens again', async () => {
  const { fake, user, unmount } = start();
  await screen.findByText('仓库管理员');
  await user.type(screen.getByLabelText('关键字'), '仓库{Enter}');
  await waitFor(() => expect(fake.callsOf(LIST)).toHaveLength(2));
  unmount();
  renderScreen(RoleManager, fake, '/rolemgr');
  expect(await screen.findByLabelText('关键字')).toHaveValue('仓库');
  await waitFor(() => expect(lastInput(fake, LIST)).toMatchObject({ keyword: '仓库' }));
});

test('on a phone the roles are cards that can be opened, selected, or deleted from their menu', async () => {
  const widen = narrowWindow();
  const { fake, user } = start();
  const list = await screen.findByRole('list', { name: '角色列表' });
  expect(await within(list).findByText('仓库管理员')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: '选择' }));
  await user.click(within(list).getByRole('checkbox', { name: '选择 仓库管理员' }));
  expect(screen.getByText('已选 1 条')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '完成' }));
  await user.click(screen.getByRole('button', { name: '更多操作 仓库管理员' }));
  expect(await screen.findByRole('menuitem', { name: '编辑角色 仓库管理员' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(lastInput(fake, DELETE)).toEqual({ roleids: ['warehouse'] }));
  expect(screen.getByRole('search', { hidden: true })).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: '筛选' }));
  expect(screen.getByLabelText('关键字')).toBeVisible();
  widen();
});

test('a search without a match offers to clear the filters, which empties the field', async () => {
  const { fake, user } = start();
  await screen.findByText('仓库管理员');
  fake.answer(LIST, { items: [], itemcount: 0 });
  await user.type(screen.getByLabelText('关键字'), '没有{Enter}');
  await user.click(await screen.findByRole('button', { name: '清除条件' }));
  expect(await screen.findByText('还没有角色')).toBeVisible();
  expect(screen.getByLabelText('关键字')).toHaveValue('');
  expect(lastInput(fake, LIST)).toEqual({ keyword: '', pageindex: 1, pagesize: 20 });
});

describe('a position that may see roles', () => {
  const buttons = () =>
    screen.queryAllByRole('button').flatMap((button) => button.getAttribute('aria-label') ?? button.textContent ?? []);
  const listed = (edit: string, remove: string) => [
    { ref: 'rolemgr', code: '' },
    { ref: 'rolemgr/create', code: edit },
    { ref: 'rolemgr/edit', code: edit },
    { ref: 'rolemgr/copy', code: edit },
    { ref: 'rolemgr/delete', code: remove },
  ];

  test('but not change them gets no buttons to create, edit or delete', async () => {
    const { user } = start(listed('role.edit', 'role.delete'));
    await screen.findByRole('button', { name: '打开角色 仓库管理员' });
    expect(buttons().filter((name) => /新建|编辑|删除/.test(name))).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: '选择 仓库管理员' }));
    expect(screen.queryByRole('button', { name: '删除所选' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '打开角色 仓库管理员' }));
    const panel = await screen.findByRole('dialog');
    await within(panel).findByText('仓库管理员');
    expect(within(panel).queryByRole('button', { name: '保存' })).not.toBeInTheDocument();
    expect(within(panel).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('and delete them gets only the button to delete', async () => {
    start(listed('role.edit', ''));
    await screen.findByRole('button', { name: '删除角色 仓库管理员' });
    expect(buttons().filter((name) => /新建|编辑|复制/.test(name))).toEqual([]);
  });
});
