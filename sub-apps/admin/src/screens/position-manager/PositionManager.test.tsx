import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import type { Position } from '../../api/positions';
import type { OpenRecord } from '../../kit/RecordPanel';
import { AssignRolePanel } from './AssignRolePanel';
import PositionManager, { texts } from './PositionManager';
import { PositionPanel } from './PositionPanel';
import type { Assigning } from './usePositionChanges';

const PATH = '/api/teapi/rolepermission/position';
const LIST = `${PATH}/list`;
const SAVE = `${PATH}/save`;

const position = (positionid: string, positionname: string, more: object = {}) => ({
  positionid,
  positionname,
  orgcode: 'sh',
  orgname: '上海分部',
  roles: [{ roleid: 'r1', rolename: '销售代表' }],
  holder: null,
  isdisabled: 0,
  waitingcount: 0,
  updatetime: '2026-01-05 09:00:00',
  updateby: '系统',
  version: 1,
  ...more,
});
const LI_NA = { holderid: 'hd-li.na', userinfoname: '李娜', username: 'li.na' };
const WU_GANG = { holderid: 'hd-wu.gang', userinfoname: '吴刚', username: 'wu.gang' };
const WANG_FANG = { holderid: 'hd-wang.fang', userinfoname: '王芳', username: 'wang.fang' };
const positions = [
  position('p-1', '区域经理', {
    holder: LI_NA,
    roles: [
      { roleid: 'r1', rolename: '销售代表' },
      { roleid: 'r2', rolename: '访客' },
    ],
  }),
  position('p-7', '销售代表', { holder: { ...WU_GANG, isdisabled: 1 } }),
  position('p-8', '渠道经理', { waitingcount: 2, roles: [] }),
  position('p-9', '电话销售', { isdisabled: 1 }),
];

const ROLES = '/api/teapi/rolepermission/role/list';
const ALL_RIGHTS = ['positionmgr', 'positionmgr/create', 'positionmgr/edit', 'positionmgr/delete'];

interface Start {
  rights?: readonly string[];
  /** The code of the right to read roles. */
  roleCode?: string;
  route?: string;
  /** Sets up the platform and the portal before the screen is drawn. */
  prepare?(fake: ReturnType<typeof portalWith>): void;
  Screen?: ComponentType;
}

/** The person here works in the position `p-1`. */
function start({
  rights = ALL_RIGHTS,
  roleCode = '',
  route = '/positionmgr',
  prepare,
  Screen = PositionManager,
}: Start = {}) {
  const fake = portalWith(adminTexts, texts);
  fake.nativeFunctions = [
    { ref: 'rolemgr', code: roleCode },
    ...ALL_RIGHTS.map((ref) => ({ ref, code: rights.includes(ref) ? '' : 'POSITION_MANAGE' })),
  ];
  fake.answer(LIST, { items: positions, itemcount: positions.length });
  fake.answer(`${PATH}/get`, ({ positionid }: { positionid: string }) =>
    positions.find((each) => each.positionid === positionid),
  );
  fake.answer(SAVE, { positionid: 'p-7', version: 2 });
  fake.answer(`${PATH}/delete`, { deleted: 1 });
  fake.answer(`${PATH}/holders`, [LI_NA, WU_GANG]);
  for (const verb of ['disable', 'enable', 'assignrole', 'withdrawrole'])
    fake.answer(`${PATH}/${verb}`, ({ positionids }: { positionids: string[] }) => ({ positionids }));
  fake.answer(ROLES, {
    items: [
      { roleid: 'r1', rolecode: 'rep', rolename: '销售代表' },
      { roleid: 'r2', rolecode: 'guest', rolename: '访客' },
    ],
    itemcount: 2,
  });
  fake.answer('/api/teapi/rolepermission/orgInst/list', [
    { codepath: 'hd', orgname: '华东', children: [{ codepath: 'hd/sh', orgname: '上海分部', children: [] }] },
  ]);
  prepare?.(fake);
  return { fake, ...renderScreen(Screen, fake, route) };
}
type Started = ReturnType<typeof start>;
const lastInput = ({ fake }: Pick<Started, 'fake'>, path: string) => fake.callsOf(path).at(-1)?.input;

/** Sets a whole text at once, because each key renders the form again. */
const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = (name: string, from: HTMLElement = document.body) =>
  fireEvent.click(within(from).getByText(name, { selector: 'button:not([aria-label]), button:not([aria-label]) *' }));
const nameField = () => screen.findByRole('textbox', { name: '岗位名称' });

