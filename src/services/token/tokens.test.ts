import 'fake-indexeddb/auto';
import { createTestBrowser } from '../testing/createTestBrowser';
import { createTestServices } from '../testing/createTestServices';
import { refuse } from '../testing/fakeServer';
import { signIn } from '../testing/signIn';
import { createStrictPlatform, PLATFORM_PATHS } from '../testing/strictPlatform';

const PATH = '/api/teapi/any';
const REFRESH = '/api/auth/refreshtoken';
const MINUTE_MS = 60_000;
const TWO_HOURS_MS = 120 * MINUTE_MS;

const expiring = (ms: number) => ({ token: 'old', refreshToken: 'once-0', expiresAt: Date.now() + ms });

/** A server with one valid token at a time and one-time refresh tokens. */
function oneTimeServer(server: ReturnType<typeof createTestBrowser>['server'], first = 'old') {
  let valid = first;
  let count = 0;
  server.on(REFRESH, ({ query }) => {
    if (query.get('refreshtoken') !== `once-${count}`) return refuse(401, 'auth.refresh_token_unknown');
    count += 1;
    valid = `token-${count}`;
    return { resp_data: { token: valid, refreshtoken: `once-${count}`, tokenexpires: Date.now() + TWO_HOURS_MS } };
  });
  server.on(PATH, ({ headers, body }) =>
    headers.get('token') === valid ? { resp_data: body } : refuse(401, 'auth.token_unknown'),
  );
  return { revoke: () => (valid = 'nobody has this') };
}

describe('a token that expires soon', () => {
  it('is refreshed first, once for all calls, when less than 45 minutes remain', async () => {
    const services = createTestServices();
    oneTimeServer(services.server);
    signIn(services, {}, expiring(44 * MINUTE_MS));
    await Promise.all([1, 2, 3].map((n) => services.http.post(PATH, { n })));
    expect(services.server.received(REFRESH)).toHaveLength(1);
    expect(services.server.received(PATH).map(({ headers }) => headers.get('token'))).toEqual([
      'token-1',
      'token-1',
      'token-1',
    ]);
    expect(services.session.credentials()?.tokens).toMatchObject({ token: 'token-1', refreshToken: 'once-1' });
  });

  it('is not refreshed while 45 minutes remain, nor by calls outside the platform', async () => {
    const services = createTestServices();
    services.server.on(PATH, () => ({ resp_data: 1 }));
    services.server.on('/api/auth/tenantlist', () => ({ resp_data: { tenants: [] } }));
    signIn(services, {}, expiring(46 * MINUTE_MS));
    await services.http.post(PATH, {});
    signIn(services, {}, expiring(MINUTE_MS));
    await services.api.auth.tenants();
    expect(services.server.received(REFRESH)).toHaveLength(0);
  });

  it('leaves no address with a refresh token in the list of requests, whether it is taken or not, nor does a sign-out', async () => {
    const forgetRequests = jest.fn();
    const services = createTestServices({ forgetRequests });
    oneTimeServer(services.server);
    signIn(services, {}, expiring(MINUTE_MS));
    await services.http.post(PATH, {});
    expect(forgetRequests).toHaveBeenCalledTimes(1);
    services.server.on(REFRESH, () => refuse(503));
    signIn(services, {}, expiring(2 * MINUTE_MS));
    await expect(services.http.post(PATH, {})).rejects.toMatchObject({ kind: 'network' });
    const after = forgetRequests.mock.calls.length;
    expect(after).toBeGreaterThan(1);
    services.session.signOut();
    expect(forgetRequests).toHaveBeenCalledTimes(after + 1);
  });

  it('stays in use when the refresh fails, which is only logged; the next attempt waits 30 seconds', async () => {
    let now = Date.now();
    const warn = jest.fn();
    const services = createTestServices({
      now: () => now,
      indexedDb: indexedDB,
      console: { info: warn, warn, error: warn },
    });
    services.server.on(PATH, () => ({ resp_data: 1 }));
    services.server.on(REFRESH, () => refuse(503));
    signIn(services, {}, expiring(MINUTE_MS));
    await services.http.post(PATH, { n: 1 });
    await services.http.post(PATH, { n: 2 });
    expect(services.server.received(REFRESH)).toHaveLength(1);
    expect(services.server.received(PATH)[1]?.headers.get('token')).toBe('old');
    expect(services.session.get()).toBeDefined();
    expect(warn).toHaveBeenCalledTimes(1);
    now += 30_000;
    await services.http.post(PATH, { n: 3 });
    expect(services.server.received(REFRESH)).toHaveLength(2);
  });

  it('delays calls for ten seconds at most when the refresh hangs', async () => {
    jest.useFakeTimers();
    const services = createTestServices();
    services.server.on(PATH, () => ({ resp_data: 'answered' }));
    services.server.on(REFRESH, () => new Promise(() => undefined));
    signIn(services, {}, expiring(MINUTE_MS));
    const call = services.http.post(PATH, {});
    await jest.advanceTimersByTimeAsync(9_999);
    expect(services.server.received(PATH)).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toBe('answered');
    expect(services.session.get()).toBeDefined();
    jest.useRealTimers();
  });

  it('is used without a refresh when the browser grants no lock', async () => {
    const services = createTestServices({
      lock: () => Promise.reject(new DOMException('inactive', 'InvalidStateError')),
    });
    services.server.on(PATH, () => ({ resp_data: 1 }));
    signIn(services, {}, expiring(MINUTE_MS));
    await expect(services.http.post(PATH, {})).resolves.toBe(1);
  });

  it('keeps the open token through a refresh', async () => {
    const services = createTestServices();
    oneTimeServer(services.server);
    signIn(services, {}, { ...expiring(MINUTE_MS), openToken: 'open' });
    await services.http.post(PATH, {});
    expect(services.server.received(PATH)[0]?.headers.get('opentoken')).toBe('open');
  });
});

