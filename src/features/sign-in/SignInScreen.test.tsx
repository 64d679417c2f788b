import { createHash } from 'node:crypto';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from '@/common/store';
import type { Services } from '@/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { json, refuse } from '@/services/testing/fakeServer';
import { signIn } from '@/services/testing/signIn';
import { ServicesProvider } from '@/app-context/services';
import { SignInScreen } from './SignInScreen';

const ACCOUNT_INFO = '/api/teapi/rolepermission/account/getaccountinfo';
const version = (code: string, name: string) => ({ code, name, productcode: 'SFA' });
const tenant = (code: string, name: string, ...versions: object[]) => ({
  code,
  name,
  accountcode: `${code}-li.na`,
  productversionlist: versions,
  cloudserv: { storage: { provider: 'awss3', accesskeyid: 'key-1', accesskeysecret: 'secret' } },
});
const standard = version('standard', '标准版');
const position = (positionid: string, positionname: string) => ({ positionid, positionname, orgname: '上海' });

interface Setting {
  /** Kinds of data that the browser refuses to store. */
  unpersisted?: Services['unpersisted'];
  before?: (services: Services) => void;
  storage?: Record<string, string>;
  /** The answer for `config.json`; without it, the absence of the file is already known. */
  config?: () => Response | Promise<Response>;
}

async function setUp({ storage, config, before, unpersisted }: Setting = {}) {
  const created = createTestServices();
  const services = { ...created, unpersisted: unpersisted ?? created.unpersisted };
  Object.entries(storage ?? {}).forEach(([key, value]) => services.environment.storage.setItem(key, value));
  const { server } = services;
  if (config) server.on('/config.json', config);
  else await services.settings.load();
  server.on('/api/auth/login', () => ({
    resp_data: {
      token: 't1',
      refreshtoken: 'r1',
      tokenexpires: Date.now() + 1e8,
      pwdExpireStatus: 1,
      tenants: [tenant('hd', '华东', standard)],
    },
  }));
  server.on(ACCOUNT_INFO, () => ({
    resp_data: { positionid: 'p1', positions: [position('p1', '经理')], functioncodes: ['order'] },
  }));
  const onSignedIn = jest.fn();
  await services.i18n.ready;
  before?.(services);
  render(
    <ServicesProvider services={services}>
      <SignInScreen onThirdParty={jest.fn()} onSubmit={jest.fn()} onSignedIn={onSignedIn} />
    </ServicesProvider>,
  );
  const user = userEvent.setup();
  const enter = async (name = 'li.na', password = 'Atrium2026') => {
    await user.type(screen.getByLabelText('用户名'), name);
    await user.type(screen.getByLabelText('密码'), `${password}{Enter}`);
  };
  return { services, server, onSignedIn, user, enter };
}

