import { AppError } from '@atrium/common/errors/appError';
import { act, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import PositionManager, { texts } from './PositionManager';

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
const positions = [
  position('p-1', '区域经理', { holder: LI_NA }),
  position('p-7', '销售代表', { holder: WU_GANG }),
  position('p-8', '渠道经理', { waitingcount: 2, roles: [] }),
  position('p-9', '电话销售', { isdisabled: 1 }),
];

const ALL_RIGHTS = ['positionmgr', 'positionmgr/create', 'positionmgr/edit', 'positionmgr/delete'];

/** The person here works in the position `p-1`. */
function start({ rights = ALL_RIGHTS, route = '/positionmgr' } = {}) {
  const fake = portalWith(adminTexts, texts);
  fake.nativeFunctions = [
    { ref: 'rolemgr', code: '' },
    ...ALL_RIGHTS.map((ref) => ({ ref, code: rights.includes(ref) ? '' : 'POSITION_MANAGE' })),
  ];
  fake.answer(LIST, { items: positions, itemcount: positions.length });
  fake.answer(`${PATH}/get`, ({ positionid }: { positionid: string }) =>
    positions.find((each) => each.positionid === positionid),
  );
  fake.answer(SAVE, {});
  fake.answer(`${PATH}/delete`, {});
  fake.answer(`${PATH}/holders`, [LI_NA, WU_GANG]);
  for (const verb of ['disable', 'enable', 'assignrole', 'withdrawrole'])
    fake.answer(`${PATH}/${verb}`, ({ positionids }: { positionids: string[] }) => ({ positionids }));
  fake.answer('/api/teapi/rolepermission/role/list', {
    items: [
      { roleid: 'r1', rolecode: 'rep', rolename: '销售代表' },
      { roleid: 'r2', rolecode: 'guest', rolename: '访客' },
    ],
    itemcount: 2,
  });
  fake.answer('/api/teapi/rolepermission/orgInst/list', [
    { codepath: 'hd', orgname: '华东', children: [{ codepath: 'hd/sh', orgname: '上海分部', children: [] }] },
  ]);
  return { fake, ...renderScreen(PositionManager, fake, route) };
}
type Started = ReturnType<typeof start>;
const lastInput = ({ fake }: Pick<Started, 'fake'>, path: string) => fake.callsOf(path).at(-1)?.input;

async function choose(user: Started['user'], text: string) {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('.ant-select-item-option, .ant-select-tree-node-content-wrapper')].find(
      (item) => item.textContent.startsWith(text),
    );
  await waitFor(() => expect(find()).toBeDefined());
  await user.click(find() as HTMLElement);
}
async function openForm({ user }: Started, button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  const panel = await screen.findByRole('dialog');
  await within(panel).findByRole('textbox', { name: '岗位名称' });
  return panel;
}

test('the list shows each position with its holder and state', async () => {
  start();
  const row = (await screen.findByRole('button', { name: '打开岗位 区域经理（上海分部）' })).closest(
    'tr',
  ) as HTMLElement;
  expect(within(row).getByText('李娜')).toBeVisible();
  expect(within(row).getByText('在任')).toBeVisible();
  expect(screen.getAllByText('空缺')).toHaveLength(1);
  expect(screen.getByText('未关联角色')).toBeVisible();
});

test('a search for an organisation and a state is sent, and an emptied choice filters nothing', async () => {
  const started = start();
  const { user } = started;
  await screen.findByText('渠道经理');
  await user.click(screen.getByRole('combobox', { name: '所属组织' }));
  await choose(user, '上海分部');
  await user.click(screen.getByRole('combobox', { name: '状态' }));
  await choose(user, '空缺');
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() =>
    expect(lastInput(started, LIST)).toMatchObject({ orgcode: 'sh', state: 'vacant', roleid: '', pageindex: 1 }),
  );
  await user.click(screen.getByRole('button', { name: '重置' }));
  await waitFor(() => expect(lastInput(started, LIST)).toMatchObject({ orgcode: '', state: '' }));
});

test('a list that was opened for an organisation begins with it, and the remembered search stays', async () => {
  const started = start({ route: '/positionmgr?orgcode=sh' });
  await screen.findByText('渠道经理');
  expect(lastInput(started, LIST)).toMatchObject({ orgcode: 'sh' });
  await started.user.type(screen.getByLabelText('关键字'), '经理{Enter}');
  await waitFor(() => expect(lastInput(started, LIST)).toMatchObject({ orgcode: 'sh', keyword: '经理' }));
  expect(started.fake.preferences.get('search.positionmgr')).toBeUndefined();
});

