import { createReadAhead, showWhenUsed } from '@/common/readAhead';
import { createTestServices } from '../testing/createTestServices';
import type { TestServices } from '../testing/createTestServices';
import { json, refuse } from '../testing/fakeServer';
import { signIn } from '../testing/signIn';

const PATH = '/api/teapi/any';

function setUp(changes?: Parameters<typeof createTestServices>[0]): TestServices {
  const services = createTestServices(changes);
  services.server.on(PATH, ({ body }) => ({ resp_data: body ?? 'answer' }));
  return services;
}

describe('headers', () => {
  it('contain tenant, product, account, client and an empty request id', async () => {
    const services = setUp();
    signIn(services);
    await services.http.post(PATH, {}, { pageCode: 'orders' });
    const [request] = services.server.received(PATH);
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      token: 'token-1',
      tecode: 'hd',
      pdcode: 'SFA',
      pvcode: 'standard',
      accode: 'hd-li.na',
      ctcode: '1',
      req_id: '',
      language: 'zh-CN',
      pagecode: 'orders',
    });
  });

  it.each([
    ['by the configuration', async (services: TestServices) => void (await services.settings.load()), '1'],
    ['in this browser', async ({ records }: TestServices) => records.write('atrium.devmode', true), '0'],
  ])('request debugging in dev mode (%s)', async (_how, enter, devmodel) => {
    const services = setUp();
    services.server.on('/config.json', () => json({ devmodel }));
    await services.http.get(PATH);
    await enter(services);
    await services.http.get(PATH);
    expect(services.server.received(PATH).map(({ headers }) => headers.get('debug'))).toEqual([null, '1']);
  });

  it('contains no personal headers before a sign-in', async () => {
    const { http, server } = setUp();
    await http.get(PATH);
    expect(server.received(PATH)[0]?.headers.has('token')).toBe(false);
  });

  it('contain a page code with any characters', async () => {
    const { http, server } = setUp();
    await http.post(PATH, {}, { pageCode: '订单' });
    expect(server.received(PATH)[0]?.headers.get('pagecode')).toBe(encodeURIComponent('订单'));
  });
});

describe('identical calls', () => {
  it('that only read share one request while it is in flight', async () => {
    const { http, server } = setUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => http.post(PATH, { a: 1 }, { isRead: true })));
    expect(server.received(PATH)).toHaveLength(1);
    expect(answers).toEqual(Array(10).fill({ a: 1 }));
  });

  it('are separate when the body or the page differs', async () => {
    const { http, server } = setUp();
    const read = { isRead: true };
    await Promise.all([
      http.post(PATH, { a: 1 }, read),
      http.post(PATH, { a: 2 }, read),
      http.post(PATH, { a: 1 }, { ...read, pageCode: 'p' }),
    ]);
    expect(server.received(PATH)).toHaveLength(3);
  });

  it('are separate when a save has ended since the first one was sent', async () => {
    const { http, server } = setUp();
    let answerNow: (answer: { resp_data: unknown }) => void = () => undefined;
    server.on(PATH, () => new Promise((resolve) => (answerNow = resolve)));
    const early = http.post(PATH, {}, { isRead: true });
    await new Promise((resolve) => setTimeout(resolve));
    server.on('/api/teapi/dy-biz/save', () => ({ resp_data: true }));
    await http.post('/api/teapi/dy-biz/save', {});
    server.on(PATH, () => ({ resp_data: 'after the save' }));
    await expect(http.post(PATH, {}, { isRead: true })).resolves.toBe('after the save');
    answerNow({ resp_data: 'before the save' });
    await expect(early).resolves.toBe('before the save');
  });

  it('that may write are never merged', async () => {
    const { http, server } = setUp();
    await Promise.all([http.post(PATH, { a: 1 }), http.post(PATH, { a: 1 })]);
    expect(server.received(PATH)).toHaveLength(2);
  });

  it('continue for the other callers when one aborts', async () => {
    const { http, server } = setUp();
    const leaver = new AbortController();
    const left = http.post(PATH, {}, { isRead: true, signal: leaver.signal });
    const stays = http.post(PATH, {}, { isRead: true });
    leaver.abort();
    await expect(left).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(stays).resolves.toEqual({});
    expect(server.received(PATH)).toHaveLength(1);
  });
});

