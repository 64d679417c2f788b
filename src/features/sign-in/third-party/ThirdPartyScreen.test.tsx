import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { refuse } from '@/services/testing/fakeServer';
import { ServicesProvider } from '@/app-context/services';
import type { OAuthResponse } from './oauthCallback';
import { ThirdPartyScreen } from './ThirdPartyScreen';

const LOGIN = '/api/auth/authlogin';
const ACCOUNT_INFO = '/api/teapi/rolepermission/account/getaccountinfo';
const tenant = (code: string) => ({
  code,
  name: code === 'hd' ? '华东' : '南方',
  accountcode: `${code}-li.na`,
  productversionlist: [{ code: 'standard', name: '标准版', productcode: 'SFA' }],
});
const positions = [
  { positionid: 'p1', positionname: '经理', orgname: '上海' },
  { positionid: 'p2', positionname: '代表', orgname: '上海' },
];
const answer = (more: object = {}) => ({
  resp_data: {
    token: 't1',
    refreshtoken: 'r1',
    tokenexpires: Date.now() + 1e8,
    pwdExpireStatus: 1,
    tenants: [tenant('hd')],
    ...more,
  },
});
const OWN: OAuthResponse = { provider: 'worktalk', code: 'c1', error: '', isStartedHere: true };

interface Setting {
  response?: OAuthResponse | 'none';
  /** The answer of the server to the code. */
  login?: Parameters<ReturnType<typeof createTestServices>['server']['on']>[1];
}

