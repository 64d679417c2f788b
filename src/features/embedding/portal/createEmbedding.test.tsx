import { AppError } from '@/common/errors/appError';
import type { Target } from '@/routes/destination';
import type { Services } from '@/services';
import { signIn as signInPerson } from '@/services/testing/signIn';
import { NO_TABS } from '@/workspace/tabs/tabReducers';
import { attach, NONCE, PARTNER, setUpFrame, settle } from './testFrame';
import type { Message } from './testFrame';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const step = ({ embedding }: ReturnType<typeof setUpFrame>) => embedding.state.get().step;

it('signs in with the token of the partner, in the tenant and position that it names, and opens its route', async () => {
  const set = setUpFrame();
  set.connect({ data: { options: { route: '/undeal', position: 'p2', lang: 'en' } } });
  await set.enter();
  expect(set.received[0]).toEqual({ type: 'accepted', version: 1, nonce: NONCE });
  expect(set.received[1]).toMatchObject({ type: 'call', method: 'getToken', params: { reason: 'signIn' } });
  expect(set.services.i18n.language.get()).toBe('en');
  await set.answer({ token: 'abc', expiresAt: 9_000, tenant: 'hd' });
  expect(set.deps.signInByLink).toHaveBeenCalledWith(
    {
      tokens: { token: 'abc', refreshToken: '', expiresAt: 9_000 },
      tenantCode: 'hd',
      productCode: '',
      positionId: 'p2',
    },
    '/undeal',
    expect.any(Function),
  );
});

it.each([
  ['a language', { lang: 'fr' }, 'lang is no language of the portal'],
  ['a route', { route: 'undeal' }, 'route is not a path of the portal, such as /undeal'],
  ['a position', { position: 1234 }, 'position is not the id of a position'],
  ['a height', { height: '100%' }, 'height is neither auto nor fill'],
])('starts without %s that is wrong, and tells the partner so', async (_what, options, message) => {
  const set = setUpFrame();
  set.connect({ data: { options } });
  await set.enter();
  expect(set.received.slice(0, 2)).toEqual([
    { type: 'accepted', version: 1, nonce: NONCE },
    { type: 'event', name: 'error', detail: { code: 'badOption', message } },
  ]);
  await set.answer({ token: 'abc' });
  expect(set.deps.signInByLink).toHaveBeenCalledWith(expect.anything(), '/', expect.any(Function));
});

it('takes options that are null for missing ones', async () => {
  const set = setUpFrame();
  set.connect({ data: { options: { lang: null, route: null, position: null, height: null } } });
  await set.enter();
  expect(set.received.map(({ type, name }) => name ?? type)).toEqual(['accepted', 'call']);
});

it('answers the request also when it came before the configuration was read, and only once', async () => {
  const set = setUpFrame();
  set.connect();
  set.connect();
  await set.enter();
  expect(set.received.filter(({ type }) => type === 'accepted')).toHaveLength(1);
});

describe('a page that is not the partner’s', () => {
  it.each([
    ['its origin is not listed', {}, { origin: 'https://evil.example' }],
    ['its origin is a part of a listed one', {}, { origin: `${PARTNER}.evil.example` }],
    ['its origin has another port', {}, { origin: `${PARTNER}:8443` }],
    ['nobody is listed', { embedOrigins: [] }, {}],
  ])('is refused when %s, and gets no more than that word', async (_why, configuration, change) => {
    const set = setUpFrame(configuration);
    set.connect(change);
    await set.enter();
    expect(set.received).toEqual([{ type: 'refused', reason: 'origin' }]);
    expect(step(set)).toBe('refused');
  });

  it.each([
    ['it is another window', { source: {} }],
    ['it does not know the nonce', { data: { nonce: 'guessed' } }],
    ['its message has another type', { data: { type: 'connect' } }],
  ])('is not heard when %s', async (_why, change) => {
    const set = setUpFrame();
    set.connect(change);
    await set.enter();
    await jest.advanceTimersByTimeAsync(14_999);
    expect(step(set)).toBe('connecting');
    await jest.advanceTimersByTimeAsync(1);
    expect(set.received).toEqual([]);
    expect(step(set)).toBe('unconnected');
  });

  it('is refused when there is no common version', async () => {
    const set = setUpFrame();
    set.connect({ data: { versions: [2, 3] } });
    await set.enter();
    expect(set.received).toEqual([{ type: 'refused', reason: 'version' }]);
  });
});