describe('reads that may be cached', () => {
  it.each([
    ['every read of the platform', {}, 15_000],
    ['the default', { cache: 'default' as const }, 15_000],
    ['container controls', { cache: 'container' as const }, 30_000],
    ['pages of table rows', { cache: 'table' as const }, 30_000],
  ])('are answered from memory (%s)', async (_which, options, ms) => {
    let now = 1_000_000;
    const { http, server } = setUp({ now: () => now });
    const read = () => http.post(PATH, {}, { isRead: true, ...options });
    await read();
    now += ms - 1;
    await read();
    expect(server.received(PATH)).toHaveLength(1);
    now += 1;
    await read();
    expect(server.received(PATH)).toHaveLength(2);
  });

  it('include GETs of the platform, except those marked as changing data', async () => {
    const { http, server } = setUp();
    await http.get(PATH);
    await http.get(PATH);
    expect(server.received(PATH)).toHaveLength(1);
    await http.get(PATH, undefined, { isRead: false });
    await http.get(PATH, undefined, { isRead: false });
    expect(server.received(PATH)).toHaveLength(3);
  });

  it.each([
    ['a poll', ({ http }: TestServices) => http.post(PATH, {}, { cache: 'none' })],
    ['a POST that may write', ({ http }: TestServices) => http.post(PATH, {})],
    ['a file', ({ http }: TestServices) => http.download(PATH)],
  ])('do not include %s', async (_what, call) => {
    const services = setUp();
    await call(services);
    await call(services);
    expect(services.server.received(PATH)).toHaveLength(2);
  });

  it('exclude the calls of the sign-in', async () => {
    const { http, server } = setUp();
    const path = '/api/auth/tenantlist';
    server.on(path, () => ({ resp_data: [] }));
    await http.get(path);
    await http.get(path);
    expect(server.received(path)).toHaveLength(2);
  });

  it('cache the 100 most recently used pages of table rows, apart from all other answers', async () => {
    const { http, server } = setUp();
    const page = (index: number) => http.post(PATH, { __pageindex: index, __sorting: [] }, { cache: 'table' });
    await http.post(PATH, { options: 1 }, { cache: 'container' });
    for (let index = 1; index <= 100; index += 1) await page(index);
    await page(1);
    await page(101);
    expect(server.received(PATH)).toHaveLength(102);
    await page(1);
    await http.post(PATH, { options: 1 }, { cache: 'container' });
    expect(server.received(PATH)).toHaveLength(102);
    await page(2);
    expect(server.received(PATH)).toHaveLength(103);
  });

  it('are distinguished by source, page of rows, sorting and filter', async () => {
    const { http, server } = setUp();
    const base = { status: 'open', __pageindex: 1, __pagesize: 20, __sorting: [] as unknown[] };
    const inputs = [
      base,
      { ...base, __pageindex: 2 },
      { ...base, __pagesize: 50 },
      { ...base, __sorting: [{ field: 'a', order: 'asc' }] },
      { ...base, status: 'closed' },
    ];
    for (const input of [...inputs, ...inputs]) await http.post(PATH, input, { cache: 'table' });
    expect(server.received(PATH)).toHaveLength(inputs.length);
  });

  it('discard a response that was requested before a save and arrived after it', async () => {
    const services = setUp();
    let answerNow: (answer: { resp_data: unknown }) => void = () => undefined;
    services.server.on(PATH, () => new Promise((resolve) => (answerNow = resolve)));
    const early = services.http.post(PATH, {}, { cache: 'table' });
    await new Promise((resolve) => setTimeout(resolve));
    services.server.on('/api/teapi/dy-biz/save', () => ({ resp_data: true }));
    await services.http.post('/api/teapi/dy-biz/save', {});
    answerNow({ resp_data: 'before the save' });
    await early;
    services.server.on(PATH, () => ({ resp_data: 'after the save' }));
    await expect(services.http.post(PATH, {}, { cache: 'table' })).resolves.toBe('after the save');
  });

  it('skip the cache with isFresh, and cache the new answer', async () => {
    const { http, server } = setUp();
    await http.post(PATH, {}, { cache: 'container' });
    await http.post(PATH, {}, { cache: 'container', isFresh: true });
    await http.post(PATH, {}, { cache: 'container' });
    expect(server.received(PATH)).toHaveLength(2);
  });

  it('reach the server again after forgetReads', async () => {
    const { http, server } = setUp();
    await http.post(PATH, {}, { cache: 'container' });
    http.forgetReads();
    await http.post(PATH, {}, { cache: 'container' });
    expect(server.received(PATH)).toHaveLength(2);
  });

  it('call the server again after a business call that may have written', async () => {
    const services = setUp();
    const save = '/api/teapi/dy-biz/save';
    services.server.on(save, () => ({ resp_data: true }));
    await services.http.post(PATH, {}, { cache: 'container' });
    await services.http.post(save, {});
    await services.http.post(PATH, {}, { cache: 'container' });
    expect(services.server.received(PATH)).toHaveLength(2);
  });

  it('are loaded again in another language', async () => {
    const { http, i18n, server } = setUp();
    await http.post(PATH, {}, { cache: 'container' });
    await i18n.setLanguage('en');
    await http.post(PATH, {}, { cache: 'container' });
    expect(server.received(PATH).map(({ headers }) => headers.get('language'))).toEqual(['zh-CN', 'en']);
  });

  it('are never shared between two accounts', async () => {
    const services = setUp();
    signIn(services);
    await services.http.post(PATH, {}, { cache: 'container' });
    signIn(services, { accountCode: 'hd-zhang.wei' });
    await services.http.post(PATH, {}, { cache: 'container' });
    expect(services.server.received(PATH)).toHaveLength(2);
  });
});