async function setUp({ response = OWN, login = () => answer() }: Setting = {}) {
  const services = createTestServices();
  const { server } = services;
  server.on('/api/auth/choosetenant', () => ({ resp_data: 't2' }));
  server.on(LOGIN, login);
  server.on(ACCOUNT_INFO, ({ body, headers }) => {
    const { positionid } = body as { positionid: string };
    const held = headers.get('tecode') === 'nf' ? positions : positions.slice(0, 1);
    return { resp_data: { positionid, positions: held, functioncodes: ['order'] } };
  });
  await services.i18n.ready;
  await services.i18n.loadNamespaces('account');
  const handlers = {
    onSignedIn: jest.fn(),
    onUnlinked: jest.fn(),
    onStartAgain: jest.fn(async () => undefined),
    onLeave: jest.fn(),
  };
  const { unmount } = render(
    <ServicesProvider services={services}>
      <ThirdPartyScreen {...handlers} response={response === 'none' ? undefined : response} />
    </ServicesProvider>,
  );
  return { services, server, unmount, user: userEvent.setup(), ...handlers };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

afterEach(() => jest.useRealTimers());

describe('a sign-in started in this tab', () => {
  it('continues by itself with one request', async () => {
    const { services, server, onSignedIn } = await setUp();
    expect(screen.getByRole('heading', { name: '第三方登录' })).toHaveFocus();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(server.received(LOGIN).map(({ body }) => body)).toEqual([
      { provider: 'worktalk', code: 'c1', clienttypecode: '1' },
    ]);
    expect(services.session.get()?.user).toMatchObject({ tenantName: '华东', positionName: '经理' });
  });

  it('asks for tenant and position like any sign-in', async () => {
    const { services, user, onSignedIn } = await setUp({
      login: () => answer({ tenants: [tenant('hd'), tenant('nf')] }),
    });
    await user.click(await screen.findByRole('radio', { name: '南方 - 标准版' }));
    await press(user, '确定');
    await user.click(await screen.findByRole('radio', { name: '代表 (上海)' }));
    await press(user, '确定');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(services.session.get()?.user).toMatchObject({ tenantName: '南方', positionName: '代表' });
  });

  it('goes to the sign-in screen on Back from a question, because the code is used up', async () => {
    const { services, user, onLeave } = await setUp({ login: () => answer({ tenants: [tenant('hd'), tenant('nf')] }) });
    await screen.findByRole('dialog', { name: '选择租户和产品' });
    await press(user, '返回');
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(services.session.credentials()).toBeUndefined();
  });

  it('goes to the sign-in screen after an expired password was changed', async () => {
    const { server, onLeave } = await setUp({ login: () => answer({ pwdExpireStatus: 2 }) });
    server.on('/api/teapi/account/account/changepwd', () => ({ resp_data: true }));
    await screen.findByLabelText('新密码');
    jest.useFakeTimers();
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('旧密码', 'Atrium2026');
    type('新密码', 'Atrium2027');
    type('确认密码', 'Atrium2027');
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('修改成功，正在跳到登录页面...');
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('reports a person without an account', async () => {
    const { onUnlinked } = await setUp({ login: () => ({ resp_data: { bindtoken: 'b1', displayname: '新同事' } }) });
    await waitFor(() => expect(onUnlinked).toHaveBeenCalledWith({ bindToken: 'b1', displayName: '新同事' }));
  });

  it('drops the answer when the screen is closed', async () => {
    let settle: (value: { resp_data: unknown }) => void = () => undefined;
    const { server, services, unmount, onUnlinked, onSignedIn } = await setUp({
      login: () => new Promise((resolve) => (settle = resolve)),
    });
    await waitFor(() => expect(server.received(LOGIN)).toHaveLength(1));
    unmount();
    settle({ resp_data: { bindtoken: 'b1', displayname: '新同事' } });
    await new Promise((resolve) => setTimeout(resolve));
    expect([onUnlinked.mock.calls, onSignedIn.mock.calls]).toEqual([[], []]);
    expect(services.session.credentials()).toBeUndefined();
  });
});

describe('a sign-in started elsewhere', () => {
  const foreign = { ...OWN, isStartedHere: false };

  it('is confirmed before anything is sent', async () => {
    const { server, user, onSignedIn } = await setUp({ response: foreign });
    expect(screen.getByText('此登录不是从本页面发起的。如果不是您本人的操作，请返回登录。')).toBeInTheDocument();
    expect(server.received(LOGIN)).toHaveLength(0);
    await press(user, '继续');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(server.received(LOGIN)).toHaveLength(1);
  });

  it('may be declined', async () => {
    const { server, user, onLeave } = await setUp({ response: foreign });
    await press(user, '返回登录');
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(server.received(LOGIN)).toHaveLength(0);
  });
});

describe('a sign-in that fails', () => {
  it.each([
    ['a refusal by the person', { response: { ...OWN, code: '', error: 'access_denied' } }, '您拒绝了授权，没有登录。'],
    [
      'a failure of the third party',
      { response: { ...OWN, code: '', error: 'server_error' } },
      '第三方没有完成授权，请重试。',
    ],
    ['a spent code', { login: () => refuse(401, 'login.auth_code_invalid') }, '授权已失效，请重新授权'],
    ['no connection', { login: () => Promise.reject(new TypeError('Failed to fetch')) }, '网络链接错误'],
    ['an account without a tenant', { login: () => answer({ tenants: [] }) }, '帐号已停用'],
  ])('shows the reason and the next actions after %s', async (_what, setting, text) => {
    const { user, onLeave, onStartAgain, onSignedIn } = await setUp(setting);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(screen.getByRole('heading', { name: '第三方登录' })).toHaveFocus();
    await press(user, '重新授权');
    expect(onStartAgain).toHaveBeenCalledWith('worktalk');
    await press(user, '返回登录');
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('shows that the platform has no third parties, and why a new attempt failed', async () => {
    const { user, onStartAgain, services } = await setUp({ login: () => refuse(404) });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('此平台不提供该功能。'));
    onStartAgain.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await press(user, '重新授权');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(services.errors.text(new TypeError())));
  });

  it('shows only the way back when no third-party sign-in is in progress', async () => {
    const { user, server, onLeave } = await setUp({ response: 'none' });
    expect(screen.getByText('没有正在进行的第三方登录，请从登录页面重新开始。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重新授权' })).not.toBeInTheDocument();
    await press(user, '返回登录');
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(server.received(LOGIN)).toHaveLength(0);
  });
});