const events = ({ received }: ReturnType<typeof setUpFrame>, name: string) =>
  received.filter((each) => each.name === name).map(({ detail }) => detail);
const questions = ({ received }: ReturnType<typeof setUpFrame>) =>
  received.filter(({ method }) => method === 'getToken');

it.each([
  ['no token', null, []],
  ['something else', { tocken: 'abc' }, ['token']],
  ['an empty token', { token: '' }, ['token']],
  ['a token without an end', { token: 'a'.repeat(9_000) }, ['token']],
  ['a number', 7, ['the answer']],
  ['a tenant that is no text', { token: 'abc', tenant: 5 }, ['tenant']],
])('requires a sign-in when the partner answers with %s, and names what is wrong', async (_what, value, wrong) => {
  const set = setUpFrame();
  set.connect();
  await set.enter();
  await set.answer(value);
  expect(set.embedding.state.get()).toEqual({ step: 'authRequired', reason: 'noToken', isAfterWork: false });
  expect(set.received.at(-1)).toEqual({ type: 'event', name: 'authRequired', detail: { reason: 'noToken' } });
  expect(set.deps.signInByLink).not.toHaveBeenCalled();
  expect(events(set, 'error')).toEqual(
    wrong.map((field) => ({ code: 'badToken', message: expect.stringContaining(`${field} is wrong`) as string })),
  );
});

it.each([
  ['as a text', '1795000000000', 'is of the type string'],
  ['in seconds', 1_795_000_000, 'is in seconds'],
  ['in the past', 999_999_999_999, 'is in the past'],
])('an expiry %s is named and not used', async (_how, expiresAt, problem) => {
  const set = setUpFrame();
  set.deps.now.mockReturnValue(1_790_000_000_000);
  set.connect();
  await set.enter();
  await set.answer({ token: 'abc', expiresAt });
  expect(set.deps.signInByLink.mock.calls[0]?.[0]).toMatchObject({ tokens: { token: 'abc', refreshToken: '' } });
  expect(JSON.stringify(set.deps.signInByLink.mock.calls)).not.toContain('expiresAt');
  expect(events(set, 'error')).toEqual([
    { code: 'badToken', message: expect.stringContaining(`expiresAt ${problem}`) as string },
  ]);
});

it('fields that are null count as missing', async () => {
  const set = setUpFrame();
  set.connect();
  await set.enter();
  await set.answer({ token: 'abc', expiresAt: null, openToken: null, tenant: null, product: null });
  expect(set.deps.signInByLink).toHaveBeenCalledTimes(1);
  expect(events(set, 'error')).toEqual([]);
});

it('requires a sign-in when getToken throws, and asks anew on request', async () => {
  const set = setUpFrame();
  set.connect();
  await set.enter();
  await set.reply({ error: { code: 'noToken', message: 'getToken has failed' } });
  expect(events(set, 'authRequired')).toEqual([{ reason: 'noToken' }]);
  expect(events(set, 'error')).toEqual([{ code: 'noToken', message: 'getToken has failed' }]);
  set.embedding.signIn();
  await set.answer({ token: 'abc' });
  expect(questions(set)).toHaveLength(2);
  expect(set.deps.signInByLink).toHaveBeenCalledTimes(1);
});

