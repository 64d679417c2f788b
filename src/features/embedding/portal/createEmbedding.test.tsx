import { createStore } from '@/common/store';
import { createTestServices } from '@/services/testing/createTestServices';
import { NO_TABS } from '@/workspace/tabs/tabReducers';
import { FakeChannel } from '../partner/fakeChannel';
import { createEmbedding } from './createEmbedding';
import type { EmbeddingDeps } from './createEmbedding';
import { detectFrame } from './detectFrame';
import type { EmbeddedWorkspace } from './publishWorkspace';

const PARTNER = 'https://intranet.example';
const NONCE = 'n0nce';

type Message = Record<string, unknown>;

/** A frame with this configuration; the partner's page is played by the test. */
function setUp({ embedOrigins = [PARTNER] } = {}) {
  const services = createTestServices();
  services.server.on('/config.json', () => new Response(JSON.stringify({ embedOrigins })));
  const page = Object.assign(new EventTarget(), {
    location: { search: `?embed=${NONCE}&theme=dark`, href: 'https://atrium.example/' },
    parent: {},
    document,
    open: () => null,
  });
  const frame = detectFrame(page as unknown as Window);
  if (!frame) throw new Error('Not a frame');
  const deps = { signInByLink: jest.fn(), renewByLink: jest.fn(), now: () => 1_000 };
  const embedding = createEmbedding({
    frame,
    page: page as unknown as Window,
    services,
    ...(deps as unknown as Pick<EmbeddingDeps, 'signInByLink' | 'renewByLink' | 'now'>),
  });
  const channel = new FakeChannel();
  const received: Message[] = [];
  channel.port1.onmessage = ({ data }) => void received.push(data as Message);
  const connect = (change: { origin?: string; source?: unknown; data?: Message } = {}) =>
    page.dispatchEvent(
      Object.assign(new Event('message'), {
        source: page.parent,
        origin: PARTNER,
        ports: [channel.port2],
        ...change,
        data: { type: 'atrium:connect', nonce: NONCE, versions: [1], options: {}, ...change.data },
      }),
    );
  /** Answers the open question of the portal. */
  const answer = async (value: unknown) => {
    const { id } = received.findLast(({ type }) => type === 'call') ?? {};
    channel.port1.postMessage({ type: 'result', id, value });
    await settle();
  };
  const enter = async () => {
    embedding.enter();
    await settle();
  };
  return { services, embedding, deps, received, connect, answer, enter, partner: channel.port1 };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const step = ({ embedding }: ReturnType<typeof setUp>) => embedding.state.get().step;

it('signs in with the token of the partner, in the tenant and position that it names, and opens its route', async () => {
  const set = setUp();
  set.connect({ data: { options: { route: '/undeal', position: 'p2', lang: 'en' } } });
  await set.enter();
  expect(set.received[0]).toEqual({ type: 'accepted', version: 1, nonce: NONCE });
  expect(set.received[1]).toMatchObject({ type: 'call', method: 'getToken', params: { reason: 'signIn' } });
  expect(set.services.i18n.language.get()).toBe('en');
  await set.answer({ token: 'abc', expiresAt: 9_000, tenant: 'hd' });
  expect(set.deps.signInByLink).toHaveBeenCalledWith(
    {
      tokens: { token: 'abc', refreshToken: '', expiresAt: 9_000, openToken: undefined },
      tenantCode: 'hd',
      productCode: '',
      positionId: 'p2',
    },
    '/undeal',
  );
});

it('answers the request also when it came before the configuration was read, and only once', async () => {
  const set = setUp();
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
    const set = setUp(configuration);
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
    const set = setUp();
    set.connect(change);
    await set.enter();
    await jest.advanceTimersByTimeAsync(14_999);
    expect(step(set)).toBe('connecting');
    await jest.advanceTimersByTimeAsync(1);
    expect(set.received).toEqual([]);
    expect(step(set)).toBe('unconnected');
  });

  it('is refused when there is no common version', async () => {
    const set = setUp();
    set.connect({ data: { versions: [2, 3] } });
    await set.enter();
    expect(set.received).toEqual([{ type: 'refused', reason: 'version' }]);
  });
});

