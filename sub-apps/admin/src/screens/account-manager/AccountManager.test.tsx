import { AppError } from '@atrium/common/errors/appError';
import { act, screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import AccountManager, { texts } from './AccountManager';

const ACCOUNT = '/api/teapi/rolepermission/account';
const LIST = `${ACCOUNT}/list`;
const SAVE = `${ACCOUNT}/save`;
const RESET = `${ACCOUNT}/resetpwd`;
const CONFIG = '/api/teapi/rolepermission/globalconfig/getglobalconfigbytype';

const MANAGER = { positionid: 'post-2', positionname: '区域经理', orgname: '上海分部' };
const REPRESENTATIVE = { positionid: 'post-3', positionname: '销售代表', orgname: '杭州分部' };

const account = (accountcode: string, userinfoname: string, more: object = {}) => ({
  accountcode,
  username: accountcode,
  userinfoname,
  mobile: '13800000001',
  positions: [MANAGER],
  state: 'active',
  isshared: 0,
  devices: [],
  updatetime: '2026-01-05 09:00:00',
  updateby: '系统',
  version: 1,
  ...more,
});
const DEVICES = [
  { deviceid: 'd1', devicename: 'Chrome 142 · Windows', bindtime: '2026-11-01 09:10' },
  { deviceid: 'd2', devicename: 'iPhone 16 · iOS 19', bindtime: '2026-11-02 09:10' },
];
const rows = [
  account('own', '张伟', { positions: [{ ...MANAGER, positionid: 'post-1' }] }),
  account('li.na', '李娜', { positions: [MANAGER, REPRESENTATIVE], devices: DEVICES }),
  account('wang.fang', '王芳', { isshared: 1 }),
  account('qian.duo', '钱多', { state: 'locked', positions: [] }),
  account('he.ping', '何平', { state: 'disabled' }),
];

/** Texts of the platform's refusals. */
const ERRORS = { 'zh-CN': { 'account.username_elsewhere': '用户名已被其他企业的帐号使用，请换一个' } };

const position = (positionid: string, positionname: string, orgname: string) => ({
  positionid,
  positionname,
  orgcode: 'hd',
  orgname,
  roles: [],
  holder: null,
});

function start(nativeFunctions?: readonly { ref: string; code: string }[]) {
  const fake = portalWith(adminTexts, texts, ERRORS);
  fake.session.set({ ...fake.session.get(), accountCode: 'own', positionId: 'post-1' });
  fake.nativeFunctions = nativeFunctions ?? [
    { ref: 'accountmgr', code: '' },
    { ref: 'systemmgr', code: '' },
    { ref: 'rolemgr', code: '' },
  ];
  fake.answer(LIST, { items: rows, itemcount: rows.length });
  fake.answer(`${ACCOUNT}/get`, ({ accountcode }: { accountcode: string }) =>
    rows.find((row) => row.accountcode === accountcode),
  );
  fake.answer('/api/teapi/rolepermission/role/list', {
    items: [{ roleid: 'r1', rolecode: 'manager', rolename: '区域经理' }],
    itemcount: 1,
  });
  fake.answer('/api/teapi/rolepermission/orgInst/list', [{ codepath: 'hd', orgname: '华东销售公司', children: [] }]);
  fake.answer('/api/teapi/rolepermission/position/list', ({ positionids }: { positionids?: string[] }) => {
    const all = [
      position('post-1', '销售总监', '华东大区'),
      position('post-2', '区域经理', '上海分部'),
      position('post-3', '销售代表', '杭州分部'),
      position('post-9', '渠道经理', '苏州分部'),
    ];
    const items = positionids ? all.filter(({ positionid }) => positionids.includes(positionid)) : all.slice(3);
    return { items, itemcount: items.length };
  });
  fake.answer(CONFIG, [{ key: 'register', configjson: JSON.stringify({ defpassword: '888888' }) }]);
  const change = ({ accountcodes }: { accountcodes: string[] }) => ({ accountcodes });
  fake.answer(`${ACCOUNT}/disable`, change);
  fake.answer(`${ACCOUNT}/enable`, change);
  for (const verb of ['save', 'delete', 'unlock', 'resetpwd', 'unbind']) fake.answer(`${ACCOUNT}/${verb}`, {});
  return { fake, ...renderScreen(AccountManager, fake, '/accountmgr') };
}
type Started = ReturnType<typeof start>;
const lastInput = (fake: Started['fake'], path: string) => fake.callsOf(path).at(-1)?.input;

/** Presses an action of a row, which may be in its menu. */
async function press(user: Started['user'], label: string, name: string) {
  await screen.findByRole('button', { name: `打开帐号 ${name}` });
  if (!screen.queryByRole('button', { name: label }))
    await user.click(screen.getByRole('button', { name: `更多操作 ${name}` }));
  const [target] = [
    ...screen.queryAllByRole('button', { name: label }),
    ...screen.queryAllByRole('menuitem', { name: label }),
  ];
  if (!target) throw new Error(`There is no action ${label}`);
  await user.click(target);
}

const openPanel = async (user: Started['user'], label: string, name: string) => {
  await press(user, label, name);
  return within(await screen.findByRole('dialog'));
};

test('the list shows positions, state and devices, and of several positions the first and how many more', async () => {
  start();
  const row = within((await screen.findByRole('button', { name: '打开帐号 李娜' })).closest('tr') as HTMLElement);
  expect(row.getByText(/区域经理（上海分部）/)).toHaveTextContent('区域经理（上海分部） +1');
  expect(row.getByTitle('区域经理（上海分部）、销售代表（杭州分部）')).toBeVisible();
  expect(row.getByText('正常')).toBeVisible();
  expect(row.getByRole('button', { name: '李娜 绑定的设备：2 台' })).toBeVisible();
  expect(screen.getByText('已锁定')).toBeVisible();
  expect(screen.getByText('已停用')).toBeVisible();
});

test('a search sends keyword, organisation, role and state; an emptied choice filters nothing', async () => {
  const { fake, user } = start();
  await screen.findByText('李娜');
  await user.type(screen.getByLabelText('关键字'), '138');
  await user.click(screen.getByRole('combobox', { name: '角色' }));
  await user.click(await screen.findByTitle('区域经理'));
  await user.click(screen.getByRole('combobox', { name: '状态' }));
  await user.click(await screen.findByTitle('已锁定'));
  await user.click(screen.getByRole('button', { name: '查询' }));
  const page = { pageindex: 1, pagesize: 20 };
  await waitFor(() =>
    expect(lastInput(fake, LIST)).toEqual({ keyword: '138', orgcode: '', roleid: 'r1', state: 'locked', ...page }),
  );
  await user.click(screen.getByRole('button', { name: '重置' }));
  await waitFor(() =>
    expect(lastInput(fake, LIST)).toEqual({ keyword: '', orgcode: '', roleid: '', state: '', ...page }),
  );
});

test('a new account needs user name, name and a mobile number of 11 digits before anything is sent', async () => {
  const { fake, user } = start();
  await user.click(await screen.findByRole('button', { name: '新建帐号' }));
  const panel = within(await screen.findByRole('dialog'));
  await user.type(await panel.findByRole('textbox', { name: '手机' }), '1380000');
  await user.click(panel.getByRole('button', { name: '保存' }));
  expect(await panel.findByText('请输入用户名')).toBeVisible();
  expect(panel.getByText('请输入姓名')).toBeVisible();
  expect(panel.getByText('请输入 11 位手机号')).toBeVisible();
  expect(fake.callsOf(SAVE)).toEqual([]);
});

test('a new account is sent with the vacant position that was chosen, and the list is read again', async () => {
  const { fake, user } = start();
  await user.click(await screen.findByRole('button', { name: '新建帐号' }));
  const panel = within(await screen.findByRole('dialog'));
  await user.type(await panel.findByRole('textbox', { name: '用户名' }), 'xin.ren');
  await user.type(panel.getByRole('textbox', { name: '姓名' }), '辛仁');
  await user.type(panel.getByRole('textbox', { name: '手机' }), '13600000001');
  await user.click(panel.getByRole('combobox', { name: '岗位' }));
  await user.click(await screen.findByTitle('渠道经理（苏州分部）'));
  expect(lastInput(fake, '/api/teapi/rolepermission/position/list')).toMatchObject({ positionids: ['post-9'] });
  expect(fake.callsOf('/api/teapi/rolepermission/position/list')[0]?.input).toMatchObject({ state: 'vacant' });
  await user.click(panel.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(lastInput(fake, SAVE)).toEqual({
      username: 'xin.ren',
      userinfoname: '辛仁',
      mobile: '13600000001',
      positionids: ['post-9'],
    }),
  );
  await waitFor(() => expect(fake.callsOf(LIST)).toHaveLength(2));
});

test('a user name of another company is reported at its field, and the input stays', async () => {
  const { fake, user } = start();
  fake.answer(SAVE, new AppError('service', '', { code: 'account.username_elsewhere' }));
  const panel = await openPanel(user, '编辑帐号 李娜', '李娜');
  const field = await panel.findByRole('textbox', { name: '用户名' });
  await user.clear(field);
  await user.type(field, 'gao.fei');
  await user.click(panel.getByRole('button', { name: '保存' }));
  expect(await panel.findByText('用户名已被其他企业的帐号使用，请换一个')).toBeVisible();
  expect(field).toHaveValue('gao.fei');
});

test('user name, name and mobile of a person of several companies cannot be changed, and the form says why', async () => {
  const { user } = start();
  const panel = await openPanel(user, '编辑帐号 王芳', '王芳');
  expect(await panel.findByText(/此人也属于其他企业/)).toBeVisible();
  for (const name of ['用户名', '姓名', '手机']) expect(panel.getByRole('textbox', { name })).toBeDisabled();
  expect(panel.getByRole('combobox', { name: '岗位' })).toBeEnabled();
});

test('the own account keeps the position in which its person works, and the last one', async () => {
  const { fake, user } = start();
  const panel = await openPanel(user, '编辑帐号 张伟', '张伟');
  await panel.findByText('销售总监（华东大区）');
  await user.click(panel.getByRole('combobox', { name: '岗位' }));
  await user.keyboard('{Backspace}');
  expect(await panel.findByText('不能移除自己的最后一个岗位')).toBeVisible();
  await user.click(await screen.findByTitle('渠道经理（苏州分部）'));
  await user.click(panel.getByRole('button', { name: '保存' }));
  expect(await panel.findByText('不能移除当前登录的岗位')).toBeVisible();
  expect(fake.callsOf(SAVE)).toEqual([]);
});

test('an account is disabled at once, and an undo enables it again', async () => {
  const { fake, user } = start();
  await press(user, '停用帐号 李娜', '李娜');
  await waitFor(() => expect(fake.undoNotices.map(({ text }) => text)).toEqual(['已停用 李娜']));
  expect(lastInput(fake, `${ACCOUNT}/disable`)).toEqual({ accountcodes: ['li.na'] });
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(lastInput(fake, `${ACCOUNT}/enable`)).toEqual({ accountcodes: ['li.na'] }));
  await waitFor(() => expect(fake.shown).toContainEqual({ tone: 'success', text: '已撤销' }));
});