/** Opens the choices of a field, and takes one of them. */
async function choose(field: HTMLElement, text: string) {
  act(() => field.focus());
  fireEvent.mouseDown(field);
  await take(text);
}
async function take(text: string) {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('.ant-select-item-option, .ant-select-tree-node-content-wrapper')].find(
      (item) => item.textContent.startsWith(text),
    );
  await waitFor(() => expect(find()).toBeDefined());
  fireEvent.click(find() as HTMLElement);
}
/** Opens the form of a stored position, without the list. */
async function openForm(id: string, options: Omit<Start, 'Screen'> = {}) {
  const onClose = jest.fn();
  const open: OpenRecord = { mode: 'edit', id, name: id };
  const Screen = () => <PositionPanel open={open} isOpen orgCode="" onClose={onClose} onReopen={() => undefined} />;
  const started = start({ ...options, Screen });
  return { ...started, onClose, name: await nameField() };
}

test('the list shows each position with its roles, holder and state, in the punctuation of the language', async () => {
  const { fake } = start();
  const row = (await screen.findByRole('button', { name: '打开岗位 区域经理（上海分部）' })).closest(
    'tr',
  ) as HTMLElement;
  expect(within(row).getByText('李娜')).toBeVisible();
  expect(within(row).getByText('在任')).toBeVisible();
  expect(within(screen.getByText('吴刚').closest('tr') as HTMLElement).getByText('持有人已停用')).toBeVisible();
  expect(screen.getAllByText('空缺')).toHaveLength(1);
  expect(screen.getByText('未关联角色')).toBeVisible();
  expect(screen.getByText('销售代表、访客')).toBeVisible();
  act(() => fake.language.set('en'));
  expect(screen.getByText('销售代表, 访客')).toBeVisible();
  expect(screen.getByLabelText('Open position 区域经理 (上海分部)')).toBeVisible();
});

test('a search for an organisation and a state is sent, and an emptied choice filters nothing', async () => {
  const started = start();
  await screen.findByText('渠道经理');
  await choose(screen.getByLabelText('所属组织'), '上海分部');
  await choose(screen.getByLabelText('状态'), '空缺');
  press('查询');
  await waitFor(() =>
    expect(lastInput(started, LIST)).toMatchObject({ orgcode: 'sh', state: 'vacant', roleid: '', pageindex: 1 }),
  );
  press('重置');
  await waitFor(() => expect(lastInput(started, LIST)).toMatchObject({ orgcode: '', state: '' }));
});

test('a list that was opened for an organisation begins with it, and the remembered search stays', async () => {
  const started = start({ route: '/positionmgr?orgcode=sh' });
  await screen.findByText('渠道经理');
  expect(lastInput(started, LIST)).toMatchObject({ orgcode: 'sh' });
  fill(screen.getByLabelText('关键字'), '经理');
  press('查询');
  await waitFor(() => expect(lastInput(started, LIST)).toMatchObject({ orgcode: 'sh', keyword: '经理' }));
  expect(started.fake.preferences.get('search.positionmgr')).toBeUndefined();
});

test('a new position needs a name and an organisation, and is saved with its roles and holder', async () => {
  const started = start();
  const { fake } = started;
  fireEvent.click(await screen.findByRole('button', { name: '新建岗位' }));
  const panel = await screen.findByRole('dialog');
  const name = await nameField();
  press('保存');
  expect(await screen.findByText('请输入岗位名称')).toBeVisible();
  expect(screen.getByText('请选择所属组织')).toBeVisible();
  expect(fake.callsOf(SAVE)).toEqual([]);
  fill(name, '督导');
  await choose(within(panel).getByLabelText(/^所属组织/), '上海分部');
  await choose(within(panel).getByLabelText('角色'), '访客');
  await choose(within(panel).getByLabelText('任职人'), '吴刚（wu.gang）');
  press('保存');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastInput(started, SAVE)).toEqual({
    positionname: '督导',
    orgcode: 'sh',
    roleids: ['r2'],
    holderid: 'hd-wu.gang',
    requestid: expect.any(String) as string,
  });
  await waitFor(() => expect(fake.callsOf(LIST).length).toBeGreaterThan(1));
});

test('a holder is cleared, which makes the position vacant', async () => {
  const started = await openForm('p-7');
  expect(screen.getByText('吴刚（wu.gang）')).toBeVisible();
  const field = screen.getByLabelText('任职人').closest('.ant-select') as HTMLElement;
  fireEvent.mouseDown(field.querySelector('.ant-select-clear') as HTMLElement);
  press('保存');
  await waitFor(() => expect(lastInput(started, SAVE)).toMatchObject({ positionid: 'p-7', version: 1, holderid: '' }));
});