describe('a partner’s token that lives shorter than 90 minutes', () => {
  /** An issuer of tokens with this life, and a person who signs in with the first one. */
  async function setUp(lifeMs: number, issue = (now: number) => now + lifeMs) {
    let now = Date.now();
    const renewToken = jest.fn(() => Promise.resolve({ token: 'next', refreshToken: '', expiresAt: issue(now) }));
    const services = createTestServices({ renewToken, now: () => now });
    services.server.on(PATH, () => ({ resp_data: 1 }));
    const first = { token: 'first', refreshToken: '', expiresAt: now + lifeMs };
    services.session.begin(first);
    // The account of a position is asked for during each sign-in.
    await services.http.post(PATH, {});
    signIn(services, {}, first);
    const call = async (afterMs = 0) => {
      now += afterMs;
      await services.http.post(PATH, { now });
    };
    return { call, renewToken };
  }

  it('is renewed in the middle of its life, and not before each call', async () => {
    const { call, renewToken } = await setUp(30 * MINUTE_MS);
    for (let count = 0; count < 10; count += 1) await call(1);
    expect(renewToken).not.toHaveBeenCalled();
    await call(15 * MINUTE_MS);
    await call();
    expect(renewToken).toHaveBeenCalledTimes(1);
    await call(14 * MINUTE_MS);
    expect(renewToken).toHaveBeenCalledTimes(1);
    await call(2 * MINUTE_MS);
    expect(renewToken).toHaveBeenCalledTimes(2);
  });

  it('is asked for again after 30 seconds at the earliest when its issuer gives the same one', async () => {
    const end = Date.now() + 30 * MINUTE_MS;
    const { call, renewToken } = await setUp(30 * MINUTE_MS, () => end);
    await call(16 * MINUTE_MS);
    await call(1_000);
    await call(1_000);
    expect(renewToken).toHaveBeenCalledTimes(1);
    await call(29_000);
    expect(renewToken).toHaveBeenCalledTimes(2);
  });
});