it.each([
  [
    'and that unsaved input is kept',
    [],
    '您已在其他标签页退出登录。 未提交的内容如未删除，重新登录并打开原来的页面即可恢复。',
  ],
  ['but no input where the browser keeps none', ['drafts'], '您已在其他标签页退出登录。'],
] as const)('says once that the person has signed out in another tab, %s', async (_what, refused, text) => {
  const { services } = await setUp({
    unpersisted: createStore(refused),
    before: ({ session }) => session.signOutReason.set({ kind: 'elsewhere' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(services.session.signOutReason.get()).toBeUndefined();
});

describe('signing in', () => {
  it('focuses the name, submits on Enter, and stores the session', async () => {
    const { services, server, onSignedIn, enter } = await setUp();
    expect(screen.getByLabelText('用户名')).toHaveFocus();
    await enter();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(server.received('/api/auth/login')[0]?.body).toEqual({
      username: 'li.na',
      password: 'Atrium2026',
      clienttypecode: '1',
    });
    expect(services.session.get()?.user).toMatchObject({ tenantName: '华东', positionName: '经理' });
    expect(services.records.read('cloudserv')).toEqual({ storage: { provider: 'awss3', accesskeyid: 'key-1' } });
  });

  it('is sent once', async () => {
    const { server, enter } = await setUp();
    server.on('/api/auth/login', () => new Promise(() => undefined));
    await enter();
    expect(await screen.findByRole('button', { name: '正在登录…' })).toBeDisabled();
    expect(screen.getByLabelText('用户名')).toHaveValue('li.na');
  });

  it('marks missing values beside their fields', async () => {
    const { server, user } = await setUp();
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription('请输入用户名');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    expect(server.received('/api/auth/login')).toHaveLength(0);
  });

  it('shows that the password is wrong and keeps the typed values', async () => {
    const { server, enter } = await setUp();
    server.on('/api/auth/login', () => refuse(401, 'login.wrong_password'));
    await enter('li.na', 'nope');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('密码错误'));
    expect(screen.getByLabelText('用户名')).toHaveValue('li.na');
    expect(screen.getByLabelText('密码')).toHaveValue('nope');
  });

  it.each([
    [
      'a locked account',
      () => refuse(401, 'login.contact_admin'),
      '请联系企业系统管理员 此帐号目前无法登录，通常是已被锁定',
    ],
    [
      'an account without a company',
      () => ({ resp_data: { token: 't1', refreshtoken: 'r1', pwdExpireStatus: 1, tenants: [] } }),
      '帐号已停用 登录信息正确，但此帐号没有可用的企业',
    ],
  ])('explains below the refusal of %s what to do', async (_who, answer, text) => {
    const { server, enter } = await setUp();
    server.on('/api/auth/login', answer);
    await enter();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  });

  it.each([
    ['without a position', { positions: [], functioncodes: ['order'] }, '帐号已停用 登录信息正确，但此帐号没有岗位'],
    [
      'whose position has no permissions',
      { positions: [position('p1', '经理')], functioncodes: [] },
      '岗位未关联权限组 登录信息正确，但您的岗位没有权限',
    ],
  ])('explains below the refusal of an account %s what to do', async (_who, info, text) => {
    const { server, enter } = await setUp();
    server.on(ACCOUNT_INFO, () => ({ resp_data: info }));
    await enter();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  });

  it('shows a lost connection', async () => {
    const { server, enter } = await setUp();
    server.on('/api/auth/login', () => Promise.reject(new TypeError('Failed to fetch')));
    await enter();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('网络链接错误'));
  });

  it('shows an error for an answer with an unknown shape', async () => {
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
        <SignInScreen onThirdParty={jest.fn()} onSubmit={jest.fn()} onSignedIn={jest.fn()} />
      </ServicesProvider>,
    );
  };

  it('is shown on the sign-in screen, once', async () => {
    const services = createTestServices();
    services.server.on('/api/teapi/any', () => refuse(401));
    signIn(services, {}, { token: 't', refreshToken: '' });
    await expect(services.http.post('/api/teapi/any')).rejects.toMatchObject({ kind: 'auth' });
    const { unmount } = await open(services);
    expect(screen.getByRole('alert')).toHaveTextContent('登录已失效，请重新登录。');
    unmount();
    await open(services);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('is not shown after a sign-out', async () => {
    const services = createTestServices();
    signIn(services);
    services.session.signOut();
    await open(services);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('the password field', () => {
  it('shows and hides the password', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');
  });

  it('warns while Caps Lock is on', async () => {
    const { user } = await setUp();
    await user.click(screen.getByLabelText('密码'));
    await user.keyboard('{CapsLock}A');
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('大写锁定已打开');
  });
});

describe('remember me', () => {
  it('stores the name for the next visit, never the password', async () => {
    const { services, onSignedIn, enter, user } = await setUp();
    await user.click(screen.getByLabelText('记住我'));
    await enter();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(services.records.read('atrium.loginmemory')).toEqual({
      business: '',
      username: 'li.na',
      password: '',
      lang: 'zh-CN',
      host: '',
    });
    expect(services.environment.storage.getItem('atrium.loginmemory')).not.toContain('Atrium2026');
  });

  it('fills in the stored name and focuses the password', async () => {
    await setUp({ storage: { 'atrium.loginmemory': '{"username":"li.na"}' } });
    expect(screen.getByLabelText('用户名')).toHaveValue('li.na');
    expect(screen.getByLabelText('密码')).toHaveFocus();
  });
});

describe('several products', () => {
  it('are listed by tenant and product; a choice is required', async () => {
    const { server, onSignedIn, enter, user } = await setUp();
    server.on('/api/auth/login', () => ({
      resp_data: {
        token: 't1',
        refreshtoken: 'r1',
        pwdExpireStatus: 1,
        tenants: [tenant('hd', '华东', standard), tenant('nf', '南方', standard)],
      },
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
      accountcode: 'nf-li.na',
      tenantcode: 'nf',
      productcode: 'SFA',
      productversioncode: 'standard',
    });
    expect(server.received(ACCOUNT_INFO)[0]?.headers.get('token')).toBe('t2');
    expect(server.received(ACCOUNT_INFO)[0]?.headers.get('tecode')).toBe('nf');
  });
});

describe('several positions', () => {
  it('are listed by name and organisation, and Back returns to the form with the typed values', async () => {
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

describe('the next sign-in on this device', () => {
  const LAST = { accountCode: 'nf-li.na', tenantCode: 'nf', productCode: 'SFA', productVersionCode: 'standard' };
  const storage = { 'atrium.lastchoices': JSON.stringify([{ ...LAST, positionId: 'p2' }]) };

  it('preselects the product and the position of the last one, so that Enter is enough', async () => {
    const { server, services, onSignedIn, enter, user } = await setUp({ storage });
    server.on('/api/auth/login', () => ({
      resp_data: {
        token: 't1',
        refreshtoken: 'r1',
        pwdExpireStatus: 1,
        tenants: [tenant('hd', '华东', standard), tenant('nf', '南方', standard)],
      },
    }));
    server.on('/api/auth/choosetenant', () => ({ resp_data: 't2' }));
    server.on(ACCOUNT_INFO, ({ body }) => {
      const { positionid } = body as { positionid: string };
      const positions = [position('p1', '经理'), position('p2', '代表')];
      return { resp_data: { positionid, positions, functioncodes: positionid ? ['order'] : [] } };
    });
    await enter();
    expect(await screen.findByRole('radio', { name: '南方 - 标准版' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '南方 - 标准版' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('radio', { name: '代表 (上海)' })).toBeChecked();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(services.session.get()?.user).toMatchObject({ tenantCode: 'nf', positionId: 'p2' });
  });

  it('preselects nothing that was chosen by another account', async () => {
    const { server, enter } = await setUp({ storage });
    server.on(ACCOUNT_INFO, () => ({
      resp_data: { positions: [position('p1', '经理'), position('p2', '代表')], functioncodes: [] },
    }));
    await enter();
    expect(await screen.findByRole('radio', { name: '代表 (上海)' })).not.toBeChecked();
  });

  it('remembers codes only, one set for each account', async () => {
    const { services, onSignedIn, enter } = await setUp({ storage });
    await enter();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(services.records.read('atrium.lastchoices')).toEqual([
      { ...LAST, accountCode: 'hd-li.na', tenantCode: 'hd', positionId: 'p1' },
      { ...LAST, positionId: 'p2' },
    ]);
  });
});

it('changes the language at once and stores it', async () => {
  const { services, user } = await setUp();
  await user.selectOptions(screen.getByLabelText('语言'), 'en');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(services.environment.storage.getItem('atrium.language')).toBe('en');
});

it('keeps the language and says so when the texts of another one cannot be loaded', async () => {
  const { services, user } = await setUp();
  jest.spyOn(services.i18n, 'setLanguage').mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await user.selectOptions(screen.getByLabelText('语言'), 'en');
  expect(await screen.findByText('语言包加载失败，请重试。')).toHaveAttribute('role', 'alert');
  expect(screen.getByLabelText('语言')).toHaveValue('zh-CN');
  await user.selectOptions(screen.getByLabelText('语言'), 'zh-TW');
  expect(await screen.findByRole('heading', { name: '登入' })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('語言包載入失敗');
});

describe('the deployment’s configuration', () => {
  const LOGIN = '/api/auth/login';
  const CHANGE = '/api/teapi/account/account/changepwd';
  const down = () => refuse(503);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  afterEach(() => jest.useRealTimers());

  /** Types a name and a password and presses the button, while the clock stands still. */
  async function submit(password = 'Atrium2026') {
    fireEvent.change(screen.getByLabelText('用户名'), { target: { value: 'li.na' } });
    fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    await pass(0);
  }

  it('is optional: without it the password is sent as the specification says by default', async () => {
    const { server, onSignedIn, enter } = await setUp({
      config: () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    });
    await enter();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
    expect(server.received(LOGIN)[0]?.body).toMatchObject({ password: 'Atrium2026' });
  });

  it('is awaited: after two failures the sign-in follows it, and no password is sent before', async () => {
    jest.useFakeTimers();
    const answers = [down, down, () => json({ encryptpwd: '1' })];
    const { server, onSignedIn } = await setUp({ config: () => (answers.shift() ?? down)() });
    await submit();
    await pass(1999);
    expect(screen.getByRole('button', { name: '正在登录…' })).toBeDisabled();
    expect(server.received(LOGIN)).toHaveLength(0);
    await pass(100);
    const [login] = server.received(LOGIN);
    expect(login?.body).toMatchObject({ password: createHash('sha256').update('Atrium20267').digest('hex') });
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it('that cannot be loaded is reported; no password is sent, the typed values stay, and submitting tries again', async () => {
    jest.useFakeTimers();
    let answer = down;
    const { server, onSignedIn } = await setUp({ config: () => answer() });
    await submit();
    await pass(6000);
    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法读取系统配置，请稍后重试。');
    expect(server.received(LOGIN)).toHaveLength(0);
    expect(screen.getByLabelText('用户名')).toHaveValue('li.na');
    expect(screen.getByLabelText('密码')).toHaveValue('Atrium2026');
    answer = () => json({});
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    await pass(100);
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it('does not delay the form; the third parties appear below it later', async () => {
    let answer: (config: Response) => void = () => undefined;
    await setUp({ config: () => new Promise((resolve) => (answer = resolve)) });
    const button = screen.getByRole('button', { name: '登录' });
    expect(screen.queryByRole('group', { name: '其他登录方式' })).not.toBeInTheDocument();
    const before = screen.getByRole('main').querySelectorAll('*').length;
    await act(async () => answer(json({ providers: [{ code: 'worktalk', name: '企业通' }] })));
    const group = await screen.findByRole('group', { name: '其他登录方式' });
    expect(button.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(group).toBe(group.parentElement?.lastElementChild);
    expect(screen.getByRole('main').querySelectorAll('*')).toHaveLength(
      before + 1 + group.querySelectorAll('*').length,
    );
  });

  it.each([
    ['in clear', 'Welcome888'],
    ['as a hash', `sha256:${createHash('sha256').update('Welcome888').digest('hex')}`],
  ])(
    'may hold the initial password %s, which must then be changed without typing it again',
    async (_how, initpassword) => {
      const { server, user, onSignedIn, enter } = await setUp({
        config: () => json({ forcechangepwd: 1, initpassword }),
      });
      server.on(CHANGE, () => ({ resp_data: true }));
      await enter('chen.jing', 'Welcome888');
      await user.type(await screen.findByLabelText('新密码'), 'Atrium2027');
      expect(screen.queryByLabelText('旧密码')).not.toBeInTheDocument();
      await user.type(screen.getByLabelText('确认密码'), 'Atrium2027{Enter}');
      await waitFor(() =>
        expect(server.received(CHANGE)[0]?.body).toEqual({ oldpassword: 'Welcome888', newpassword: 'Atrium2027' }),
      );
      expect(server.received(LOGIN)[0]?.body).toMatchObject({ password: 'Welcome888' });
      expect(onSignedIn).not.toHaveBeenCalled();
    },
  );

  it('does not accept the hash of the initial password as the password', async () => {
    const initpassword = `sha256:${createHash('sha256').update('Welcome888').digest('hex')}`;
    const { onSignedIn, enter } = await setUp({ config: () => json({ forcechangepwd: 1, initpassword }) });
    await enter('chen.jing', initpassword);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  });
});
