import { AppError } from '@atrium/common/errors/appError';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { adminTexts } from '../../locales/admin';
import type { Account } from '../../api/accounts';
import type { OpenRecord } from '../../kit/RecordPanel';
import AccountManager, { texts } from './AccountManager';
import { AccountPanel } from './AccountPanel';
import { ResetPasswordPanel } from './ResetPasswordPanel';

const ACCOUNT = '/api/teapi/rolepermission/account';
const LIST = `${ACCOUNT}/list`;
const SAVE = `${ACCOUNT}/save`;
const RESET = `${ACCOUNT}/resetpwd`;
const POSITIONS = '/api/teapi/rolepermission/position/list';
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

type NativeFunctions = readonly { ref: string; code: string }[];
const ALL: NativeFunctions = ['accountmgr', 'systemmgr', 'rolemgr', 'positionmgr'].map((ref) => ({ ref, code: '' }));

type Prepare = (fake: ReturnType<typeof portalWith>) => void;
function start(nativeFunctions = ALL, Screen: ComponentType = AccountManager, prepare?: Prepare) {
  const fake = portalWith(adminTexts, texts, ERRORS);
  fake.session.set({ ...fake.session.get(), accountCode: 'own', positionId: 'post-1' });
  fake.nativeFunctions = nativeFunctions;
  fake.answer(LIST, { items: rows, itemcount: rows.length });
  fake.answer(`${ACCOUNT}/get`, ({ accountcode }: { accountcode: string }) =>
    rows.find((row) => row.accountcode === accountcode),
  );
  fake.answer('/api/teapi/rolepermission/role/list', {
    items: [{ roleid: 'r1', rolecode: 'manager', rolename: '区域经理' }],
    itemcount: 1,
  });
  fake.answer('/api/teapi/rolepermission/orgInst/list', [{ codepath: 'hd', orgname: '华东销售公司', children: [] }]);
  fake.answer(POSITIONS, ({ positionids }: { positionids?: string[] }) => {
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
  fake.answer(SAVE, { accountcode: 'li.na', version: 2 });
  fake.answer(`${ACCOUNT}/delete`, { deleted: 1 });
  for (const verb of ['unlock', 'resetpwd', 'unbind']) fake.answer(`${ACCOUNT}/${verb}`, {});
  prepare?.(fake);
  return { fake, ...renderScreen(Screen, fake, '/accountmgr') };
}
type Started = ReturnType<typeof start>;
const lastInput = (fake: Started['fake'], path: string) => fake.callsOf(path).at(-1)?.input;
/** Sets a whole text at once, because each key renders the form again. */
const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = (name: string, from: HTMLElement = document.body) =>
  fireEvent.click(within(from).getByText(name, { selector: 'button:not([aria-label]), button:not([aria-label]) *' }));
/** Chooses one of the options of a field. */
async function choose(field: HTMLElement, option: string) {
  fireEvent.mouseDown(field);
  fireEvent.click(await screen.findByTitle(option));
}

/** Presses an action of a row, which may be in its menu. */
async function pressAction(label: string, name: string) {
  await screen.findByLabelText(`打开帐号 ${name}`);
  if (!screen.queryByLabelText(label)) fireEvent.click(screen.getByLabelText(`更多操作 ${name}`));
  fireEvent.click(await screen.findByLabelText(label));
}
const select = async (...names: string[]) => {
  for (const name of names) fireEvent.click(await screen.findByLabelText(`选择 ${name}`));
};

/** Opens the form of a stored account, without the list. */
async function openForm(code: string, prepare?: Prepare) {
  const onClose = jest.fn();
  const open: OpenRecord = { mode: 'edit', id: code, name: code };
  const Form = () => <AccountPanel open={open} isOpen onClose={onClose} onReopen={() => undefined} />;
  const started = start(ALL, Form, prepare);
  await screen.findByLabelText(/^用户名/);
  return { ...started, onClose };
}
/** A field of the form, whose label ends with a mark when it is required. */
const textbox = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`), { selector: 'input' });

test('the list shows positions, state and devices, and of several positions the first and how many more', async () => {
  const { fake } = start();
  const row = within((await screen.findByRole('button', { name: '打开帐号 李娜' })).closest('tr') as HTMLElement);
  expect(row.getByText(/区域经理（上海分部）/)).toHaveTextContent('区域经理（上海分部） +1');
  expect(row.getByTitle('区域经理（上海分部）、销售代表（杭州分部）')).toBeVisible();
  expect(row.getByText('正常')).toBeVisible();
  expect(row.getByRole('button', { name: '李娜 绑定的设备：2 台' })).toBeVisible();
  expect(screen.getByText('已锁定')).toBeVisible();
  expect(screen.getByText('已停用')).toBeVisible();
  act(() => fake.language.set('en'));
  expect(row.getByText('区域经理 (上海分部)', { exact: false })).toHaveTextContent('区域经理 (上海分部) +1');
  expect(row.getByTitle('区域经理 (上海分部), 销售代表 (杭州分部)')).toBeVisible();
});

test('a search sends keyword, organisation, role and state; an emptied choice filters nothing', async () => {
  const { fake } = start();
  await screen.findByText('李娜');
  fill(screen.getByLabelText('关键字'), '138');
  await choose(screen.getByLabelText('角色'), '区域经理');
  await choose(screen.getByLabelText('状态'), '已锁定');
  press('查询');
  const page = { pageindex: 1, pagesize: 20 };
  await waitFor(() =>
    expect(lastInput(fake, LIST)).toEqual({ keyword: '138', orgcode: '', roleid: 'r1', state: 'locked', ...page }),
  );
  press('重置');
  await waitFor(() =>
    expect(lastInput(fake, LIST)).toEqual({ keyword: '', orgcode: '', roleid: '', state: '', ...page }),
  );
});

test('a new account needs user name, name and a mobile number of 11 digits, and is sent with the vacant position that was chosen', async () => {
  const { fake } = start();
  await screen.findByText('李娜');
  press('新建帐号');
  const panel = await screen.findByRole('dialog');
  await screen.findByLabelText(/^用户名/);
  fill(textbox('手机号'), '1380000');
  press('保存', panel);
  expect(await screen.findByText('请输入用户名')).toBeVisible();
  expect(screen.getByText('请输入姓名')).toBeVisible();
  expect(screen.getByText('请输入 11 位手机号')).toBeVisible();
  expect(fake.callsOf(SAVE)).toEqual([]);

  fill(textbox('用户名'), 'xin.ren');
  fill(textbox('姓名'), '辛仁');
  fill(textbox('手机号'), '13600000001');
  await choose(within(panel).getByLabelText('岗位'), '渠道经理（苏州分部）');
  expect(lastInput(fake, POSITIONS)).toMatchObject({ positionids: ['post-9'] });
  expect(fake.callsOf(POSITIONS)[0]?.input).toMatchObject({ state: 'vacant' });
  press('保存', panel);
  await waitFor(() =>
    expect(lastInput(fake, SAVE)).toEqual({
      username: 'xin.ren',
      userinfoname: '辛仁',
      mobile: '13600000001',
      positionids: ['post-9'],
      requestid: expect.any(String) as string,
    }),
  );
  await waitFor(() => expect(fake.callsOf(LIST)).toHaveLength(2));
});

test('a user name of another company is reported at its field, and the input stays', async () => {
  const { fake } = await openForm('li.na');
  fake.answer(SAVE, new AppError('service', '', { code: 'account.username_elsewhere' }));
  fill(textbox('用户名'), 'gao.fei');
  press('保存');
  expect(await screen.findByText('用户名已被其他企业的帐号使用，请换一个')).toBeVisible();
  expect(textbox('用户名')).toHaveValue('gao.fei');
});

test('an account that somebody else has changed meanwhile says what, with the names of the positions', async () => {
  const { fake, onClose } = await openForm('li.na');
  fake.answer(SAVE, ({ version }: { version: number }) =>
    version === 2 ? { accountcode: 'li.na' } : new AppError('service', 'x', { code: 'record.changed' }),
  );
  const changed = { version: 2, updateby: '张伟', positions: [REPRESENTATIVE, { ...MANAGER, positionid: 'post-7' }] };
  fake.answer(`${ACCOUNT}/get`, account('li.na', '李娜', changed));
  fill(textbox('姓名'), '李小娜');
  press('保存');
  const note = (await screen.findByText(/张伟 已于/)).closest('[role=alert]');
  expect(note).toHaveTextContent(
    '岗位：区域经理（上海分部）、销售代表（杭州分部） → 销售代表（杭州分部）、区域经理（上海分部）',
  );
  press('合并对方的修改，继续编辑');
  await waitFor(() => expect(textbox('姓名')).toBeEnabled());
  press('保存');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(lastInput(fake, SAVE)).toMatchObject({
    userinfoname: '李小娜',
    positionids: ['post-3', 'post-7'],
    version: 2,
  });
});

test('a person who may not read positions sees the names of those of the account', async () => {
  const refused = new AppError('service', '', { code: 'auth.function_not_held', status: 403 });
  await openForm('li.na', (fake) => fake.answer(POSITIONS, refused));
  expect(screen.getByText('区域经理（上海分部）')).toBeVisible();
  expect(screen.getByText('销售代表（杭州分部）')).toBeVisible();
});

test('user name, name and mobile of a person of several companies cannot be changed, and the form says why', async () => {
  await openForm('wang.fang');
  expect(screen.getByText(/此人也属于其他企业/)).toBeVisible();
  for (const name of ['用户名', '姓名', '手机号']) expect(textbox(name)).toBeDisabled();
  expect(screen.getByLabelText('岗位')).toBeEnabled();
});

test('the own account keeps the position in which its person works, and the last one', async () => {
  const { fake } = await openForm('own');
  await screen.findByText('销售总监（华东大区）');
  const field = screen.getByLabelText('岗位');
  fireEvent.keyDown(field, { key: 'Backspace', keyCode: 8 });
  expect(await screen.findByText('不能移除自己的最后一个岗位')).toBeVisible();
  await choose(field, '渠道经理（苏州分部）');
  press('保存');
  expect(await screen.findByText('不能移除当前登录的岗位')).toBeVisible();
  expect(fake.callsOf(SAVE)).toEqual([]);
});

test('an account is disabled at once; an undo, also of a bulk change, takes back only what it changed', async () => {
  const { fake } = start();
  await pressAction('停用帐号 李娜', '李娜');
  const holding = '已停用 李娜，其岗位仍由该帐号担任';
  await waitFor(() => expect(fake.undoNotices.map(({ text }) => text)).toEqual([holding]));
  expect(lastInput(fake, `${ACCOUNT}/disable`)).toEqual({ accountcodes: ['li.na'] });
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(lastInput(fake, `${ACCOUNT}/enable`)).toEqual({ accountcodes: ['li.na'] }));
  await waitFor(() => expect(fake.shown).toContainEqual({ tone: 'success', text: '已撤销' }));

  fake.answer(`${ACCOUNT}/disable`, { accountcodes: ['li.na'] });
  await select('李娜', '何平');
  press('停用');
  await waitFor(() => expect(fake.undoNotices.map(({ text }) => text)).toEqual([holding, holding]));
  expect(lastInput(fake, `${ACCOUNT}/disable`)).toEqual({ accountcodes: ['li.na', 'he.ping'] });
  expect(screen.queryByText('已选 2 条')).toBeNull();
  act(() => fake.undoNotices[1]?.undo());
  await waitFor(() => expect(fake.callsOf(`${ACCOUNT}/enable`)).toHaveLength(2));
  expect(lastInput(fake, `${ACCOUNT}/enable`)).toEqual({ accountcodes: ['li.na'] });
});

test('the undo for an account that was deleted meanwhile shows the refusal', async () => {
  const { fake } = start();
  await pressAction('停用帐号 李娜', '李娜');
  await waitFor(() => expect(fake.undoNotices).toHaveLength(1));
  fake.answer(`${ACCOUNT}/enable`, new AppError('service', '', { code: 'account.not_found', status: 404 }));
  act(() => fake.undoNotices[0]?.undo());
  await waitFor(() => expect(fake.shown).toEqual([{ tone: 'error', text: 'account.not_found' }]));
});

test('the own account can be neither disabled nor deleted nor reset, and each says why; a locked one can be unlocked', async () => {
  const { fake } = start();
  await pressAction('重置密码 张伟', '张伟');
  await pressAction('停用帐号 张伟', '张伟');
  await pressAction('删除帐号 张伟', '张伟');
  expect(fake.shown.map(({ text }) => text)).toEqual([
    '请在“修改密码”中修改自己的密码',
    '不能停用当前登录的帐号',
    '不能删除当前登录的帐号',
  ]);
  expect(screen.getByRole('checkbox', { name: '选择 张伟' })).toBeDisabled();
  expect(fake.callsOf(`${ACCOUNT}/disable`)).toEqual([]);
  expect(fake.asked).toEqual([]);
  await pressAction('解锁帐号 钱多', '钱多');
  await waitFor(() => expect(lastInput(fake, `${ACCOUNT}/unlock`)).toEqual({ accountcodes: ['qian.duo'] }));
});

describe('resetting a password', () => {
  const onClose = jest.fn();
  /** Opens the panel for one account, without the list. */
  async function openReset(prepare?: Prepare) {
    const account = { accountCode: 'li.na', username: 'li.na', name: '李娜', isShared: false } as Account;
    const Panel = () => <ResetPasswordPanel accounts={[account]} isOpen onClose={onClose} onReset={() => undefined} />;
    const { fake } = start(ALL, Panel, prepare);
    return { fake, field: await screen.findByLabelText(/新密码/) };
  }

  test('starts with the default password of the system settings, hidden, and is no draft', async () => {
    const { fake, field } = await openReset();
    expect(field).toHaveValue('888888');
    expect(field).toHaveAttribute('type', 'password');
    fill(field, '246810');
    expect(fake.isDirty).toBe(false);
    press('重置密码');
    await waitFor(() => expect(lastInput(fake, RESET)).toEqual({ accountcodes: ['li.na'], newpassword: '246810' }));
    await waitFor(() => expect(fake.shown).toContainEqual({ tone: 'success', text: '已重置 1 个帐号的密码' }));
    expect(onClose).toHaveBeenCalled();
    expect(fake.drafts.kept.size).toBe(0);
    expect(JSON.stringify(fake.shown)).not.toContain('246810');
  });

  test('refuses other texts than 6 to 8 digits', async () => {
    const { fake, field } = await openReset();
    fill(field, '');
    press('重置密码');
    expect(await screen.findByText('密码不能为空')).toBeVisible();
    fill(field, 'abc123');
    press('重置密码');
    expect(await screen.findByText('密码格式错误')).toBeVisible();
    expect(fake.callsOf(RESET)).toEqual([]);
  });

  test('starts empty where the settings cannot be read', async () => {
    const refused = new AppError('service', '', { code: 'auth.function_not_held', status: 403 });
    const { field } = await openReset((fake) => fake.answer(CONFIG, refused));
    expect(field).toHaveValue('');
  });

  test('keeps the input when it is refused', async () => {
    const { fake, field } = await openReset();
    fake.answer(RESET, new AppError('network', '', { code: 'errors.network' }));
    press('重置密码');
    expect(await screen.findByRole('alert')).toHaveTextContent(/网络链接错误/);
    expect(field).toHaveValue('888888');
  });

  test('of several accounts leaves out a person of several companies, and says so', async () => {
    const { fake } = start();
    await select('李娜', '王芳');
    press('重置密码');
    const panel = await screen.findByRole('dialog');
    expect(await screen.findByText(/王芳：帐号也用于其他企业/)).toBeVisible();
    expect(screen.getByText(/将重置 李娜（li.na）的密码/)).toBeVisible();
    press('重置密码', panel);
    await waitFor(() => expect(lastInput(fake, RESET)).toEqual({ accountcodes: ['li.na'], newpassword: '888888' }));
  });
});

test('one device or all of them are unbound after a question that names them', async () => {
  const { fake } = start();
  fireEvent.click(await screen.findByLabelText('李娜 绑定的设备：2 台'));
  fireEvent.click(await screen.findByLabelText('解绑 iPhone 16 · iOS 19'));
  expect(screen.getByRole('dialog', { name: '绑定设备 李娜' })).toBeVisible();
  await waitFor(() =>
    expect(lastInput(fake, `${ACCOUNT}/unbind`)).toEqual({ accountcode: 'li.na', deviceids: ['d2'] }),
  );
  expect(fake.asked[0]?.title).toBe('解绑 李娜 的设备“iPhone 16 · iOS 19”？');
  press('全部解绑');
  await waitFor(() =>
    expect(lastInput(fake, `${ACCOUNT}/unbind`)).toEqual({ accountcode: 'li.na', deviceids: ['d1', 'd2'] }),
  );
  expect(fake.asked[1]?.text).toContain('Chrome 142 · Windows、iPhone 16 · iOS 19');
});

test('an account is deleted after a question that names it, its positions, and what becomes of its sessions', async () => {
  const { fake } = start();
  await pressAction('删除帐号 王芳', '王芳');
  await waitFor(() =>
    expect(lastInput(fake, `${ACCOUNT}/delete`)).toEqual({ accountcodes: ['wang.fang'], versions: [1] }),
  );
  expect(fake.asked[0]).toMatchObject({
    title: '删除帐号“王芳（wang.fang）”？',
    text:
      '以下岗位将空缺：区域经理（上海分部）。已登录本企业的设备会立即退出登录。' +
      '王芳 也属于其他企业，只删除本企业的帐号。删除后无法恢复。',
    isDanger: true,
  });
});

test('an export has the filters of the list and no passwords; an import reads the list again when it has ended', async () => {
  const { fake } = start();
  await screen.findByText('李娜');
  fill(screen.getByLabelText('关键字'), '李');
  press('查询');
  await waitFor(() => expect(lastInput(fake, LIST)).toMatchObject({ keyword: '李' }));
  press('导出');
  expect(fake.exports[0]).toMatchObject({ service: { moCode: 'account', lgCode: 'export' }, input: { keyword: '李' } });
  expect(JSON.stringify(fake.exports[0]?.columns)).not.toMatch(/password|密码/);
  const count = fake.callsOf(LIST).length;
  press('导入');
  expect(fake.imports[0]).toMatchObject({ service: { lgCode: 'import' }, templateKey: 'template-accounts' });
  await waitFor(() => expect(fake.callsOf(LIST).length).toBeGreaterThan(count));
});

test('a position that may only see accounts opens them for reading, and can change nothing', async () => {
  const refs = ['create', 'edit', 'delete', 'disable', 'resetpwd'];
  start([
    { ref: 'accountmgr', code: '' },
    ...refs.map((ref) => ({ ref: `accountmgr/${ref}`, code: 'account.manage' })),
  ]);
  await pressAction('查看帐号 李娜', '李娜');
  const panel = within(await screen.findByRole('dialog'));
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
  const { fake } = start();
  const list = within(await screen.findByRole('list', { name: '帐号列表' }));
  await list.findByText('李娜');
  expect(screen.queryByRole('button', { name: '导入' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '更多操作 李娜' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '停用帐号 李娜' }));
  await waitFor(() => expect(lastInput(fake, `${ACCOUNT}/disable`)).toEqual({ accountcodes: ['li.na'] }));
  fireEvent.click(screen.getByRole('button', { name: '更多操作 李娜' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '重置密码 李娜' }));
  expect(await within(await screen.findByRole('dialog')).findByLabelText(/新密码/)).toHaveValue('888888');
  widen();
});
