import { createTestServices } from '../testing/createTestServices';

const PATH = '/api/teapi/any';

function setUp() {
  const listeners = new Map<string, () => void>();
  const page = {
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  } as unknown as Window;
  const services = createTestServices({ page, isOnline: () => false });
  services.server.on(PATH, () => ({ resp_data: 'answer' }));
  return { services, say: (type: 'online' | 'offline') => listeners.get(type)?.() };
}

it('reads wait while the browser is offline and resume by themselves', async () => {
  const { services, say } = setUp();
  const reading = services.http.get(PATH);
  await Promise.resolve();
  expect(services.server.received(PATH)).toHaveLength(0);
  say('online');
  await expect(reading).resolves.toBe('answer');
});

it('rejects a call that may write at once and never sends it later', async () => {
  const { services, say } = setUp();
  await expect(services.http.post(PATH, {})).rejects.toMatchObject({ kind: 'network', code: 'errors.network' });
  say('online');
  await Promise.resolve();
  expect(services.server.received(PATH)).toHaveLength(0);
});

it('ends the wait for the network when the signal is aborted', async () => {
  const { services } = setUp();
  const leaver = new AbortController();
  const reading = services.http.get(PATH, undefined, { signal: leaver.signal });
  leaver.abort();
  await expect(reading).rejects.toMatchObject({ kind: 'cancelled' });
});

it('reports whether there is a network', () => {
  const { services, say } = setUp();
  const { isOnline } = services.connection;
  expect(isOnline.get()).toBe(false);
  say('online');
  expect(isOnline.get()).toBe(true);
  say('offline');
  expect(isOnline.get()).toBe(false);
});