describe('tokens that are renewed in time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  function setUp(lifeMs: number, renewToken: jest.Mock) {
    const services = createTestServices({ renewToken });
    const stop = services.renewInTime();
    signIn(services, {}, { token: 'old', refreshToken: '', expiresAt: Date.now() + lifeMs });
    return stop;
  }

  it('need no call of the person', async () => {
    const renewToken = jest.fn(() =>
      Promise.resolve({ token: 'next', refreshToken: '', expiresAt: Date.now() + TWO_HOURS_MS }),
    );
    const stop = setUp(TWO_HOURS_MS, renewToken);
    await pass(75 * MINUTE_MS - 1);
    expect(renewToken).not.toHaveBeenCalled();
    await pass(1_000);
    expect(renewToken).toHaveBeenCalledWith(expect.objectContaining({ token: 'old' }), 'expiring');
    await pass(76 * MINUTE_MS);
    expect(renewToken).toHaveBeenCalledTimes(2);
    stop();
    await pass(TWO_HOURS_MS);
    expect(renewToken).toHaveBeenCalledTimes(2);
  });

  it('are asked for every 30 seconds when the issuer fails, until they have expired', async () => {
    const renewToken = jest.fn(() => Promise.reject(new Error('out of order')));
    setUp(46 * MINUTE_MS, renewToken);
    await pass(2 * MINUTE_MS);
    expect(renewToken.mock.calls.length).toBeGreaterThan(1);
    expect(renewToken.mock.calls.length).toBeLessThan(5);
    await pass(50 * MINUTE_MS);
    const count = renewToken.mock.calls.length;
    await pass(10 * MINUTE_MS);
    expect(renewToken).toHaveBeenCalledTimes(count);
  });
});