test('the own account can be neither disabled nor deleted nor reset, and each says why', async () => {
  const { fake, user } = start();
  await press(user, '重置密码 张伟', '张伟');
  await press(user, '停用帐号 张伟', '张伟');
  await press(user, '删除帐号 张伟', '张伟');
  expect(fake.shown.map(({ text }) => text)).toEqual([
    '请在“修改密码”中修改自己的密码',
    '不能停用当前登录的帐号',
    '不能删除当前登录的帐号',
  ]);
  expect(screen.getByRole('checkbox', { name: '选择 张伟' })).toBeDisabled();
  expect(fake.callsOf(`${ACCOUNT}/disable`)).toEqual([]);
  expect(fake.asked).toEqual([]);
});

test('an undo after a bulk change takes back only what it changed, and the selection is cleared', async () => {
  const { fake, user } = start();
  fake.answer(`${ACCOUNT}/disable`, { accountcodes: ['li.na'] });
  await user.click(await screen.findByRole('checkbox', { name: '选择 李娜' }));
  await user.click(screen.getByRole('checkbox', { name: '选择 何平' }));
  await user.click(screen.getByRole('button', { name: '停用' }));
  await waitFor(() => expect(fake.undoNotices.map(({ text }) => text)).toEqual(['已停用 李娜']));
  expect(lastInput(fake, `${ACCOUNT}/disable`)).toEqual({ accountcodes: ['li.na', 'he.ping'] });
  expect(screen.queryByText('已选 2 条')).toBeNull();
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(lastInput(fake, `${ACCOUNT}/enable`)).toEqual({ accountcodes: ['li.na'] }));
});