it.each([
  ['no token', null],
  ['something else', { tocken: 'abc' }],
  ['an empty token', { token: '' }],
  ['a token without an end', { token: 'a'.repeat(9_000) }],
])('requires a sign-in when the partner answers with %s', async (_what, value) => {
  const set = setUp();
  set.connect();
  await set.enter();
  await set.answer(value);
  expect(set.embedding.state.get()).toEqual({ step: 'authRequired', reason: 'noToken' });
  expect(set.received.at(-1)).toEqual({ type: 'event', name: 'authRequired', detail: { reason: 'noToken' } });
  expect(set.deps.signInByLink).not.toHaveBeenCalled();
});

it('asks again when the person presses the button', async () => {
  const set = setUp();
  set.connect();
  await set.enter();
  await set.answer(null);
  set.embedding.signIn();
  await set.answer({ token: 'abc' });
  expect(set.deps.signInByLink).toHaveBeenCalledTimes(1);
});

it('tells a refused token from a session that has ended', async () => {
  const set = setUp();
  set.connect();
  await set.enter();
  await set.answer({ token: 'abc' });
  await set.enter();
  expect(set.embedding.state.get()).toEqual({ step: 'authRequired', reason: 'refused' });
  set.embedding.signIn();
  await set.answer({ token: 'abc' });
  attach(set);
  await set.enter();
  expect(set.embedding.state.get()).toEqual({ step: 'authRequired', reason: 'ended' });
});

describe('a configuration that cannot be read', () => {
  it('is read again', async () => {
    const set = setUp();
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

/** A workspace that records what the partner does with it. */
function attach(set: ReturnType<typeof setUp>) {
  const state = createStore({ tabs: NO_TABS, unsaved: [] as string[], layers: [] as { id: string; over: null }[] });
  /** Closes the dialog, unless the person keeps its input. */
  const dispatch = jest.fn(({ payload }: { payload: string }) => {
    if (payload === 'kept') return Promise.resolve(false);
    state.set({ ...state.get(), layers: state.get().layers.filter(({ id }) => id !== payload) });
    return Promise.resolve(true);
  });
  const navigation = { openRoute: jest.fn(() => Promise.resolve()), navigate: jest.fn() };
  const theme = { change: jest.fn() };
  const workspace = {
    store: { getState: state.get, subscribe: state.subscribe, dispatch },
    navigation,
    theme,
    canLeave: () => Promise.resolve(false),
  } as unknown as EmbeddedWorkspace;
  const stop = set.embedding.attach(workspace);
  return { navigation, theme, state, stop };
}

describe('the workspace', () => {
  async function shown() {
    const set = setUp();
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

  it('opens the pages that the partner asks for', async () => {
    const { call, navigation } = await shown();
    await call('navigate', { route: '/page?pagecode=orders' });
    await call('openTab', { route: '/undeal', title: '待办' });
    expect(navigation.openRoute.mock.calls).toEqual([
      ['/page?pagecode=orders', undefined],
      ['/undeal', '待办'],
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

  it('cannot be used after it has ended', async () => {
    const { call, stop } = await shown();
    stop();
    expect(await call('navigate', { route: '/undeal' })).toMatchObject({ error: { code: 'notReady' } });
  });

  it('announces the title of the page in front in the new language', async () => {
    const { received, state, call } = await shown();
    const tab = {
      key: '/undeal',
      name: 'a',
      title: 'common.retry',
      viewId: 'v',
      target: { kind: 'home' },
      changeRoute: true,
    };
    state.set({ ...state.get(), tabs: { ...NO_TABS, tabs: [tab as never], activeKey: '/undeal' } });
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
      [1, 2].map(() => embedding.renewToken({ token: 'abc', refreshToken: '', expiresAt: 5_000 })),
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

  it('says that a token was refused which should have been valid for longer', async () => {
    const { embedding, received } = await shown();
    void embedding.renewToken({ token: 'abc', refreshToken: '', expiresAt: 46 * 60_000 }).catch(() => undefined);
    await settle();
    expect(received.at(-1)).toMatchObject({ method: 'getToken', params: { reason: 'refused' } });
  });

  it('has no further token when the partner has none', async () => {
    const { embedding, answer } = await shown();
    const renewed = embedding.renewToken({ token: 'abc', refreshToken: '' });
    await settle();
    void answer(null);
    await expect(renewed).rejects.toMatchObject({ status: 401 });
  });
});