describe('a refused call', () => {
  it('is repeated with a renewed token, and the session continues', async () => {
    const services = createTestServices();
    const { revoke } = oneTimeServer(services.server);
    signIn(services, {}, expiring(TWO_HOURS_MS));
    revoke();
    const listener = jest.fn();
    services.onSessionOver(listener);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => services.http.post(PATH, { n })));
    expect(answers).toHaveLength(20);
    expect(services.server.received(REFRESH)).toHaveLength(1);
    expect(listener).not.toHaveBeenCalled();
  });

  it('ends the session when the server refuses to renew the token', async () => {
    const services = createTestServices();
    services.server.on(PATH, () => refuse(401, 'auth.token_expired'));
    services.server.on(REFRESH, () => refuse(401, 'auth.refresh_token_unknown'));
    signIn(services);
    const listener = jest.fn();
    services.onSessionOver(listener);
    await expect(
      Promise.all([services.http.post(PATH, { n: 1 }), services.http.post(PATH, { n: 2 })]),
    ).rejects.toMatchObject({ kind: 'auth' });
    expect(services.session.get()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('ends the session when a renewed token is rejected too', async () => {
    const services = createTestServices();
    oneTimeServer(services.server);
    services.server.on(PATH, () => refuse(401, 'auth.token_expired'));
    signIn(services, {}, expiring(TWO_HOURS_MS));
    await expect(services.http.post(PATH, {})).rejects.toMatchObject({ kind: 'auth' });
    expect(services.server.received(PATH)).toHaveLength(2);
    expect(services.session.get()).toBeUndefined();
  });

  it('fails as a lost connection when the renewal gets no answer, and the session continues', async () => {
    const services = createTestServices();
    services.server.on(PATH, () => refuse(401));
    services.server.on(REFRESH, () => Promise.reject(new TypeError('Failed to fetch')));
    signIn(services);
    await expect(services.http.post(PATH, {})).rejects.toMatchObject({ kind: 'network', code: 'errors.network' });
    expect(services.session.get()).toBeDefined();
  });

  it('does not end the session during a sign-in', async () => {
    const services = createTestServices();
    services.server.on(PATH, () => refuse(401));
    signIn(services);
    services.session.begin({ token: 'half', refreshToken: '' });
    await expect(services.http.post(PATH, {})).rejects.toMatchObject({ kind: 'auth' });
    expect(services.session.get()).toBeDefined();
  });
});

describe('a sign-in that begins while the token of the session is being renewed', () => {
  function beginDuringRefresh() {
    const services = createTestServices();
    const platform = createStrictPlatform(services.server, { ttlMs: TWO_HOURS_MS });
    const { token, refreshtoken } = platform.issue();
    signIn(services, {}, { token, refreshToken: refreshtoken, expiresAt: Date.now() + MINUTE_MS });
    const refresh = platform.holdRefresh();
    const call = services.http.post(PLATFORM_PATHS.menu, {});
    const begin = async () => {
      await refresh.isAsked;
      services.session.begin({ token: 'of the sign-in', refreshToken: 'of the sign-in too' });
      refresh.release();
      await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
    };
    return { services, platform, begin };
  }

  it('leaves the renewed tokens of the session when it is abandoned', async () => {
    const { services, platform, begin } = beginDuringRefresh();
    await begin();
    expect(services.session.credentials()?.tokens.token).toBe('of the sign-in');
    services.session.abandon();
    expect(services.session.credentials()?.tokens.refreshToken).toBe(platform.newest().refreshtoken);
    await services.http.post(PLATFORM_PATHS.menu, {});
    expect(platform.refusals()).toEqual([]);
  });

  it('does not send calls of the session with its own token', async () => {
    const { services, begin } = beginDuringRefresh();
    await begin();
    expect(services.server.received(PLATFORM_PATHS.menu)).toEqual([]);
  });
});

it('a token that came with a position during a refresh stays, and only refresh token and expiry are renewed', () => {
  const { session } = createTestServices();
  const spent = { token: 'old', refreshToken: 'r1' };
  session.begin(spent);
  session.enter(undefined, 'of the position');
  session.renewTokens(spent, { token: 'of the refresh', refreshToken: 'r2', expiresAt: 1 });
  expect(session.credentials()?.tokens).toEqual({ token: 'of the position', refreshToken: 'r2', expiresAt: 1 });
});

it('a late renewal of a partner’s token does not touch the session of the next person', () => {
  const { session } = createTestServices();
  const spent = { token: 'of the first person', refreshToken: '', expiresAt: 1 };
  const next = { token: 'of the next person', refreshToken: '', expiresAt: 2 };
  signIn({ session }, {}, spent);
  session.signOut();
  session.begin(next);
  expect(session.renewTokens(spent, { token: 'late', refreshToken: '', expiresAt: 3 })).toBeUndefined();
  expect(session.credentials()?.tokens).toEqual(next);
  signIn({ session }, { accountCode: 'hd-wang.fang' }, next);
  expect(session.renewTokens(spent, { token: 'late', refreshToken: '', expiresAt: 3 })).toBeUndefined();
  expect(session.credentials()?.tokens).toEqual(next);
});

describe('tokens that somebody else issues', () => {
  function setUp() {
    const renewToken = jest.fn(() => Promise.resolve({ token: 'issued', refreshToken: '' }));
    const services = createTestServices({ renewToken, indexedDb: indexedDB });
    services.server.on(PATH, ({ headers, body }) =>
      headers.get('token') === 'issued' ? { resp_data: body } : refuse(401, 'auth.token_unknown'),
    );
    return { services, renewToken };
  }

  it('are asked of the issuer once, and are not refreshed at the platform', async () => {
    const { services, renewToken } = setUp();
    signIn(services, {}, { token: 'old', refreshToken: '' });
    await Promise.all([1, 2, 3].map((n) => services.http.post(PATH, { n })));
    expect(renewToken).toHaveBeenCalledTimes(1);
    expect(services.server.received(REFRESH)).toHaveLength(0);
    expect(JSON.stringify(services.session.credentials()?.tokens)).toContain('issued');
  });

  it('are not asked for during a sign-in, whose token was just issued', async () => {
    const { services, renewToken } = setUp();
    services.session.begin({ token: 'half', refreshToken: '', expiresAt: Date.now() + MINUTE_MS });
    await expect(services.http.post(PATH, {})).rejects.toMatchObject({ kind: 'auth' });
    expect(renewToken).not.toHaveBeenCalled();
  });
});

describe('six tabs of one browser', () => {
  it('renew an expiring one-time token once, and all 120 calls are answered', async () => {
    const browser = createTestBrowser();
    oneTimeServer(browser.server);
    signIn(browser.openTab(), {}, expiring(MINUTE_MS));
    const tabs = Array.from({ length: 6 }, () => browser.openTab());
    const answers = await Promise.all(
      tabs.flatMap((tab) => Array.from({ length: 20 }, (_, n) => tab.http.post(PATH, { n }))),
    );
    expect(answers).toHaveLength(120);
    expect(browser.server.received(REFRESH)).toHaveLength(1);
    expect(tabs.map(({ session }) => session.credentials()?.tokens.token)).toEqual(Array(6).fill('token-1'));
  });

  it('find the renewed token without messages between tabs', async () => {
    const browser = createTestBrowser();
    oneTimeServer(browser.server);
    const deaf = { tabs: { post: () => undefined, listen: () => () => undefined, onWake: () => () => undefined } };
    signIn(browser.openTab(deaf), {}, expiring(MINUTE_MS));
    const tabs = Array.from({ length: 6 }, () => browser.openTab(deaf));
    await Promise.all(tabs.map((tab, n) => tab.http.post(PATH, { n })));
    expect(browser.server.received(REFRESH)).toHaveLength(1);
  });
});

it('tabs without a shared store never send a used refresh token', async () => {
  const browser = createTestBrowser();
  oneTimeServer(browser.server);
  const alone = { indexedDb: undefined };
  const first = browser.openTab(alone);
  signIn(first, {}, expiring(MINUTE_MS));
  const second = browser.openTab(alone);
  await first.http.post(PATH, { n: 1 });
  expect(first.session.credentials()?.tokens.refreshToken).toBe('once-1');
  // The other tab renews next and notifies the first one, whose own store still holds the previous token.
  second.session.renewTokens(
    { token: 'token-1', refreshToken: 'once-1' },
    { token: 'token-2', refreshToken: 'once-2', expiresAt: Date.now() + MINUTE_MS },
  );
  await first.http.post(PATH, { n: 2 }).catch(() => undefined);
  expect(first.session.credentials()?.tokens.refreshToken).not.toBe('once-1');
});

describe('a clock that is a day off', () => {
  const DAY_MS = 24 * 60 * MINUTE_MS;

  it.each([
    ['ahead', DAY_MS],
    ['behind', -DAY_MS],
  ])('(%s) refreshes by the server’s time', async (_which, off) => {
    let now = Date.now();
    const services = createTestServices({ now: () => now + off });
    services.server.on(
      PATH,
      () =>
        new Response('{"resp_data":1}', {
          headers: { date: new Date(now).toUTCString(), 'content-type': 'application/json' },
        }),
    );
    services.server.on(REFRESH, () => refuse(503));
    await services.http.post(PATH, {});
    signIn(services, {}, { token: 'old', refreshToken: 'r', expiresAt: now + TWO_HOURS_MS });
    await services.http.post(PATH, { n: 1 });
    now += 74 * MINUTE_MS;
    await services.http.post(PATH, { n: 2 });
    expect(services.server.received(REFRESH)).toHaveLength(0);
    now += 2 * MINUTE_MS;
    await services.http.post(PATH, { n: 3 });
    expect(services.server.received(REFRESH)).toHaveLength(1);
  });
});
