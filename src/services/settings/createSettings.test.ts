import { createTestServices } from '../testing/createTestServices';

const CONFIG = '/config.json';
const file = (text: string, type = 'application/json') => new Response(text, { headers: { 'content-type': type } });
const down = (status = 503) => new Response('', { status });
const failed = () => Promise.reject(new TypeError('Failed to fetch'));

/** The services of a browser that finds this at `config.json`; several answers come one after the other. */
function setUp(...answers: (() => Response | Promise<Response>)[]) {
  const warn = jest.fn<undefined, string[]>();
  const listeners = new Map<string, () => void>();
  const page = {
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  } as unknown as Window;
  const services = createTestServices({ page, console: { info: () => undefined, warn, error: warn } });
  const { server, settings } = services;
  server.on(CONFIG, () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? down());
  const outcome = jest.fn();
  const load = () => void settings.load().then(outcome, outcome);
  const warnings = () => warn.mock.calls.map(([message]) => message);
  return { ...services, load, outcome, warnings, warn, say: (type: 'online' | 'offline') => listeners.get(type)?.() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('reads the file beside the page once, past the browser’s cache', async () => {
  const requests: unknown[][] = [];
  const fetchFile = (...request: unknown[]) => {
    requests.push(request);
    return Promise.resolve(file('{"devmodel": "1"}'));
  };
  const { settings } = createTestServices({ fetch: fetchFile });
  const [first, second] = await Promise.all([settings.load(), settings.load()]);
  await settings.load();
  expect(requests).toEqual([['config.json', expect.objectContaining({ cache: 'no-cache' })]]);
  expect(first.isDevMode).toBe(true);
  expect(second).toBe(first);
  expect(settings.get()).toBe(first);
});

it('logs no warning for a valid file', async () => {
  const { settings, warnings } = setUp(() => file('{"encryptpwd": "1"}'));
  expect((await settings.load()).isPasswordEncrypted).toBe(true);
  expect(warnings()).toEqual([]);
});

it.each([
  ['there is no file', () => down(404)],
  ['there is none any more', () => down(410)],
  ['the server answers the page instead', () => file('<!doctype html><html></html>', 'text/html; charset=utf-8')],
  ['the server answers the page under another type', () => file('\n<!DOCTYPE html>')],
  ['it is cut off', () => file('{"encryptpwd": "1"')],
  ['it is empty', () => file('')],
  ['it is no object', () => file('["encryptpwd"]')],
])('the defaults apply, with one warning, when %s', async (_what, answer) => {
  const { settings, warnings } = setUp(answer);
  const local = await settings.load();
  await settings.load();
  expect(local).toMatchObject({
    isPasswordEncrypted: false,
    passwordAlgorithm: 'sha256',
    identityProviders: [],
    isPreviewOn: true,
  });
  expect(warnings()).toEqual([expect.stringContaining('config.json')]);
});

it('one warning lists all invalid fields; valid ones are used', async () => {
  const { settings, warnings } = setUp(() =>
    file('{"devmodel": "on", "encryptpwd": "1", "providers": [{}], "mapKey": 7}'),
  );
  expect((await settings.load()).isPasswordEncrypted).toBe(true);
  expect(warnings()).toEqual([expect.stringContaining('devmodel, providers[0], mapKey')]);
});

it('an invalid security flag is reported, because its default is off', async () => {
  const { settings, warnings } = setUp(() => file('{"encryptpwd": "true", "forcechangepwd": "yes"}'));
  expect(await settings.load()).toMatchObject({ isPasswordEncrypted: false, isFirstPasswordChangeForced: false });
  expect(warnings()).toEqual([expect.stringContaining('encryptpwd, forcechangepwd')]);
});

it.each([
  ['a server error', () => down(500)],
  ['a busy server', () => down(429)],
  ['a server that wants a token for it', () => down(401)],
  ['a server that forbids it', () => down(403)],
  [
    'a refusal in HTML',
    () => new Response('<!doctype html>', { status: 403, headers: { 'content-type': 'text/html' } }),
  ],
  ['no answer', failed],
  [
    'a body that breaks off',
    () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('Broken off')) })),
  ],
])('%s is retried with growing delays and then rejected, without defaults', async (_what, answer) => {
  const { server, load, outcome, settings } = setUp(answer);
  const asked = () => server.received(CONFIG).length;
  load();
  await pass(0);
  expect(asked()).toBe(1);
  await pass(500);
  expect(asked()).toBe(2);
  await pass(1499);
  expect(asked()).toBe(2);
  await pass(1);
  expect(asked()).toBe(3);
  await pass(3999);
  expect([asked(), outcome.mock.calls.length]).toEqual([3, 0]);
  await pass(1);
  expect(asked()).toBe(4);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network', code: 'errors.settings' }));
  expect(settings.get()).toBeUndefined();
  await pass(60_000);
  expect(asked()).toBe(4);
});

it('a response that takes more than 5 s is a failure, and its request is aborted', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetchFile: typeof fetch = (_address, init) =>
    new Promise((_resolve, reject) => {
      signals.push(init?.signal);
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const { settings } = createTestServices({ fetch: fetchFile });
  const outcome = jest.fn();
  settings.load().catch(outcome);
  await pass(4999);
  expect(signals[0]?.aborted).toBe(false);
  await pass(501);
  expect([signals[0]?.aborted, signals.length]).toEqual([true, 2]);
  await pass(25_500);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'errors.settings' }));
});

it('two failures are retried successfully', async () => {
  const { server, load, outcome, warnings } = setUp(down, failed, () => file('{"encryptpwd": 1}'));
  load();
  await pass(2000);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ isPasswordEncrypted: true }));
  expect(server.received(CONFIG)).toHaveLength(3);
  expect(warnings()).toEqual([]);
});

it('tries again with the next call after a failure', async () => {
  const { load, outcome, settings, server } = setUp(down, down, down, down, () => file('{}'));
  load();
  await pass(6000);
  expect(outcome).toHaveBeenCalledTimes(1);
  load();
  await pass(0);
  expect(outcome).toHaveBeenCalledTimes(2);
  expect(settings.get()).toBeDefined();
  expect(server.received(CONFIG)).toHaveLength(5);
});

it('tries again at once when the browser comes online during a pause', async () => {
  const { say, load, outcome } = setUp(failed, failed, () => file('{}'));
  load();
  await pass(500);
  say('offline');
  await pass(100);
  expect(outcome).not.toHaveBeenCalled();
  say('online');
  await pass(0);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ isPasswordEncrypted: false }));
});

it('loads the file when the browser comes online after a failure', async () => {
  const { say, settings, warnings } = setUp(failed, failed, failed, failed, () => file('{"preview": false}'));
  say('offline');
  settings.prefetch();
  await pass(6000);
  expect(settings.get()).toBeUndefined();
  expect(warnings()).toEqual([expect.stringContaining('config.json')]);
  say('online');
  await pass(0);
  expect(settings.get()).toMatchObject({ isPreviewOn: false });
  expect(warnings()).toHaveLength(1);
});

it('texts follow the interface language', async () => {
  const { settings, i18n, server } = setUp(() => file('{"changepwdtip": {"zh-CN": "至少6位", "en": "At least 6"}}'));
  expect((await settings.load()).passwordPatternHint).toBe('至少6位');
  await i18n.setLanguage('en');
  expect(settings.get()?.passwordPatternHint).toBe('At least 6');
  expect(server.received(CONFIG)).toHaveLength(1);
});