it('requires a sign-in when getToken has not settled after 20 seconds, and asks anew on request', async () => {
  const set = setUpFrame();
  set.connect();
  await set.enter();
  await jest.advanceTimersByTimeAsync(19_999);
  expect(step(set)).toBe('asking');
  await jest.advanceTimersByTimeAsync(1);
  expect(events(set, 'authRequired')).toEqual([{ reason: 'noToken' }]);
  expect(events(set, 'error')).toEqual([{ code: 'noToken', message: 'getToken has not answered' }]);
  set.embedding.signIn();
  await set.answer({ token: 'abc' });
  expect(set.deps.signInByLink).toHaveBeenCalledTimes(1);
});

it('asks again when the person presses the button', async () => {
  const set = setUpFrame();
  set.connect();
  await set.enter();
  await set.answer(null);
  set.embedding.signIn();
  await set.answer({ token: 'abc' });
  expect(set.deps.signInByLink).toHaveBeenCalledTimes(1);
});

describe('the screen of the frame after a sign-in', () => {
  async function signedIn(options: Message = {}) {
    const set = setUpFrame();
    set.connect({ data: { options } });
    await set.enter();
    await set.answer({ token: 'abc', tenant: 'zzz' });
    return set;
  }

  it('says that the token was refused, and tells the partner why, in which tenant and position', async () => {
    const set = await signedIn({ position: 'p9' });
    const [, , onFailed] = set.deps.signInByLink.mock.calls[0] as [unknown, unknown, (error: AppError) => void];
    onFailed(new AppError('service', 'x', { code: 'login.account_disabled' }));
    await set.enter();
    expect(set.embedding.state.get()).toMatchObject({ step: 'authRequired', reason: 'refused' });
    const message = "The sign-in with the partner's token was refused (tenant zzz, position p9): 帐号已停用";
    expect(events(set, 'error')).toEqual([{ code: 'signIn', message }]);
  });

  it('says that the person has gone back from a choice, which is no failure', async () => {
    const set = await signedIn();
    await set.enter();
    expect(events(set, 'authRequired')).toEqual([{ reason: 'signedOut' }]);
    expect(events(set, 'error')).toEqual([]);
  });

  it.each([
    ['the platform has ended the session', (session: Services['session']) => session.expire(), 'ended'],
    ['the person has signed out', (session: Services['session']) => session.signOut(), 'signedOut'],
  ])('tells the reason when %s', async (_why, end, reason) => {
    const set = await signedIn();
    signInPerson(set.services);
    attach(set).stop();
    end(set.services.session);
    await set.enter();
    expect(set.embedding.state.get()).toEqual({ step: 'authRequired', reason, isAfterWork: true });
  });

  it('has room with the height auto, before the workspace and after it', async () => {
    const set = await signedIn({ height: 'auto' });
    expect(events(set, 'resize')).toEqual([{ height: 600 }]);
    attach(set).stop();
    await set.enter();
    expect(events(set, 'resize').length).toBeGreaterThan(1);
  });
});

describe('a configuration that cannot be read', () => {
  it('is read again', async () => {
    const set = setUpFrame();
    set.services.server.on('/config.json', () => new Response('', { status: 503 }));
    set.connect();
    await set.enter();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(step(set)).toBe('failed');
    set.services.server.on('/config.json', () => new Response(JSON.stringify({ embedOrigins: [PARTNER] })));
    await set.enter();
    expect(step(set)).toBe('asking');
  });
});

/** An open tab; its title is a text key. */
const tab = (key = '/undeal', title = 'common.retry', target: Target = { kind: 'home' }) =>
  ({ key, name: 'a', title, viewId: `v${key.slice(1)}`, target, changeRoute: true }) as never;