describe('a session that is over', () => {
  it('is cleared by a 401, and listeners are notified', async () => {
    const services = setUp();
    signIn(services);
    services.server.on(PATH, () => refuse(401, 'auth.token_expired'));
    services.server.on('/api/auth/refreshtoken', () => refuse(401));
    const listener = jest.fn();
    services.onSessionOver(listener);
    await expect(services.http.post(PATH, {})).rejects.toMatchObject({ kind: 'auth' });
    expect(services.session.get()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('drops pending responses', async () => {
    const services = setUp();
    signIn(services);
    const late = services.http.post(PATH, {});
    services.session.signOut();
    await expect(late).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('is not assumed when the sign-in itself is rejected', async () => {
    const services = setUp();
    signIn(services);
    services.server.on('/api/auth/login', () => refuse(401, 'login.wrong_password'));
    await expect(services.api.auth.login({ userName: 'a', password: 'b' })).rejects.toMatchObject({
      kind: 'service',
      code: 'login.wrong_password',
    });
    expect(services.session.get()).toBeDefined();
  });
});

describe('messages beside the data', () => {
  it('are shown before the call resolves', async () => {
    const services = setUp();
    services.server.on(PATH, () => ({
      resp_data: 1,
      resp_messages: [{ type: 'warning', message: 'mind' }, { odd: 1 }],
    }));
    const order: string[] = [];
    services.processMessages.handle(async (messages) => {
      order.push(`${messages[0]?.type}: ${messages[0]?.message}`);
    });
    await services.http.post(PATH, {});
    order.push('answered');
    expect(order).toEqual(['warning: mind', 'answered']);
  });

  it('can be left open for longer than the server may take to answer', async () => {
    jest.useFakeTimers();
    const services = setUp();
    services.server.on(PATH, () => ({ resp_data: 1, resp_messages: [{ type: 'warning', message: 'mind' }] }));
    services.processMessages.handle(() => new Promise((confirm) => setTimeout(confirm, 600_000)));
    const answer = services.http.post(PATH, {});
    await jest.advanceTimersByTimeAsync(600_000);
    await expect(answer).resolves.toBe(1);
    jest.useRealTimers();
  });

  it('of a call that is made ahead of its use are shown with the use, and not by another call', async () => {
    const services = setUp();
    services.server.on(PATH, () => ({ resp_data: 1, resp_messages: [{ type: 'warning', message: 'mind' }] }));
    const shown: string[] = [];
    services.processMessages.handle(([first], ahead) =>
      showWhenUsed(ahead, async () => void shown.push(String(first?.message))),
    );
    const ahead = createReadAhead();
    await expect(services.http.post(PATH, {}, { isRead: true, ahead })).resolves.toBe(1);
    expect(shown).toEqual([]);
    await ahead.use();
    expect(shown).toEqual(['mind']);
    const reads = [createReadAhead(), undefined].map((each) =>
      services.http.post(PATH, { other: 1 }, { isRead: true, cache: 'none', ahead: each }),
    );
    await Promise.all(reads);
    expect(shown).toEqual(['mind', 'mind']);
  });
});

it.each([
  ['a minute', {}, 60_000],
  ['the time that a call allows', { timeoutMs: 90_000 }, 90_000],
])('times out after %s without a response', async (_name, options, ms) => {
  jest.useFakeTimers();
  const services = setUp();
  services.server.on(PATH, () => new Promise(() => undefined));
  const handleFailure = jest.fn();
  const call = services.http.post(PATH, {}, options).catch(handleFailure);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(handleFailure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await call;
  expect(handleFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }));
  jest.useRealTimers();
});
