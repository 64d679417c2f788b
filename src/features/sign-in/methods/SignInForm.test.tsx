import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { json, keptRedirect, refuse } from '@/services/testing/fakeServer';
import { ServicesProvider } from '@/app-context/services';
import { SignInScreen } from '../SignInScreen';

const SEND = '/api/auth/sendsmscode';
const tenant = {
  code: 'hd',
  name: '华东',
  accountcode: 'hd-li.na',
  productversionlist: [{ code: 'v', name: 'v', productcode: 'p' }],
};
const login = { token: 't', refreshtoken: 'r', pwdExpireStatus: 1, tenants: [tenant] };

async function setUp({ settings = {} }: { settings?: object } = {}) {
  const services = createTestServices();
  const { server } = services;
  server.on('/config.json', () => json(settings));
  server.on(SEND, () => ({ resp_data: { resendafter: 60 } }));
  server.on('/api/auth/smslogin', () => ({ resp_data: login }));
  server.on('/api/auth/qrcode', () => ({ resp_data: { qrcodeid: 'q', content: 'http://phone', expiresin: 120_000 } }));
  server.on('/api/auth/qrcodestate', () => ({ resp_data: { state: 'waiting' } }));
  server.on('/api/auth/verifyresetcode', () => ({ resp_data: { resettoken: 'reset-1' } }));
  server.on('/api/auth/resetpwd', () => ({ resp_data: true }));
  server.on('/api/auth/authorize', keptRedirect);
  server.on('/api/teapi/rolepermission/account/getaccountinfo', () => ({
    resp_data: { positions: [{ positionid: 'p1' }], functioncodes: ['f'] },
  }));
  await services.i18n.ready;
  const handlers = {
    onSignedIn: jest.fn(),
    onSubmit: jest.fn(),
    onThirdParty: jest.fn(() =>
      services.api.auth.authorizeUrl({ provider: 'worktalk', state: 's' }).then(() => undefined),
    ),
  };
  render(
    <ServicesProvider services={services}>
      <SignInScreen {...handlers} />
    </ServicesProvider>,
  );
  await pass(0);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const choose = async (method: string) => {
    await user.click(screen.getByRole('tab', { name: method }));
    await pass(0);
  };
  return { services, server, user, choose, ...handlers };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const field = (label: string) => screen.findByLabelText(label);

describe('the sign-in methods', () => {
  it('are chosen with the arrow keys, which wrap around', async () => {
    const { user, choose } = await setUp();
    await choose('密码登录');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: '扫码登录' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { name: '验证码登录' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: '验证码登录' })).toBeInTheDocument();
    expect(await field('手机号')).toHaveFocus();
  });

  it('keep the typed values while another method is shown', async () => {
    const { user, choose } = await setUp();
    await user.type(screen.getByLabelText('用户名'), 'li.na');
    await choose('验证码登录');
    await user.type(await field('手机号'), '138');
    await choose('密码登录');
    expect(screen.getByLabelText('用户名')).toHaveValue('li.na');
    await choose('验证码登录');
    expect(await field('手机号')).toHaveValue('138');
  });

  it('include the configured third parties', async () => {
    const { user, onThirdParty } = await setUp({ settings: { providers: [{ code: 'worktalk', name: '企业通' }] } });
    await user.click(await screen.findByRole('button', { name: '企业通' }));
    expect(onThirdParty).toHaveBeenCalledWith('worktalk');
  });

  it('offer a retry when one cannot be loaded', async () => {
    const { services, user, choose } = await setUp();
    const load = jest.spyOn(services.i18n, 'loadNamespaces').mockRejectedValueOnce(new Error('lost'));
    await choose('验证码登录');
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await field('手机号')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a platform without the calls beyond the specification', () => {
  const NOT_PROVIDED = '此平台不提供该功能。';

  async function bareSetUp() {
    const shown = await setUp({ settings: { providers: [{ code: 'worktalk', name: '企业通' }] } });
    const answer = new Response(JSON.stringify({ error_code: 'not_found', error_msg: 'No such call' }), {
      status: 404,
    });
    [
      SEND,
      '/api/auth/qrcode',
      '/api/auth/qrcodestate',
      '/api/auth/verifyresetcode',
      '/api/auth/resetpwd',
      '/api/auth/authorize',
    ].forEach((path) => shown.server.on(path, () => answer.clone()));
    shown.server.on('/api/auth/login', () => ({ resp_data: login }));
    return shown;
  }

  it('shows a message below the SMS code, keeps the number, and still signs in by password', async () => {
    const { user, choose, onSignedIn } = await bareSetUp();
    await choose('验证码登录');
    await user.type(await field('手机号'), '13800000002');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await pass(0);
    expect(screen.getByText(NOT_PROVIDED)).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('手机号')).toHaveValue('13800000002');
    await choose('密码登录');
    await user.type(screen.getByLabelText('用户名'), 'li.na');
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}');
    await pass(0);
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it('shows a message in place of the QR code', async () => {
    const { choose } = await bareSetUp();
    await choose('扫码登录');
    await pass(0);
    expect(screen.getByText(NOT_PROVIDED)).toHaveAttribute('role', 'alert');
  });

  it('shows a message in the form of a forgotten password and keeps the input', async () => {
    const { user } = await bareSetUp();
    await user.click(screen.getByRole('button', { name: '忘记密码？' }));
    await user.type(await field('企业名称'), '华东销售公司');
    await user.type(screen.getByLabelText('手机号'), '13800000002');
    await user.type(screen.getByLabelText('验证码'), '1234');
    await user.click(screen.getByRole('button', { name: '下一步' }));
    await pass(0);
    expect(screen.getByText(NOT_PROVIDED)).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('企业名称')).toHaveValue('华东销售公司');
  });

  it('shows a message and does not leave the sign-in screen for a third party', async () => {
    const { user } = await bareSetUp();
    await user.click(await screen.findByRole('button', { name: '企业通' }));
    await pass(0);
    expect(screen.getByText(NOT_PROVIDED)).toHaveAttribute('role', 'alert');
  });
});

