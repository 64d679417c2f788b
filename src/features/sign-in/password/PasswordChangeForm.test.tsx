import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { json, refuse } from '@/services/testing/fakeServer';
import { signIn } from '@/services/testing/signIn';
import { ServicesProvider } from '@/app-context/services';
import { PasswordChangeForm } from './PasswordChangeForm';

const CHANGE = '/api/teapi/account/account/changepwd';
const HINT = '须同时包含字母和数字';

interface Setting {
  initialPassword?: string;
  /** During a sign-in there is no session yet. */
  isSigningIn?: boolean;
  settings?: Record<string, unknown>;
  /** The first request to fetch the configuration fails. */
  isSettingsLate?: boolean;
}

async function setUp({ initialPassword, isSigningIn = false, settings = {}, isSettingsLate = false }: Setting = {}) {
  const services = createTestServices();
  const { server, session, i18n } = services;
  const config = { checkpwdexp: '(?=.*[A-Za-z])(?=.*\\d)', changepwdtip: HINT, ...settings };
  server.on('/config.json', ({ path }) =>
    isSettingsLate && server.received(path).length === 1 ? refuse(503) : json(config),
  );
  server.on(CHANGE, () => ({ resp_data: true }));
  if (isSigningIn) session.begin({ token: 'pending', refreshToken: '' });
  else signIn(services);
  await i18n.ready;
  await i18n.loadNamespaces('account');
  const onChanged = jest.fn();
  const onDirty = jest.fn();
  const { unmount } = render(
    <ServicesProvider services={services}>
      <PasswordChangeForm initialPassword={initialPassword} onChanged={onChanged} onDirty={onDirty} />
    </ServicesProvider>,
  );
  await waitFor(() => expect(services.settings.get() !== undefined).toBe(!isSettingsLate));
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const fill = async (typed: Partial<Record<'旧密码' | '新密码' | '确认密码', string>>) => {
    for (const [label, value] of Object.entries(typed)) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
    }
  };
  const save = () => user.click(screen.getByRole('button', { name: '保存' }));
  return { services, server, onDirty, onChanged, unmount, user, fill, save };
}

const GOOD = { 旧密码: 'Atrium2026', 新密码: 'Atrium2027', 确认密码: 'Atrium2027' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('typed values count as unsaved until they are sent or reset', async () => {
  const { user, onDirty, fill, save } = await setUp();
  await fill({ 旧密码: 'a' });
  expect(onDirty.mock.lastCall).toEqual([true]);
  await user.click(screen.getByRole('button', { name: '重置' }));
  expect(onDirty.mock.lastCall).toEqual([false]);
  await fill(GOOD);
  await save();
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(onDirty.mock.calls).toEqual([[false], [true], [false], [true], [false]]);
});

describe('the password form', () => {
  it('focuses the first field, and each password can be shown on its own', async () => {
    const { user } = await setUp();
    expect(screen.getByLabelText('旧密码')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '显示新密码' }));
    expect(screen.getByLabelText('新密码')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('确认密码')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: '隐藏新密码' }));
    expect(screen.getByLabelText('新密码')).toHaveAttribute('type', 'password');
  });

  it('shows the rule before there is a problem', async () => {
    await setUp();
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription(HINT);
  });

  it('clears fields and messages on Reset', async () => {
    const { user, fill, save } = await setUp();
    await fill({ 旧密码: 'short', 新密码: 'Atrium2027' });
    await save();
    await user.click(screen.getByRole('button', { name: '重置' }));
    ['旧密码', '新密码', '确认密码'].forEach((label) => {
      expect(screen.getByLabelText(label)).toHaveValue('');
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'false');
    });
    expect(screen.getByLabelText('旧密码')).toHaveFocus();
  });
});

