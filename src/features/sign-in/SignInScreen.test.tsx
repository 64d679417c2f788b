import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { refuse } from '@/services/testing/fakeServer';
import { signIn } from '@/services/testing/signIn';
import { ServicesProvider } from '@/workspace/services-context/ServicesProvider';
import { SignInScreen } from './SignInScreen';

const ACCOUNT_INFO = '/api/teapi/rolepermission/account/getaccountinfo';
const version = (code: string, name: string) => ({ code, name, productcode: 'SFA' });
const tenant = (code: string, name: string, ...versions: object[]) => ({
  code, name, accountcode: `${code}-li.na`, productversionlist: versions,
  cloudserv: { storage: { provider: 'awss3', accesskeyid: 'key-1', accesskeysecret: 'secret' } },
});
const standard = version('standard', '标准版');
const position = (positionid: string, positionname: string) => ({ positionid, positionname, orgname: '上海' });

async function setUp({ storage }: { storage?: Record<string, string> } = {}) {
  const services = createTestServices();
  Object.entries(storage ?? {}).forEach(([key, value]) => services.environment.storage.setItem(key, value));
  const { server } = services;
  server.on('/api/auth/settings', () => ({ resp_data: {} }));
  server.on('/api/auth/login', () => ({
    resp_data: { token: 't1', refreshtoken: 'r1', tokenexpires: Date.now() + 1e8, pwdExpireStatus: 1, tenants: [tenant('hd', '华东', standard)] },
  }));
  server.on(ACCOUNT_INFO, () => ({
    resp_data: { positionid: 'p1', positions: [position('p1', '经理')], functioncodes: ['order'] },
  }));
  const onSignedIn = jest.fn();
  await services.i18n.ready;
  render(
    <ServicesProvider services={services}>
      <SignInScreen PasswordChangeForm={() => null} onThirdParty={jest.fn()} onSignedIn={onSignedIn} />
    </ServicesProvider>,
  );
  const user = userEvent.setup();
  const enter = async (name = 'li.na', password = 'Atrium2026') => {
    await user.type(screen.getByLabelText('用户名'), name);
    await user.type(screen.getByLabelText('密码'), `${password}{Enter}`);
  };
  return { services, server, onSignedIn, user, enter };
}

describe('signing in', () => {
  it('begins in the name field, takes Enter, and leads on with a stored session', async () => {
    const { services, server, onSignedIn, enter } = await setUp();
    expect(screen.getByLabelText('用户名')).toHaveFocus();
    await enter();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(server.received('/api/auth/login')[0]?.body).toEqual({ username: 'li.na', password: 'Atrium2026', clienttypecode: '1' });
    expect(services.session.get()?.user).toMatchObject({ tenantName: '华东', positionName: '经理' });
    expect(services.records.read('cloudserv')).toEqual({ storage: { provider: 'awss3', accesskeyid: 'key-1' } });
  });

  it('cannot be sent twice', async () => {
    const { server, enter } = await setUp();
    server.on('/api/auth/login', () => new Promise(() => undefined));
    await enter();
    expect(await screen.findByRole('button', { name: '正在登录…' })).toBeDisabled();
    expect(screen.getByLabelText('用户名')).toHaveValue('li.na');
  });

  it('says what is missing, beside the field', async () => {
    const { server, user } = await setUp();
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription('请输入用户名');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    expect(server.received('/api/auth/login')).toHaveLength(0);
  });

  it('says that the password is wrong and keeps what was entered', async () => {
    const { server, enter } = await setUp();
    server.on('/api/auth/login', () => refuse(401, 'login.wrong_password'));
    await enter('li.na', 'nope');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('密码错误'));
    expect(screen.getByLabelText('用户名')).toHaveValue('li.na');
    expect(screen.getByLabelText('密码')).toHaveValue('nope');
  });

  it('says so when there is no connection', async () => {
    const { server, enter } = await setUp();
    server.on('/api/auth/login', () => Promise.reject(new TypeError('Failed to fetch')));
    await enter();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('网络链接错误'));
  });

  it('survives an answer of another shape', async () => {
    const { server, enter } = await setUp();
    server.on('/api/auth/login', () => ({ resp_data: { tenants: 'none' } }));
    await enter();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('服务器返回的数据无法识别'));
  });
});