test('a locked account can be unlocked', async () => {
  const { fake, user } = start();
  await press(user, '解锁帐号 钱多', '钱多');
  await waitFor(() => expect(lastInput(fake, `${ACCOUNT}/unlock`)).toEqual({ accountcodes: ['qian.duo'] }));
});

describe('resetting a password', () => {
  test('starts with the default password of the system settings, hidden, and is no draft', async () => {
    const { fake, user } = start();
    const panel = await openPanel(user, '重置密码 李娜', '李娜');
    const field = await panel.findByLabelText(/新密码/);
    expect(field).toHaveValue('888888');
    expect(field).toHaveAttribute('type', 'password');
    await user.clear(field);
    await user.type(field, '246810');
    expect(fake.isDirty).toBe(false);
    await user.click(panel.getByRole('button', { name: '重置密码' }));
    await waitFor(() => expect(lastInput(fake, RESET)).toEqual({ accountcodes: ['li.na'], newpassword: '246810' }));
    await waitFor(() => expect(fake.shown).toContainEqual({ tone: 'success', text: '已重置 1 个帐号的密码' }));
    expect(fake.drafts.kept.size).toBe(0);
    expect(JSON.stringify(fake.shown)).not.toContain('246810');
  });

  test('refuses other texts than 6 to 8 digits', async () => {
    const { fake, user } = start();
    const panel = await openPanel(user, '重置密码 李娜', '李娜');
    await user.clear(await panel.findByLabelText(/新密码/));
    await user.click(panel.getByRole('button', { name: '重置密码' }));
    expect(await panel.findByText('密码不能为空')).toBeVisible();
    await user.type(panel.getByLabelText(/新密码/), 'abc123');
    await user.click(panel.getByRole('button', { name: '重置密码' }));
    expect(await panel.findByText('密码格式错误')).toBeVisible();
    expect(fake.callsOf(RESET)).toEqual([]);
  });

  test('starts empty where the settings cannot be read', async () => {
    const { fake, user } = start();
    fake.answer(CONFIG, new AppError('service', '', { code: 'auth.function_not_held', status: 403 }));
    const panel = await openPanel(user, '重置密码 李娜', '李娜');
    expect(await panel.findByLabelText(/新密码/)).toHaveValue('');
  });

  test('of several accounts leaves out a person of several companies, and says so', async () => {
    const { fake, user } = start();
    await user.click(await screen.findByRole('checkbox', { name: '选择 李娜' }));
    await user.click(screen.getByRole('checkbox', { name: '选择 王芳' }));
    await user.click(screen.getByRole('button', { name: '重置密码' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText(/王芳：帐号也用于其他企业/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: '重置密码' }));
    await waitFor(() => expect(lastInput(fake, RESET)).toEqual({ accountcodes: ['li.na'], newpassword: '888888' }));
  });

  test('keeps the input when it is refused', async () => {
    const { fake, user } = start();
    fake.answer(RESET, new AppError('network', '', { code: 'errors.network' }));
    const panel = await openPanel(user, '重置密码 李娜', '李娜');
    await user.click(await panel.findByRole('button', { name: '重置密码' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(/网络链接错误/);
    expect(panel.getByLabelText(/新密码/)).toHaveValue('888888');
  });
});

test('one device or all of them are unbound after a question that names them', async () => {
  const { fake, user } = start();
  await user.click(await screen.findByRole('button', { name: '李娜 绑定的设备：2 台' }));
  const panel = within(await screen.findByRole('dialog', { name: '绑定设备 李娜' }));
  await user.click(await panel.findByRole('button', { name: '解绑 iPhone 16 · iOS 19' }));
  await waitFor(() =>
    expect(lastInput(fake, `${ACCOUNT}/unbind`)).toEqual({ accountcode: 'li.na', deviceids: ['d2'] }),
  );
  expect(fake.asked[0]?.title).toBe('解绑 李娜 的设备“iPhone 16 · iOS 19”？');
  await user.click(panel.getByRole('button', { name: '全部解绑' }));
  await waitFor(() =>
    expect(lastInput(fake, `${ACCOUNT}/unbind`)).toEqual({ accountcode: 'li.na', deviceids: ['d1', 'd2'] }),
  );
  expect(fake.asked[1]?.text).toContain('Chrome 142 · Windows、iPhone 16 · iOS 19');
});

test('an account is deleted after a question that names it', async () => {
  const { fake, user } = start();
  await press(user, '删除帐号 钱多', '钱多');
  await waitFor(() => expect(lastInput(fake, `${ACCOUNT}/delete`)).toEqual({ accountcodes: ['qian.duo'] }));
  expect(fake.asked[0]).toMatchObject({ title: '删除帐号“钱多（qian.duo）”？', isDanger: true });
});

test('an export has the filters of the list and no passwords; an import reads the list again when it has ended', async () => {
  const { fake, user } = start();
  await screen.findByText('李娜');
  await user.type(screen.getByLabelText('关键字'), '李{Enter}');
  await user.click(screen.getByRole('button', { name: '导出' }));
  expect(fake.exports[0]).toMatchObject({ service: { moCode: 'account', lgCode: 'export' }, input: { keyword: '李' } });
  expect(JSON.stringify(fake.exports[0]?.columns)).not.toMatch(/password|密码/);
  const count = fake.callsOf(LIST).length;
  await user.click(screen.getByRole('button', { name: '导入' }));
  expect(fake.imports[0]).toMatchObject({ service: { lgCode: 'import' }, templateKey: 'template-accounts' });
  await waitFor(() => expect(fake.callsOf(LIST).length).toBeGreaterThan(count));
});

test('a position that may only see accounts opens them for reading, and can change nothing', async () => {
  const refs = ['create', 'edit', 'delete', 'disable', 'resetpwd'];
  const { user } = start([
    { ref: 'accountmgr', code: '' },
    ...refs.map((ref) => ({ ref: `accountmgr/${ref}`, code: 'account.manage' })),
  ]);
  const panel = await openPanel(user, '查看帐号 李娜', '李娜');
  expect(await panel.findByText('区域经理（上海分部）、销售代表（杭州分部）')).toBeVisible();
  expect(panel.queryByRole('button', { name: '保存' })).toBeNull();
  const names = screen
    .queryAllByRole('button', { hidden: true })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
  expect(names.filter((name) => /新建|编辑|停用|重置密码|删除|导入|解锁/.test(name))).toEqual([]);
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
});

test('on a phone an account is found, disabled and reset from its card', async () => {
  const widen = narrowWindow();
  const { fake, user } = start();
  const list = within(await screen.findByRole('list', { name: '帐号列表' }));
  await list.findByText('李娜');
  expect(screen.queryByRole('button', { name: '导入' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '更多操作 李娜' }));
  await user.click(await screen.findByRole('menuitem', { name: '停用帐号 李娜' }));
  await waitFor(() => expect(lastInput(fake, `${ACCOUNT}/disable`)).toEqual({ accountcodes: ['li.na'] }));
  await user.click(screen.getByRole('button', { name: '更多操作 李娜' }));
  await user.click(await screen.findByRole('menuitem', { name: '重置密码 李娜' }));
  expect(await within(await screen.findByRole('dialog')).findByLabelText(/新密码/)).toHaveValue('888888');
  widen();
});