describe('a code sent by SMS', () => {
  it('is sent to a mobile number, and again only after the waiting time of the server', async () => {
    const { server, user, choose } = await setUp();
    await choose('验证码登录');
    await user.type(await field('手机号'), '13800000002');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await pass(0);
    expect(server.received(SEND)[0]?.body).toEqual({ mobile: '13800000002', usage: 'login' });
    expect(screen.getByLabelText('验证码')).toHaveFocus();
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('验证码已发送至 13800000002');
    expect(screen.getByRole('button', { name: '60秒后重新获取' })).toBeDisabled();
    await pass(59_000);
    expect(screen.getByRole('button', { name: '1秒后重新获取' })).toBeDisabled();
    await pass(1_000);
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  it('signs in, also with spaces in the pasted number and code', async () => {
    const { server, user, choose, onSignedIn } = await setUp();
    await choose('验证码登录');
    await user.click(await field('手机号'));
    await user.paste('138 0000-0002');
    await user.type(screen.getByLabelText('验证码'), '1234{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(server.received('/api/auth/smslogin')[0]?.body).toEqual({
      mobile: '13800000002',
      smscode: '1234',
      clienttypecode: '1',
    });
  });

  it.each([
    ['', '', '请输入手机号', '请输入验证码'],
    ['12345678901', '123', '手机号格式不正确', '验证码为4位数字'],
    ['1380000000', 'abcd', '手机号格式不正确', '验证码为4位数字'],
  ])('marks the invalid number %j and code %j beside their fields', async (mobile, code, wrongMobile, wrongCode) => {
    const { server, user, choose } = await setUp();
    await choose('验证码登录');
    if (mobile) await user.type(await field('手机号'), mobile);
    if (code) await user.type(screen.getByLabelText('验证码'), code);
    await field('手机号');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription(wrongMobile);
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription(wrongCode);
    expect(server.received('/api/auth/smslogin')).toHaveLength(0);
  });

  it('shows its refusal and keeps the typed values', async () => {
    const { server, user, choose } = await setUp();
    server.on(
      '/api/auth/smslogin',
      () =>
        new Response(JSON.stringify({ error_code: 'login.sms_code_wrong', error_msg: '验证码错误' }), { status: 401 }),
    );
    await choose('验证码登录');
    await user.type(await field('手机号'), '13800000002');
    await user.type(screen.getByLabelText('验证码'), '9999{Enter}');
    await waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent('验证码错误'));
    expect(screen.getByLabelText('手机号')).toHaveValue('13800000002');
  });

  it('shows beside the number that it cannot be sent', async () => {
    const { server, user, choose } = await setUp();
    server.on(SEND, () => refuse(503));
    await choose('验证码登录');
    await user.type(await field('手机号'), '13800000002');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await pass(0);
    expect(screen.getByText('服务器繁忙。')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });
});

describe('a QR code', () => {
  it('is shown, scanned, and confirmed on the phone', async () => {
    const { server, choose, onSignedIn } = await setUp();
    await choose('扫码登录');
    await pass(0);
    expect(screen.getByRole('img', { name: '登录二维码' })).toBeInTheDocument();
    expect(screen.getByText('请使用手机客户端扫码登录')).toBeInTheDocument();
    server.on('/api/auth/qrcodestate', () => ({ resp_data: { state: 'scanned', username: '李娜' } }));
    await pass(2_000);
    expect(screen.getByText('李娜，已扫码，请在手机上确认')).toBeInTheDocument();
    server.on('/api/auth/qrcodestate', () => ({ resp_data: { state: 'confirmed', username: '李娜', login } }));
    await pass(2_000);
    await pass(0);
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it('can be refreshed when it has expired or was cancelled', async () => {
    const { server, user, choose } = await setUp();
    await choose('扫码登录');
    await pass(120_000);
    expect(screen.getByText('二维码已失效')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '刷新' }));
    await pass(0);
    expect(server.received('/api/auth/qrcode')).toHaveLength(2);
    server.on('/api/auth/qrcodestate', () => ({ resp_data: { state: 'cancelled' } }));
    await pass(2_000);
    expect(screen.getByText('已在手机上取消登录')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '刷新' })).toBeInTheDocument();
  });

  it('shows why the person may not sign in and offers another code', async () => {
    const { server, choose } = await setUp();
    server.on('/api/auth/qrcodestate', () => ({ resp_data: { state: 'confirmed', login: { ...login, tenants: [] } } }));
    await choose('扫码登录');
    await pass(2_000);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('帐号已停用');
    expect(screen.getByRole('button', { name: '刷新' })).toBeInTheDocument();
  });

  it('shows that the server cannot be reached and continues', async () => {
    const { server, choose } = await setUp();
    server.on('/api/auth/qrcodestate', () => Promise.reject(new TypeError('Failed to fetch')));
    await choose('扫码登录');
    await pass(2_000);
    expect(screen.getByText('连接服务器失败，正在重试…')).toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  const PATTERN = { checkpwdexp: '^(?=.*[A-Za-z])(?=.*\\d).+$', changepwdtip: '须同时包含字母和数字', encryptpwd: '1' };

  async function prove({ user }: Awaited<ReturnType<typeof setUp>>) {
    await user.click(screen.getByRole('button', { name: '忘记密码？' }));
    expect(await field('企业名称')).toHaveFocus();
    await user.type(screen.getByLabelText('企业名称'), '华东销售公司');
    await user.type(screen.getByLabelText('手机号'), '13800000002');
    await user.type(screen.getByLabelText('验证码'), '1234{Enter}');
    expect(await field('新密码')).toHaveFocus();
  }

  it('requires enterprise name, number and code', async () => {
    const { user, server } = await setUp();
    await user.click(screen.getByRole('button', { name: '忘记密码？' }));
    expect(await screen.findByText('也可以联系企业管理员重置登录密码。')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '下一步' }));
    expect(screen.getByLabelText('企业名称')).toHaveAccessibleDescription('请输入企业名称');
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入手机号');
    expect(server.received('/api/auth/verifyresetcode')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '返回登录' }));
    expect(screen.getByLabelText('密码')).toBeInTheDocument();
  });

  it('is replaced by a valid new one; after 2.5 seconds the sign-in form returns', async () => {
    const all = await setUp({ settings: PATTERN });
    const { user, server } = all;
    await user.type(screen.getByLabelText('用户名'), 'li.na');
    await user.type(screen.getByLabelText('密码'), 'forgotten');
    await prove(all);
    expect(server.received('/api/auth/verifyresetcode')[0]?.body).toEqual({
      business: '华东销售公司',
      mobile: '13800000002',
      smscode: '1234',
    });

    const save = () => user.click(screen.getByRole('button', { name: '保存' }));
    await save();
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('请输入密码');
    await user.type(screen.getByLabelText('新密码'), '12345');
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('请输入6~20位字符');
    await user.type(screen.getByLabelText('新密码'), '6');
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('须同时包含字母和数字');
    await user.type(screen.getByLabelText('新密码'), 'a');
    await user.type(screen.getByLabelText('确认密码'), '123456');
    expect(screen.getByLabelText('确认密码')).toHaveAccessibleDescription('两次输入密码不一致');
    await user.type(screen.getByLabelText('确认密码'), 'a');
    await save();
    await waitFor(() => expect(screen.getByText('修改成功，正在跳到登录页面...')).toBeInTheDocument());
    const sent = server.received('/api/auth/resetpwd')[0]?.body as { newpassword: string };
    expect(sent).toMatchObject({ resettoken: 'reset-1' });
    expect(sent.newpassword).toMatch(/^[0-9a-f]{64}$/);
    await pass(2_499);
    expect(screen.queryByLabelText('用户名')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByLabelText('用户名')).toHaveValue('li.na');
    expect(screen.getByLabelText('密码')).toHaveValue('');
  });

  it('shows the error of the server', async () => {
    const all = await setUp();
    all.server.on(
      '/api/auth/verifyresetcode',
      () =>
        new Response(
          JSON.stringify({ error_code: 'login.business_wrong', error_type: 600, error_msg: '企业名称错误' }),
          { status: 500 },
        ),
    );
    await all.user.click(screen.getByRole('button', { name: '忘记密码？' }));
    await all.user.type(await field('企业名称'), '某公司');
    await all.user.type(screen.getByLabelText('手机号'), '13800000002');
    await all.user.type(screen.getByLabelText('验证码'), '1234{Enter}');
    await waitFor(() => expect(screen.getByText('企业名称错误')).toBeInTheDocument());
    expect(screen.getByLabelText('企业名称')).toHaveValue('某公司');
  });

  it('returns to the identity form when the reset token has expired', async () => {
    const all = await setUp();
    all.server.on(
      '/api/auth/resetpwd',
      () =>
        new Response(JSON.stringify({ error_code: 'login.reset_expired', error_type: 600, error_msg: '验证已失效' }), {
          status: 500,
        }),
    );
    await prove(all);
    await all.user.type(screen.getByLabelText('新密码'), 'abc123');
    await all.user.type(screen.getByLabelText('确认密码'), 'abc123{Enter}');
    await waitFor(() => expect(screen.getByLabelText('企业名称')).toBeInTheDocument());
    expect(screen.getByText('验证已失效')).toBeInTheDocument();
  });
});