describe('a problem', () => {
  it.each([
    ['nothing was typed', {}, { 旧密码: '请输入密码', 新密码: '请输入密码', 确认密码: '请输入密码' }],
    ['a password is too short', { ...GOOD, 新密码: 'abc12', 确认密码: 'abc12' }, { 新密码: '请输入6~20位字符' }],
    [
      'a password is too long',
      { ...GOOD, 新密码: 'a1'.repeat(11), 确认密码: 'a1'.repeat(11) },
      { 新密码: '请输入6~20位字符' },
    ],
    [
      'the new password is the old one',
      { 旧密码: 'Atrium2026', 新密码: 'Atrium2026', 确认密码: 'Atrium2026' },
      { 新密码: '新密码与旧密码不能相同' },
    ],
    ['the repeat is another one', { ...GOOD, 确认密码: 'Atrium2028' }, { 确认密码: '两次输入密码不一致' }],
    ['the pattern is not met', { ...GOOD, 新密码: 'abcdefgh', 确认密码: 'abcdefgh' }, { 新密码: HINT }],
  ])('is shown beside its field, and nothing is sent, when %s', async (_what, typed, problems) => {
    const { server, fill, save } = await setUp();
    await fill(typed);
    await save();
    Object.entries(problems).forEach(([label, text]) =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text),
    );
    expect(screen.getByLabelText(Object.keys(problems)[0] ?? '')).toHaveFocus();
    expect(server.received(CHANGE)).toHaveLength(0);
  });

  it('is shown when the pattern is loaded by the second attempt only', async () => {
    const { server, fill, save } = await setUp({ isSettingsLate: true });
    await fill({ ...GOOD, 新密码: 'abcdefgh', 确认密码: 'abcdefgh' });
    await save();
    await pass(500);
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription(HINT);
    expect(server.received(CHANGE)).toHaveLength(0);
  });
});

describe('the change', () => {
  it('locks the form, shows the success, and reports it once after 2.5 s', async () => {
    const { server, onChanged, fill, save } = await setUp();
    await fill(GOOD);
    await save();
    await pass(10);
    expect(server.received(CHANGE)[0]?.body).toEqual({ oldpassword: 'Atrium2026', newpassword: 'Atrium2027' });
    expect(screen.getByRole('status')).toHaveTextContent('修改成功, 请重新登录...');
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '重置' })).toBeDisabled();
    expect(screen.getByLabelText('新密码')).toHaveAttribute('readonly');
    await pass(2400);
    expect(onChanged).not.toHaveBeenCalled();
    await pass(100);
    expect(onChanged).toHaveBeenCalledTimes(1);
    await pass(5000);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('is reported at once when the form is closed earlier', async () => {
    const { onChanged, unmount, fill, save } = await setUp();
    await fill(GOOD);
    await save();
    await pass(10);
    unmount();
    expect(onChanged).toHaveBeenCalledTimes(1);
    await pass(5000);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('is not reported when the form is closed without a change', async () => {
    const { onChanged, unmount } = await setUp();
    unmount();
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('sends the known initial password during a sign-in', async () => {
    const { server, user, save } = await setUp({ isSigningIn: true, initialPassword: 'Welcome888' });
    expect(screen.queryByLabelText('旧密码')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重置' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('新密码'), 'Atrium2027');
    await user.type(screen.getByLabelText('确认密码'), 'Atrium2027');
    await save();
    await pass(10);
    expect(server.received(CHANGE)[0]?.body).toEqual({ oldpassword: 'Welcome888', newpassword: 'Atrium2027' });
    expect(server.received(CHANGE)[0]?.headers.get('token')).toBe('pending');
    expect(screen.getByRole('status')).toHaveTextContent('修改成功，正在跳到登录页面...');
  });

  it('sends both passwords encrypted when the configuration says so', async () => {
    const { server, fill, save } = await setUp({ settings: { encryptpwd: '1' } });
    await fill(GOOD);
    await save();
    await pass(10);
    const { oldpassword, newpassword } = server.received(CHANGE)[0]?.body as Record<string, string>;
    expect([oldpassword, newpassword]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    expect(oldpassword).not.toBe(newpassword);
  });

  it('is sent once when it is submitted twice', async () => {
    const { server, user, fill, save } = await setUp();
    server.on(CHANGE, () => new Promise(() => undefined));
    await fill(GOOD);
    await save();
    expect(screen.getByRole('button', { name: '正在保存…' })).toBeDisabled();
    await user.type(screen.getByLabelText('确认密码'), '{Enter}');
    await pass(10);
    expect(server.received(CHANGE)).toHaveLength(1);
  });
});

describe('a failure', () => {
  it.each([
    ['of the server', () => refuse(500, 'login.wrong_password', 600), '密码错误'],
    ['of a busy server', () => refuse(503), '服务器繁忙。'],
    ['of an expired token', () => refuse(401), '登录已失效，请重新登录。'],
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch')), '网络链接错误'],
  ])('%s is shown, and the typed values stay', async (_what, answer, text) => {
    const { server, services, onChanged, fill, save } = await setUp({ isSigningIn: true });
    server.on(CHANGE, answer);
    await fill(GOOD);
    await save();
    await pass(10);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    Object.entries(GOOD).forEach(([label, value]) => expect(screen.getByLabelText(label)).toHaveValue(value));
    expect(screen.getByRole('button', { name: '保存' })).toBeEnabled();
    expect(services.session.isSigningIn()).toBe(true);
    await pass(5000);
    expect(onChanged).not.toHaveBeenCalled();
  });
});