test('a new position needs a name and an organisation, and is saved with its roles and holder', async () => {
  const started = start();
  const { fake, user } = started;
  const panel = await openForm(started, '新建岗位');
  await user.click(within(panel).getByRole('button', { name: '保存' }));
  expect(await within(panel).findByText('请输入岗位名称')).toBeVisible();
  expect(within(panel).getByText('请选择所属组织')).toBeVisible();
  expect(fake.callsOf(SAVE)).toEqual([]);
  await user.type(within(panel).getByRole('textbox', { name: '岗位名称' }), '督导');
  await user.click(within(panel).getByRole('combobox', { name: '所属组织' }));
  await choose(user, '上海分部');
  await user.click(within(panel).getByRole('combobox', { name: '角色' }));
  await choose(user, '访客');
  await user.click(within(panel).getByRole('combobox', { name: '任职人' }));
  await choose(user, '吴刚（wu.gang）');
  await user.click(within(panel).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastInput(started, SAVE)).toEqual({
    positionname: '督导',
    orgcode: 'sh',
    roleids: ['r2'],
    holderid: 'hd-wu.gang',
  });
  await waitFor(() => expect(fake.callsOf(LIST).length).toBeGreaterThan(1));
});

test('a holder is cleared, which makes the position vacant', async () => {
  const started = start();
  const panel = await openForm(started, '编辑岗位 销售代表（上海分部）');
  expect(within(panel).getByText('吴刚（wu.gang）')).toBeVisible();
  const field = within(panel).getByRole('combobox', { name: '任职人' }).closest('.ant-select') as HTMLElement;
  await started.user.click(field.querySelector('.ant-select-clear') as HTMLElement);
  await started.user.click(within(panel).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(lastInput(started, SAVE)).toMatchObject({ positionid: 'p-7', version: 1, holderid: '' }));
});

test('a holder is found by the server', async () => {
  const started = start();
  const panel = await openForm(started, '编辑岗位 渠道经理（上海分部）');
  await started.user.type(within(panel).getByRole('combobox', { name: '任职人' }), '李');
  await waitFor(() => expect(lastInput(started, `${PATH}/holders`)).toEqual({ keyword: '李' }));
});

test('a refused holder is reported at its field, and the input stays', async () => {
  const started = start();
  started.fake.portal.i18n.addTexts({ 'zh-CN': { 'position.holder_disabled': '选择的任职帐号已停用' } });
  started.fake.answer(SAVE, new AppError('service', 'x', { code: 'position.holder_disabled' }));
  const panel = await openForm(started, '编辑岗位 销售代表（上海分部）');
  await started.user.type(within(panel).getByRole('textbox', { name: '岗位名称' }), '二');
  await started.user.click(within(panel).getByRole('button', { name: '保存' }));
  expect((await within(panel).findAllByText('选择的任职帐号已停用')).length).toBeGreaterThan(0);
  expect(within(panel).getByRole('textbox', { name: '岗位名称' })).toHaveValue('销售代表二');
});

test('a position that somebody else has changed meanwhile says what, and keeps the input', async () => {
  const started = start();
  const { fake, user } = started;
  const panel = await openForm(started, '编辑岗位 销售代表（上海分部）');
  fake.answer(SAVE, new AppError('service', 'x', { code: 'record.changed' }));
  fake.answer(
    `${PATH}/get`,
    position('p-7', '销售代表', {
      version: 2,
      updateby: '张伟',
      holder: LI_NA,
      roles: [{ roleid: 'r2', rolename: '访客' }],
    }),
  );
  await user.type(within(panel).getByRole('textbox', { name: '岗位名称' }), '二');
  await user.click(within(panel).getByRole('button', { name: '保存' }));
  const note = await within(panel).findByText(/张伟 已于/);
  const alert = note.closest('[role=alert]') as HTMLElement;
  expect(alert).toHaveTextContent('任职人：吴刚（wu.gang） → 李娜（li.na）');
  expect(alert).toHaveTextContent('角色：销售代表 → 访客');
});

test('one cannot disable or hand over the position in which one works', async () => {
  const { user, fake } = start();
  const disable = await screen.findByRole('button', { name: '停用岗位 区域经理（上海分部）' });
  await user.click(disable);
  expect(fake.shown).toEqual([{ tone: 'info', text: '这是您当前使用的岗位，不能停用或移交' }]);
  await user.click(screen.getByRole('button', { name: '编辑岗位 区域经理（上海分部）' }));
  const panel = await screen.findByRole('dialog');
  expect(await within(panel).findByRole('combobox', { name: '任职人' })).toBeDisabled();
});

