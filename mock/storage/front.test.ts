import type { Front } from './front';
import { readBody, startFront } from './front';
import type { StorageFault } from './storageFaults';
import { createStorageFaults } from './storageFaults';

const faults = createStorageFaults();
let front: Front;
beforeAll(async () => {
  front = await startFront({
    provider: 'awss3',
    faults,
    isTransfer: ({ method }) => method === 'PUT',
    async handle(request, response) {
      if (request.url === '/broken') throw new Error('a defect');
      response.end((await readBody(request)).toString());
    },
  });
});
afterEach(() => faults.clear());
afterAll(() => front.close());

const send = (headers: Record<string, string> = {}, method = 'PUT', path = '/a') =>
  fetch(front.origin + path, { method, headers, ...(method === 'PUT' && { body: 'abc' }) });
const order = (kind: StorageFault['kind'], more: Partial<StorageFault> = {}) =>
  faults.order({ provider: 'awss3', kind, times: 1, delayMs: 0, ...more });

it('answers pages of this machine, and programs without an origin', async () => {
  for (const origin of ['http://localhost:8000', 'http://localhost', 'http://127.0.0.1:41234']) {
    const answer = await send({ origin });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect(answer.headers.get('access-control-expose-headers')).toContain('ETag, Content-Length, Content-Disposition');
  }
  expect((await send()).headers.get('access-control-allow-origin')).toBeNull();
});

it('refuses other origins with 403 and without CORS headers', async () => {
  const origins = ['https://evil.example', 'http://localhost.evil.example', 'https://localhost:8000', 'null'];
  for (const origin of origins) {
    for (const method of ['PUT', 'GET', 'OPTIONS']) {
      const { status, headers } = await send({ origin }, method);
      expect([status, [...headers.keys()].filter((name) => name.startsWith('access-control'))]).toEqual([403, []]);
    }
  }
});

it('allows in a preflight the methods of the clients and the headers that were asked for', async () => {
  const { status, headers } = await send(
    {
      origin: 'http://localhost:8000',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,x-amz-date',
    },
    'OPTIONS',
  );
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-headers')).toBe('authorization,x-amz-date');
  expect(headers.get('access-control-allow-methods')).toContain('PUT');
});

it('fails as often as a test has scheduled, for transfers only, readable for the page', async () => {
  order('500', { times: 2 });
  expect((await send({}, 'GET')).status).toBe(200);
  const answer = await send({ origin: 'http://localhost:8000' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([500, 'http://localhost:8000']);
  expect(await answer.text()).toContain('<Code>InternalError</Code>');
  expect([(await send()).status, (await send()).status]).toEqual([500, 200]);
});

it('refuses, drops the connection, or takes its time', async () => {
  order('403');
  expect((await send()).status).toBe(403);
  order('drop');
  await expect(send()).rejects.toThrow();
  order('slow', { delayMs: 50 });
  const started = Date.now();
  expect(await (await send()).text()).toBe('abc');
  expect(Date.now() - started).toBeGreaterThanOrEqual(49);
});

it('lets a slow request go on when the faults are cleared', async () => {
  order('slow', { delayMs: 600_000 });
  const isWaiting = new Promise<void>((resolve) => {
    const { wait } = faults;
    jest.spyOn(faults, 'wait').mockImplementationOnce((delayMs) => {
      resolve();
      return wait(delayMs);
    });
  });
  const answer = send();
  await isWaiting;
  faults.clear();
  expect((await answer).status).toBe(200);
});

it('leaves the faults of another provider alone', async () => {
  order('500', { provider: 'azure' });
  expect((await send()).status).toBe(200);
  expect(faults.take('azure')).toBeDefined();
});

it('answers a defect with 500 and without its text', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await send({}, 'PUT', '/broken');
  expect([answer.status, (await answer.text()).includes('a defect')]).toEqual([500, false]);
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
