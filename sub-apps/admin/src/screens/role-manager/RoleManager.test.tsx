import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import { FunctionTreeField } from './FunctionTreeField';
import RoleManager, { texts } from './RoleManager';
import { RolePanel } from './RolePanel';

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
  positioncount: 0,
  functioncodes: ['order.view'],
  updatetime: '2026-01-05 09:00',
  updateby: '系统',
  version: 1,
  ...more,
});
const roles = [
  role('administrator', '系统管理员', { isbuiltin: 1, accountcount: 2 }),
  role('trainee', '实习生', { positioncount: 1 }),
  role('warehouse', '仓库管理员'),
];

function start(nativeFunctions?: readonly { ref: string; code: string }[], Screen: ComponentType = RoleManager) {
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
  fake.answer(SAVE, { roleid: 'warehouse', version: 2 });
  fake.answer(DELETE, { deleted: 1 });
  return { fake, ...renderScreen(Screen, fake, '/rolemgr') };
}
/** Sets a whole text at once, because each key renders the form again. */
const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button:not([aria-label]), button:not([aria-label]) *' }));
const lastInput = (fake: ReturnType<typeof start>['fake'], path: string) => fake.callsOf(path).at(-1)?.input;

test('the list shows each role and how many there are, and is read again on request', async () => {
  const { fake } = start();
  expect(await screen.findByRole('button', { name: '打开角色 仓库管理员' })).toBeVisible();
  expect(screen.getByText('共 3 条')).toBeVisible();
  expect(screen.getByRole('table', { name: '角色列表' })).toBeVisible();

  fake.answer(LIST, { items: [role('night', '夜班仓管')], itemcount: 1 });
  fireEvent.click(screen.getByLabelText('刷新'));
  expect(await screen.findByText('夜班仓管')).toBeVisible();
});

test('a search is sent on submit, starts at the first page and clears the selection', async () => {
  const { fake, user } = start();
  fireEvent.click(await screen.findByLabelText('选择 仓库管理员'));
  expect(screen.getByText('已选 1 条')).toBeVisible();
  fill(screen.getByLabelText('关键字'), '仓库');
  await user.type(screen.getByLabelText('关键字'), '{Enter}');
  await waitFor(() => expect(lastInput(fake, LIST)).toEqual({ keyword: '仓库', pageindex: 1, pagesize: 20 }));
  expect(fake.callsOf(LIST)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText('已选 1 条')).toBeNull());
});

test('a new role needs a code and a name, and is sent with its functions; the list is read again', async () => {
  const { fake, user } = start();
  await screen.findByText('仓库管理员');
  press('新建角色');
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText('查看订单');
  press('保存');
  expect(await panel.findByText('请输入角色编码')).toBeVisible();
  expect(panel.getByText('请输入角色名称')).toBeVisible();
  expect(fake.callsOf(SAVE)).toEqual([]);

  fill(panel.getByRole('textbox', { name: '角色编码' }), 'planner');
  fill(panel.getByRole('textbox', { name: '角色名称' }), '计划员');
  fireEvent.click(panel.getByText('编辑订单'));
  expect(fake.isDirty).toBe(true);
  const filter = panel.getByRole('searchbox', { name: '筛选功能' });
  fill(filter, '编辑');
  await user.type(filter, '{Enter}');
  expect(panel.queryByRole('checkbox', { name: '查看订单' })).toBeNull();
  expect(panel.getByRole('checkbox', { name: '编辑订单' })).toBeChecked();
  expect(fake.callsOf(SAVE)).toEqual([]);
  fill(filter, '');
  fireEvent.click(panel.getByRole('checkbox', { name: '订单' }));
  press('保存');
  await waitFor(() => expect(fake.callsOf(SAVE)).toHaveLength(1));
  expect(lastInput(fake, SAVE)).toEqual({
    rolecode: 'planner',
    rolename: '计划员',
    description: '',
    functioncodes: ['order.view', 'order.edit'],
    requestid: expect.any(String) as string,
  });
  await waitFor(() => expect(fake.callsOf(LIST)).toHaveLength(2));
  expect(fake.shown).toEqual([{ tone: 'success', text: '保存成功' }]);
  expect(fake.isDirty).toBe(false);
});