test('disabling a position can be undone', async () => {
  const started = start();
  const { fake, user } = started;
  await user.click(await screen.findByRole('button', { name: '停用岗位 销售代表（上海分部）' }));
  await waitFor(() => expect(fake.undoNotices).toMatchObject([{ text: '已停用：销售代表（上海分部）' }]));
  expect(lastInput(started, `${PATH}/disable`)).toEqual({ positionids: ['p-7'] });
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(lastInput(started, `${PATH}/enable`)).toEqual({ positionids: ['p-7'] }));
});

test('the selected positions are disabled together, but not the own one', async () => {
  const started = start();
  const { user } = started;
  await user.click(await screen.findByRole('checkbox', { name: '选择 销售代表（上海分部）' }));
  await user.click(screen.getByRole('checkbox', { name: '选择 渠道经理（上海分部）' }));
  await user.click(screen.getByRole('button', { name: '停用' }));
  await waitFor(() => expect(lastInput(started, `${PATH}/disable`)).toEqual({ positionids: ['p-7', 'p-8'] }));
  await waitFor(() => expect(screen.queryByText('已选 2 条')).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: '选择 区域经理（上海分部）' }));
  expect(screen.getByRole('button', { name: '停用' })).toHaveAttribute('aria-disabled', 'true');
});

test('a role is added to the selected positions, and the undo takes it from those that did not have it', async () => {
  const started = start();
  const { fake, user } = started;
  fake.answer(`${PATH}/assignrole`, { positionids: ['p-8'] });
  await user.click(await screen.findByRole('checkbox', { name: '选择 销售代表（上海分部）' }));
  await user.click(screen.getByRole('checkbox', { name: '选择 渠道经理（上海分部）' }));
  await user.click(screen.getByRole('button', { name: '分配角色' }));
  const panel = await screen.findByRole('dialog');
  await user.click(within(panel).getByRole('button', { name: '分配角色' }));
  expect(await within(panel).findByText('请选择角色')).toBeVisible();
  await user.click(within(panel).getByRole('combobox', { name: '角色' }));
  await choose(user, '访客');
  await user.click(within(panel).getByRole('button', { name: '分配角色' }));
  await waitFor(() => expect(fake.undoNotices).toMatchObject([{ text: '已为 1 个岗位增加角色“访客”' }]));
  expect(lastInput(started, `${PATH}/assignrole`)).toEqual({ positionids: ['p-7', 'p-8'], roleid: 'r2' });
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() =>
    expect(lastInput(started, `${PATH}/withdrawrole`)).toEqual({ positionids: ['p-8'], roleid: 'r2' }),
  );
});

test('only a vacant position that no process waits for can be deleted, after a question', async () => {
  const started = start();
  const { fake, user } = started;
  const remove = (name: string) => screen.getByRole('button', { name: `删除岗位 ${name}（上海分部）` });
  await screen.findByText('渠道经理');
  await user.click(remove('销售代表'));
  await user.click(remove('渠道经理'));
  expect(fake.shown.map(({ text }) => text)).toEqual(['吴刚 正在任职，请先清空任职人', '还有 2 个流程等待此岗位处理']);
  await user.click(remove('电话销售'));
  await waitFor(() => expect(lastInput(started, `${PATH}/delete`)).toEqual({ positionids: ['p-9'] }));
  expect(fake.asked).toMatchObject([{ title: '删除岗位“电话销售（上海分部）”？', isDanger: true }]);
});

test('a position that may only look sees the details and no buttons for changes', async () => {
  const { user } = start({ rights: ['positionmgr'] });
  await user.click(await screen.findByRole('button', { name: '打开岗位 区域经理（上海分部）' }));
  const panel = await screen.findByRole('dialog');
  expect(await within(panel).findByText('李娜（li.na）')).toBeVisible();
  expect(screen.queryByRole('button', { name: /新建|编辑|停用|删除|保存/, hidden: true })).toBeNull();
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
});

test('on a phone the positions are cards with holder and state', async () => {
  const widen = narrowWindow();
  start();
  const list = await screen.findByRole('list', { name: '岗位列表' });
  expect(await within(list).findByText('李娜')).toBeVisible();
  expect(within(list).getAllByText('在任')).toHaveLength(2);
  act(widen);
});