describe('the workspace', () => {
  async function shown() {
    const set = setUpFrame();
    set.connect();
    await set.enter();
    await set.answer({ token: 'abc', expiresAt: 5_000 });
    const workspace = attach(set);
    const call = async (method: string, params: unknown) => {
      set.partner.postMessage({ type: 'call', id: 50, method, params });
      await settle();
      return set.received.at(-1);
    };
    return { ...set, ...workspace, call };
  }

  it('is announced, in the theme of the address', async () => {
    const { received, theme } = await shown();
    expect(received).toContainEqual({ type: 'event', name: 'ready', detail: { version: 1 } });
    expect(theme.change).toHaveBeenCalledWith({ mode: 'dark' });
  });

  it('has the theme that was chosen since, where another one follows', async () => {
    const { stop, theme, ...set } = await shown();
    theme.preference.set({ mode: 'light' });
    stop();
    expect(attach(set).theme.change.mock.calls).toEqual([[{ mode: 'light' }]]);
  });

  it('opens the pages that the partner asks for', async () => {
    const { call, navigation } = await shown();
    await call('navigate', { route: '/page?pagecode=orders' });
    await call('openTab', { route: '/undeal', title: '待办' });
    expect(navigation.openRoute.mock.calls).toEqual([
      ['/page?pagecode=orders', undefined, null],
      ['/undeal', '待办', null],
    ]);
  });

  it('closes the dialogs first, and opens nothing where the person keeps the input of one', async () => {
    const { call, navigation, state } = await shown();
    state.set({ ...state.get(), layers: ['a', 'b'].map((id) => ({ id, over: null })) });
    await call('navigate', { route: '/undeal' });
    expect(state.get().layers).toEqual([]);
    expect(navigation.openRoute).toHaveBeenCalledTimes(1);
    state.set({ ...state.get(), layers: [{ id: 'kept', over: null }] });
    expect(await call('navigate', { route: '/flow' })).toMatchObject({ error: { code: 'kept' } });
    expect(navigation.openRoute).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another host', '//evil.example'],
    ['another host behind a backslash', '/\\evil.example'],
    ['another origin', 'https://evil.example'],
    ['a route without a slash', 'undeal'],
    ['nothing', ''],
    ['a number', 7],
    ['a route without an end', `/${'a'.repeat(2_000)}`],
  ])('opens no page for %s', async (_what, route) => {
    const { call, navigation } = await shown();
    expect(await call('navigate', { route })).toMatchObject({ error: { code: 'badRequest' } });
    expect(navigation.openRoute).not.toHaveBeenCalled();
  });

  it.each(['constructor', '__proto__', 'eval', 'getToken'])('has no call %s', async (method) => {
    const { call } = await shown();
    expect(await call(method, {})).toMatchObject({ error: { code: 'unknownCall' } });
  });

  it('changes language and theme, and says whether it may be left', async () => {
    const { call, services, theme } = await shown();
    await call('setLang', { lang: 'zh-Hant' });
    expect(services.i18n.language.get()).toBe('zh-TW');
    expect(await call('setLang', { lang: 'tlh' })).toMatchObject({ error: { code: 'badRequest' } });
    await call('setTheme', { theme: 'light' });
    expect(theme.change).toHaveBeenLastCalledWith({ mode: 'light' });
    expect(await call('canLeave', {})).toMatchObject({ value: false });
  });

  it('cannot be used after it has ended, and may then be left', async () => {
    const { call, stop } = await shown();
    stop();
    expect(await call('navigate', { route: '/undeal' })).toMatchObject({ error: { code: 'notReady' } });
    expect(await call('canLeave', {})).toMatchObject({ value: true });
  });

  it('has no page for an unknown address or a screen before the workspace', async () => {
    const { call, navigation } = await shown();
    for (const route of ['/x', '/login', '/preview'])
      expect(await call('navigate', { route })).toMatchObject({ error: { code: 'notFound' } });
    expect(navigation.openRoute).not.toHaveBeenCalled();
  });

  it('says that the person may not open a page', async () => {
    const { call, navigation } = await shown();
    navigation.openRoute.mockRejectedValue(new AppError('user', '没有权限'));
    expect(await call('navigate', { route: '/rolemgr' })).toMatchObject({ error: { code: 'denied' } });
  });

  it.each([
    ['says that no more tabs can be opened, where the person sees them', 'tabs', [], 'tabLimit', undefined],
    ['closes the oldest page without input, where no tabs are in sight', 'none', ['v1'], undefined, '/2'],
  ])('%s', async (_what, chrome, unsaved, code, closed) => {
    const { call, state, closeTab } = await shown();
    const tabs = Array.from({ length: 8 }, (_each, index) => tab(`/${index}`));
    // The first tab is home; the last one was used last.
    const recent = ['/7', '/6', '/5', '/4', '/3', '/2', '/1', '/0'];
    state.set({ ...state.get(), layout: { chrome }, unsaved, tabs: { ...NO_TABS, tabs, activeKey: '/7', recent } });
    expect(await call('navigate', { route: '/undeal' })).toEqual({
      type: 'result',
      id: 50,
      ...(code === undefined ? {} : { error: expect.objectContaining({ code }) as object }),
    });
    expect(closeTab.mock.calls.flat()).toEqual(closed === undefined ? [] : [closed]);
  });

  it('asks the person once where the partner asks twice at the same time', async () => {
    const { partner, received, canLeave, navigation } = await shown();
    let answerPerson: (mayLeave: boolean) => void = () => undefined;
    canLeave.mockImplementation(() => new Promise((resolve) => (answerPerson = resolve)));
    partner.postMessage({ type: 'call', id: 60, method: 'canLeave', params: {} });
    partner.postMessage({ type: 'call', id: 61, method: 'navigate', params: { route: '/undeal' } });
    await settle();
    expect(navigation.openRoute).not.toHaveBeenCalled();
    answerPerson(false);
    await settle();
    const results = received.filter(({ type }) => type === 'result');
    expect(results).toEqual([
      { type: 'result', id: 60, value: false },
      { type: 'result', id: 61, error: expect.objectContaining({ code: 'kept' }) as object },
    ]);
    expect(navigation.openRoute).not.toHaveBeenCalled();
  });

  it('is not blocked by a partner that calls without a pause', async () => {
    const { partner, received, theme } = await shown();
    theme.change.mockClear();
    for (let id = 100; id < 1_100; id += 1)
      partner.postMessage({ type: 'call', id, method: 'setTheme', params: { theme: 'dark' } });
    await settle();
    expect(theme.change.mock.calls.length).toBeLessThanOrEqual(30);
    expect(received.find(({ id }) => id === 1_099)).toMatchObject({ error: { code: 'busy' } });
  });

  it('announces the title of the page in front in the new language', async () => {
    const { received, state, call } = await shown();
    state.set({ ...state.get(), tabs: { ...NO_TABS, tabs: [tab()], activeKey: '/undeal' } });
    await call('setLang', { lang: 'en' });
    const titles = received.filter(({ name }) => name === 'titleChanged').map(({ detail }) => detail);
    expect(titles.slice(-2)).toEqual([{ title: '重试' }, { title: 'Try again' }]);
  });

  it('announces unsaved input', async () => {
    const { received, state } = await shown();
    state.set({ ...state.get(), unsaved: ['view-1'] });
    expect(received.at(-1)).toEqual({ type: 'event', name: 'dirtyChanged', detail: { isDirty: true } });
  });

  it('asks for another token before the present one ends, announces that once, and renews the session with it', async () => {
    const { embedding, received, answer, deps } = await shown();
    deps.renewByLink.mockResolvedValue({ token: 'new', refreshToken: '' });
    const renewed = Promise.all(
      [1, 2].map(() => embedding.renewToken({ token: 'abc', refreshToken: '', expiresAt: 5_000 }, 'expiring')),
    );
    await settle();
    expect(received.filter(({ name }) => name === 'tokenExpiring')).toEqual([
      { type: 'event', name: 'tokenExpiring', detail: { expiresAt: 5_000 } },
    ]);
    expect(received.filter(({ params }) => JSON.stringify(params) === '{"reason":"expiring"}')).toHaveLength(1);
    await answer({ token: 'fresh' });
    await expect(renewed).resolves.toHaveLength(2);
    expect(deps.renewByLink.mock.calls[0]).toEqual([
      expect.objectContaining({ tokens: expect.objectContaining({ token: 'fresh' }) }),
    ]);
  });

  it('asks for another token in time also while nothing is called', async () => {
    const set = await shown();
    const expiresAt = Date.now() + 60 * 60_000;
    signInPerson(set.services, {}, { token: 'abc', refreshToken: '', expiresAt });
    await jest.advanceTimersByTimeAsync(14 * 60_000);
    expect(events(set, 'tokenExpiring')).toEqual([]);
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(events(set, 'tokenExpiring')).toEqual([{ expiresAt }]);
    expect(questions(set).at(-1)?.params).toEqual({ reason: 'expiring' });
  });

  const OLD = { token: 'abc', refreshToken: '' };

  it('says that a token was refused', async () => {
    const { embedding, received } = await shown();
    void embedding.renewToken(OLD, 'refused').catch(() => undefined);
    await settle();
    expect(received.at(-1)).toMatchObject({ method: 'getToken', params: { reason: 'refused' } });
  });

  it.each<[string, (set: Awaited<ReturnType<typeof shown>>) => unknown]>([
    ['has none', (set) => set.answer(null)],
    ['fails', (set) => set.reply({ error: { code: 'noToken', message: 'x' } })],
    ['does not settle within 8 seconds', () => jest.advanceTimersByTimeAsync(8_000)],
  ])(
    'has no further token when getToken %s; the end of the session says so, and the next try asks anew',
    async (_how, bring) => {
      const set = await shown();
      const renewed = expect(set.embedding.renewToken(OLD, 'refused')).rejects.toMatchObject({ status: 401 });
      await settle();
      await bring(set);
      await renewed;
      const before = questions(set).length;
      void set.embedding.renewToken(OLD, 'refused').catch(() => undefined);
      await settle();
      expect(questions(set)).toHaveLength(before + 1);
      await endByPlatform(set);
      expect(events(set, 'authRequired')).toEqual([{ reason: 'noToken' }]);
    },
  );

  it('tells that the token of another person was refused', async () => {
    const set = await shown();
    set.deps.renewByLink.mockRejectedValue(new AppError('auth', 'another person', { status: 401 }));
    const renewed = expect(set.embedding.renewToken(OLD, 'refused')).rejects.toMatchObject({ status: 401 });
    await settle();
    await set.answer({ token: 'of somebody else' });
    await renewed;
    await endByPlatform(set);
    expect(events(set, 'authRequired')).toEqual([{ reason: 'refused' }]);
  });

  async function endByPlatform(set: Awaited<ReturnType<typeof shown>>) {
    signInPerson(set.services);
    set.services.session.expire();
    set.stop();
    await set.enter();
  }

  it('closes its tabs when it ends, and opens them again with the next one', async () => {
    const set = await shown();
    set.state.set({ ...set.state.get(), tabs: { ...NO_TABS, tabs: [tab()], activeKey: '/undeal' }, unsaved: ['view'] });
    set.stop();
    expect(events(set, 'tabClosed')).toEqual([{ route: '/undeal', title: '重试' }]);
    expect(events(set, 'dirtyChanged')).toEqual([{ isDirty: true }, { isDirty: false }]);
  });

  it('announces titles without spaces around them, and no tab for an address without a page', async () => {
    const set = await shown();
    await set.services.i18n.loadNamespaces('workspace');
    const unknown = tab('/x', '', { kind: 'notFound', address: '/x' });
    set.state.set({
      ...set.state.get(),
      tabs: { ...NO_TABS, tabs: [tab('/a', ' 新建订单 '), unknown], activeKey: '/x' },
    });
    expect(events(set, 'tabOpened')).toEqual([{ route: '/a', title: '新建订单' }]);
    expect(events(set, 'titleChanged').at(-1)).toEqual({ title: '没有这个页面' });
  });
});