test('a function to change without the one to see is pointed out, and that one is selected on request', () => {
  const fake = portalWith(adminTexts, texts);
  const onChange = jest.fn();
  const functions = [
    { key: 'CUSTOMER_VIEW', text: '查看客户' },
    { key: 'CUSTOMER_EDIT', text: '维护客户' },
  ];
  const Field = () => <FunctionTreeField functions={functions} value={['CUSTOMER_EDIT']} onChange={onChange} />;
  renderScreen(Field, fake);
  expect(screen.getByText(/勾选了维护而没有查看：维护客户/)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  press('一并勾选查看');
  expect(onChange).toHaveBeenCalledWith(['CUSTOMER_EDIT', 'CUSTOMER_VIEW']);
});

test('Enter on a function does not submit the form', () => {
  const Field = () => <FunctionTreeField functions={[{ key: 'order.view', text: '查看订单' }]} />;
  renderScreen(Field, portalWith(adminTexts, texts));
  expect(fireEvent.keyDown(screen.getByRole('checkbox', { name: '查看订单' }), { key: 'Enter' })).toBe(false);
});

describe('the form of a stored role', () => {
  /** Opens the form without the list. */
  async function openForm(language?: 'en') {
    const Form = () => (
      <RolePanel
        open={{ mode: 'edit', id: 'warehouse', name: '仓库管理员' }}
        isOpen
        onClose={() => undefined}
        onReopen={() => undefined}
      />
    );
    const { fake } = start(undefined, Form);
    if (language) act(() => fake.language.set(language));
    return { fake, code: await screen.findByRole('textbox', { name: language ? 'Role code' : '角色编码' }) };
  }

  test('shows a taken code at its field, and the input stays', async () => {
    const { fake, code } = await openForm();
    act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'role.code_taken': '角色编码已存在' } }));
    fake.answer(SAVE, new AppError('service', 'role.code_taken', { code: 'role.code_taken' }));
    fill(code, 'trainee');
    press('保存');
    expect(await screen.findByText('角色编码已存在', { selector: '.ant-form-item-explain-error' })).toBeVisible();
    expect(code).toHaveValue('trainee');
    expect(lastInput(fake, SAVE)).toMatchObject({ roleid: 'warehouse', rolecode: 'trainee', version: 1 });
  });

  test.each([
    [undefined, '可以使用的功能：查看订单 → 查看订单、编辑订单'],
    ['en' as const, 'What the role may do: 查看订单 → 查看订单, 编辑订单'],
  ])('names the functions that somebody else has changed meanwhile (%s)', async (language, text) => {
    const { fake, code } = await openForm(language);
    fake.answer(SAVE, new AppError('service', '', { code: 'record.changed', status: 500 }));
    const changed = { version: 2, updateby: '王芳', functioncodes: ['order.view', 'order.edit'] };
    fake.answer('/api/teapi/rolepermission/role/get', role('warehouse', '仓库管理员', changed));
    fill(code, 'stock');
    press(language ? 'Save' : '保存');
    expect((await screen.findByText(/王芳/)).closest('[role=alert]')).toHaveTextContent(text);
  });
});

test('an unused role is deleted after a confirmation, and other roles stay selected', async () => {
  const { fake } = start();
  fireEvent.click(await screen.findByLabelText('选择 实习生'));
  fireEvent.click(screen.getByLabelText('选择 仓库管理员'));
  fireEvent.click(screen.getByLabelText('删除角色 仓库管理员'));
  await waitFor(() => expect(lastInput(fake, DELETE)).toEqual({ roleids: ['warehouse'], versions: [1] }));
  expect(fake.asked[0]).toEqual({
    title: '删除角色“仓库管理员”？',
    text: '引用此角色的数据权限规则将不再包含它。删除后无法恢复。',
    confirmText: '删除',
    isDanger: true,
  });
  await waitFor(() => expect(fake.callsOf(LIST)).toHaveLength(2));
  await waitFor(() => expect(screen.getByText('已选 1 条')).toBeVisible());
  expect(screen.getByRole('checkbox', { name: '选择 实习生' })).toBeChecked();
});