describe('a session that the server has ended', () => {
  const open = async (services: ReturnType<typeof createTestServices>) => {
    await services.i18n.ready;
    return render(
      <ServicesProvider services={services}>
        <SignInScreen PasswordChangeForm={() => null} onThirdParty={jest.fn()} onSignedIn={jest.fn()} />
      </ServicesProvider>,
    );
  };

  it('is said on the sign-in screen, once', async () => {
    const services = createTestServices();
    services.server.on('/api/auth/settings', () => ({ resp_data: {} }));
    services.server.on('/api/teapi/any', () => refuse(401));
    signIn(services, {}, { token: 't', refreshToken: '' });
    await expect(services.http.post('/api/teapi/any')).rejects.toMatchObject({ kind: 'auth' });
    const { unmount } = await open(services);
    expect(screen.getByRole('alert')).toHaveTextContent('登录已失效，请重新登录。');
    unmount();
    await open(services);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('is not said to a person who has signed out', async () => {
    const services = createTestServices();
    services.server.on('/api/auth/settings', () => ({ resp_data: {} }));
    signIn(services);
    services.session.signOut();
    await open(services);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('the password field', () => {
  it('shows and hides what is typed', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');
  });

  it('tells when Caps Lock is on', async () => {
    const { user } = await setUp();
    await user.click(screen.getByLabelText('密码'));
    await user.keyboard('{CapsLock}A');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('大写锁定已打开');
  });
});

describe('remember me', () => {
  it('keeps the name for the next visit, never the password', async () => {
    const { services, onSignedIn, enter, user } = await setUp();
    await user.click(screen.getByLabelText('记住我'));
    await enter();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(services.records.read('atrium.loginmemory')).toEqual({
      business: '', username: 'li.na', password: '', lang: 'zh-CN', host: '',
    });
    expect(services.environment.storage.getItem('atrium.loginmemory')).not.toContain('Atrium2026');
  });

  it('offers the name again and begins in the password field', async () => {
    await setUp({ storage: { 'atrium.loginmemory': '{"username":"li.na"}' } });
    expect(screen.getByLabelText('用户名')).toHaveValue('li.na');
    expect(screen.getByLabelText('密码')).toHaveFocus();
  });
});

describe('several products', () => {
  it('are offered by tenant and product; one must be chosen', async () => {
    const { server, onSignedIn, enter, user } = await setUp();
    server.on('/api/auth/login', () => ({
      resp_data: { token: 't1', refreshtoken: 'r1', pwdExpireStatus: 1, tenants: [tenant('hd', '华东', standard), tenant('nf', '南方', standard)] },
    }));
    server.on('/api/auth/choosetenant', () => ({ resp_data: 't2' }));
    await enter();
    expect(await screen.findByRole('dialog', { name: '选择租户和产品' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请选择租户和产品');
    await user.click(screen.getByRole('radio', { name: '南方 - 标准版' }));
    await user.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(server.received('/api/auth/choosetenant')[0]?.body).toEqual({
      accountcode: 'nf-li.na', tenantcode: 'nf', productcode: 'SFA', productversioncode: 'standard',
    });
    expect(server.received(ACCOUNT_INFO)[0]?.headers.get('token')).toBe('t2');
    expect(server.received(ACCOUNT_INFO)[0]?.headers.get('tecode')).toBe('nf');
  });
});

describe('several positions', () => {
  it('are offered by name and organisation, and Back returns to the form with what was entered', async () => {
    const { server, services, onSignedIn, enter, user } = await setUp();
    server.on(ACCOUNT_INFO, ({ body }) => {
      const { positionid } = body as { positionid: string };
      const positions = [position('p1', '经理'), position('p2', '代表')];
      return { resp_data: { positionid, positions, functioncodes: positionid ? ['order'] : [] } };
    });
    await enter();
    await screen.findByRole('dialog', { name: '选择岗位' });
    expect(screen.getByRole('radio', { name: '经理 (上海)' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '返回' }));
    expect(screen.getByLabelText('用户名')).toHaveValue('li.na');
    await user.click(screen.getByRole('button', { name: '登录' }));
    await user.click(await screen.findByRole('radio', { name: '代表 (上海)' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(services.session.get()?.user).toMatchObject({ positionId: 'p2', positionName: '代表' });
  });
});

it('speaks the chosen language at once and remembers it', async () => {
  const { services, user } = await setUp();
  await user.selectOptions(screen.getByLabelText('语言'), 'en');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(services.environment.storage.getItem('atrium.language')).toBe('en');
});