test('a holder is found by the server', async () => {
  const started = await openForm('p-8');
  fill(screen.getByLabelText('任职人'), '李');
  await waitFor(() => expect(lastInput(started, `${PATH}/holders`)).toEqual({ keyword: '李' }));
});

test.each([
  ['another holder, by name', { id: 'hd-wang.fang', name: '王芳', username: 'wang.fang' }, '王芳（wang.fang）'],
  ['none', null, undefined],
])('a draft that is brought back has the holder that was chosen: %s', async (_case, holder, text) => {
  const stored = { name: '销售代表', orgCode: 'sh', roleIds: ['r1'] };
  const base = { draft: { ...stored, holder: { id: 'hd-wu.gang', name: '吴刚', username: 'wu.gang' } }, version: 1 };
  const opened = { mode: 'edit', id: 'p-7', name: '销售代表' };
  const started = await openForm('p-7', {
    prepare(fake) {
      fake.restored = { opened, content: { input: { ...stored, holder }, base } };
    },
  });
  const shown = document.querySelectorAll('.ant-select-selection-item[title*="（"]');
  expect([...shown].map(({ textContent }) => textContent)).toEqual(text === undefined ? [] : [text]);
  press('保存');
  await waitFor(() => expect(lastInput(started, SAVE)).toMatchObject({ version: 1, holderid: holder?.id ?? '' }));
});

test('a refused holder is reported at its field, and the input stays', async () => {
  const { fake, name } = await openForm('p-7');
  act(() => fake.portal.i18n.addTexts({ 'zh-CN': { 'position.holder_disabled': '选择的任职帐号已停用' } }));
  fake.answer(SAVE, new AppError('service', 'x', { code: 'position.holder_disabled' }));
  fill(name, '销售代表二');
  press('保存');
  const field = screen.getByLabelText('任职人').closest('.ant-form-item') as HTMLElement;
  expect(await within(field).findByText('选择的任职帐号已停用')).toBeVisible();
  expect(name).toHaveValue('销售代表二');
});

test.each([[''], ['ROLE_VIEW']])(
  'a position that somebody else has changed meanwhile says what by name, and merges it (right to roles: "%s")',
  async (roleCode) => {
    const refused = new AppError('service', '', { code: 'auth.function_not_held', status: 403 });
    const started = await openForm('p-7', {
      roleCode,
      prepare: (fake) => void (roleCode && fake.answer(ROLES, refused)),
    });
    const { fake, name, onClose } = started;
    fake.answer(SAVE, ({ version }: { version: number }) =>
      version === 2 ? { positionid: 'p-7' } : new AppError('service', 'x', { code: 'record.changed' }),
    );
    const roles = [{ roleid: 'r2', rolename: '访客' }];
    fake.answer(`${PATH}/get`, position('p-7', '销售代表', { version: 2, updateby: '张伟', holder: WANG_FANG, roles }));
    fill(name, '销售代表二');
    press('保存');
    const note = (await screen.findByText(/张伟 已于/)).closest('[role=alert]');
    expect(note).toHaveTextContent('任职人：吴刚（wu.gang） → 王芳（wang.fang）');
    expect(note).toHaveTextContent('角色：销售代表 → 访客');
    press('合并对方的修改，继续编辑');
    expect(screen.getByText('王芳（wang.fang）', { selector: '.ant-select-selection-item' })).toBeVisible();
    expect(screen.getByText('访客')).toBeVisible();
    await waitFor(() => expect(name).toBeEnabled());
    press('保存');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(lastInput(started, SAVE)).toMatchObject({
      positionname: '销售代表二',
      holderid: 'hd-wang.fang',
      version: 2,
    });
  },
);

test('one cannot disable or hand over the position in which one works', async () => {
  const { fake } = start();
  fireEvent.click(await screen.findByLabelText('停用岗位 区域经理（上海分部）'));
  expect(fake.shown).toEqual([{ tone: 'info', text: '这是您当前使用的岗位，不能停用或移交' }]);
  fireEvent.click(screen.getByLabelText('编辑岗位 区域经理（上海分部）'));
  expect(await within(await screen.findByRole('dialog')).findByRole('combobox', { name: '任职人' })).toBeDisabled();
});