test('roles selected on two pages are deleted together, and the selection is cleared', async () => {
  const { fake } = start();
  fake.answer(LIST, ({ pageindex }: { pageindex: number }) => ({
    items: [pageindex === 1 ? role('a', '甲') : role('b', '乙')],
    itemcount: 21,
  }));
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  act(() => fake.language.set('en'));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select 甲' }));
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select 乙' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
  await waitFor(() => expect(lastInput(fake, DELETE)).toEqual({ roleids: ['a', 'b'], versions: [1, 1] }));
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
});

test('a built-in role and one in use cannot be deleted and show the reason; a built-in one can only be read', async () => {
  const { fake } = start();
  const builtIn = await screen.findByRole('button', { name: '删除角色 系统管理员' });
  expect(builtIn).toHaveAttribute('aria-disabled', 'true');
  expect(builtIn).toHaveAccessibleDescription('内置角色由系统维护，不能删除');
  expect(screen.getByRole('button', { name: '删除角色 实习生' })).toHaveAccessibleDescription(/还有 1 个岗位使用/);
  fireEvent.click(builtIn);
  expect(fake.asked).toEqual([]);
  expect(fake.shown).toEqual([{ tone: 'info', text: '内置角色由系统维护，不能删除' }]);

  fireEvent.click(await screen.findByRole('button', { name: '查看角色 系统管理员' }));
  const panel = await screen.findByRole('dialog');
  expect(await within(panel).findByText('内置角色由系统维护，只能查看。')).toBeVisible();
  expect(within(panel).getByText('administrator')).toBeVisible();
  expect(within(panel).getByRole('checkbox', { name: '查看订单' })).toBeDisabled();
  expect(within(panel).getByRole('group', { name: '可以使用的功能' })).toHaveClass('readOnly');
  expect(within(panel).queryByRole('textbox')).toBeNull();
  expect(within(panel).queryByRole('button', { name: '保存' })).toBeNull();
});

test('the checkbox of the page selects every role; why some of them cannot be deleted is said', async () => {
  const { fake } = start();
  await screen.findByText('仓库管理员');
  act(() => fake.language.set('en'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  expect(screen.getByText('3 selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select 仓库管理员' })).toBeChecked();
  const remove = screen.getByRole('button', { name: 'Delete selected' });
  expect(remove).toHaveAccessibleDescription(
    '2 of the selected roles cannot be deleted, such as “系统管理员”: Built-in roles are kept by the system and cannot be deleted',
  );
  fireEvent.click(remove);
  expect(fake.asked).toEqual([]);
});

test('a copied role starts with the functions of the original, and is saved as a new one', async () => {
  const { fake } = start();
  fireEvent.click(await screen.findByLabelText('复制角色 仓库管理员'));
  const panel = await screen.findByRole('dialog', { name: '复制角色 仓库管理员' });
  fill(await within(panel).findByRole('textbox', { name: '角色编码' }), 'warehouse-2');
  fill(within(panel).getByRole('textbox', { name: '角色名称' }), '夜班仓管');
  fireEvent.click(within(panel).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(lastInput(fake, SAVE)).toBeDefined());
  expect(lastInput(fake, SAVE)).toEqual({
    rolecode: 'warehouse-2',
    rolename: '夜班仓管',
    description: '',
    functioncodes: ['order.view'],
    requestid: expect.any(String) as string,
  });
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
  await waitFor(() => expect(lastInput(fake, DELETE)).toEqual({ roleids: ['warehouse'], versions: [1] }));
  expect(screen.getByRole('search', { hidden: true })).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: '筛选' }));
  expect(screen.getByLabelText('关键字')).toBeVisible();
  widen();
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
    start(listed('role.edit', 'role.delete'));
    await screen.findByRole('button', { name: '打开角色 仓库管理员' });
    expect(buttons().filter((name) => /新建|编辑|删除/.test(name))).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 仓库管理员' }));
    expect(screen.queryByRole('button', { name: '删除所选' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '打开角色 仓库管理员' }));
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