test('one position or the selected ones are disabled, but not the own one; it can be undone', async () => {
  const started = start();
  const { fake } = started;
  fireEvent.click(await screen.findByLabelText('停用岗位 销售代表（上海分部）'));
  await waitFor(() => expect(fake.undoNotices).toMatchObject([{ text: '已停用：销售代表（上海分部）' }]));
  expect(lastInput(started, `${PATH}/disable`)).toEqual({ positionids: ['p-7'] });
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(lastInput(started, `${PATH}/enable`)).toEqual({ positionids: ['p-7'] }));

  fireEvent.click(screen.getByLabelText('选择 销售代表（上海分部）'));
  fireEvent.click(screen.getByLabelText('选择 渠道经理（上海分部）'));
  press('停用');
  await waitFor(() => expect(lastInput(started, `${PATH}/disable`)).toEqual({ positionids: ['p-7', 'p-8'] }));
  await waitFor(() => expect(screen.queryByText('已选 2 条')).toBeNull());
  fireEvent.click(screen.getByLabelText('选择 区域经理（上海分部）'));
  expect(screen.getByRole('button', { name: '停用' })).toHaveAttribute('aria-disabled', 'true');
});

test('a role is added to the selected positions, and the undo takes it from those that did not have it', async () => {
  const started = start();
  const { fake } = started;
  fake.answer(`${PATH}/assignrole`, { positionids: ['p-8'] });
  fireEvent.click(await screen.findByLabelText('选择 销售代表（上海分部）'));
  fireEvent.click(screen.getByLabelText('选择 渠道经理（上海分部）'));
  press('分配角色');
  const panel = await screen.findByRole('dialog');
  press('分配角色', panel);
  expect(await screen.findByText('请选择角色')).toBeVisible();
  await choose(within(panel).getByLabelText(/^角色/), '访客');
  press('分配角色', panel);
  await waitFor(() => expect(fake.undoNotices).toMatchObject([{ text: '已为 1 个岗位增加角色“访客”' }]));
  expect(lastInput(started, `${PATH}/assignrole`)).toEqual({ positionids: ['p-7', 'p-8'], roleid: 'r2' });
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() =>
    expect(lastInput(started, `${PATH}/withdrawrole`)).toEqual({ positionids: ['p-8'], roleid: 'r2' }),
  );
});

test('the panel for a role says why the roles could not be read, and reads them again', async () => {
  const Screen = () => (
    <AssignRolePanel
      positions={[{ positionId: 'p-8' } as Position]}
      isOpen
      assigning={{ isPending: false, error: null } as Assigning}
      onClose={() => undefined}
    />
  );
  const { fake } = start({
    Screen,
    prepare: (fake) => fake.answer(ROLES, new AppError('network', 'x', { code: 'errors.network' })),
  });
  fireEvent.mouseDown(await screen.findByLabelText(/^角色/));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  fake.answer(ROLES, { items: [{ roleid: 'r2', rolecode: 'guest', rolename: '访客' }], itemcount: 1 });
  press('重试');
  await take('访客');
});

test('only a vacant position that no process waits for can be deleted, after a question', async () => {
  const started = start();
  const { fake } = started;
  const remove = (name: string) => fireEvent.click(screen.getByLabelText(`删除岗位 ${name}（上海分部）`));
  await screen.findByText('渠道经理');
  remove('销售代表');
  remove('渠道经理');
  expect(fake.shown.map(({ text }) => text)).toEqual(['吴刚 正在任职，请先清空任职人', '还有 2 个流程等待此岗位处理']);
  remove('电话销售');
  await waitFor(() => expect(lastInput(started, `${PATH}/delete`)).toEqual({ positionids: ['p-9'], versions: [1] }));
  expect(fake.asked).toMatchObject([
    { title: '删除岗位“电话销售（上海分部）”？', text: '删除后无法恢复。', isDanger: true },
  ]);
});

test('a position that may not read roles cannot assign them', async () => {
  start({ roleCode: 'ROLE_VIEW' });
  fireEvent.click(await screen.findByLabelText('选择 渠道经理（上海分部）'));
  expect(screen.getByRole('button', { name: '停用' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '分配角色' })).toBeNull();
});

test('a position that may only look sees the details and no buttons for changes', async () => {
  start({ rights: ['positionmgr'] });
  fireEvent.click(await screen.findByLabelText('打开岗位 区域经理（上海分部）'));
  const panel = await screen.findByRole('dialog');
  expect(await within(panel).findByText('李娜（li.na）')).toBeVisible();
  expect(within(panel).getByText('销售代表、访客')).toBeVisible();
  expect(screen.queryByRole('button', { name: /新建|编辑|停用|删除|保存/, hidden: true })).toBeNull();
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
});

test('on a phone the positions are cards with holder and state', async () => {
  const widen = narrowWindow();
  start();
  const list = await screen.findByRole('list', { name: '岗位列表' });
  expect(await within(list).findByText('李娜')).toBeVisible();
  expect(within(list).getByText('在任')).toBeVisible();
  expect(within(list).getByText('持有人已停用')).toBeVisible();
  act(widen);
});
