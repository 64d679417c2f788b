import { serverToken } from '../api/serverToken';
import { createTestServices } from '../testing/createTestServices';
import { signIn } from '../testing/signIn';
import { createServerTokens } from './serverTokens';

const PATH = '/api/teapi/auth/servtoken';
const MINUTE_MS = 60_000;

/** @param lifeMs NaN: the server does not tell when a credential ends. */
function setUp(lifeMs = 60 * MINUTE_MS) {
  let now = Date.now();
  let count = 0;
  const services = createTestServices({ now: () => now });
  services.server.on(PATH, () => {
    count += 1;
    return {
      resp_data: {
        accesskeyid: `key-${count}`,
        accesskeysecret: 's',
        securitytoken: 't',
        ...(!Number.isNaN(lifeMs) && { expiration: now + lifeMs }),
      },
    };
  });
  signIn(services);
  const { session, http } = services;
  const serverTokens = createServerTokens({ fetchToken: () => serverToken(http), session, now: () => now });
  return {
    services,
    serverTokens,
    key: async () => (await serverTokens.get()).accessKeyId,
    pass: (ms: number) => (now += ms),
  };
}

it('is fetched once for concurrent calls, and cached until five minutes before it expires', async () => {
  const { key, pass } = setUp();
  expect(await Promise.all([key(), key(), key()])).toEqual(['key-1', 'key-1', 'key-1']);
  pass(54 * MINUTE_MS);
  expect(await key()).toBe('key-1');
  pass(MINUTE_MS);
  expect(await key()).toBe('key-2');
});

it.each([
  ['an hour', 60 * MINUTE_MS, 55],
  ['ten minutes', 10 * MINUTE_MS, 8],
  ['five minutes', 5 * MINUTE_MS, 4],
  ['a minute', MINUTE_MS, 0.8],
  ['a time that is over', -MINUTE_MS, 10],
])('with a life of %s is used until shortly before its end', async (_life, lifeMs, minutes) => {
  const { key, pass } = setUp(lifeMs);
  expect(await key()).toBe('key-1');
  pass(minutes * MINUTE_MS - 1);
  expect(await key()).toBe('key-1');
  pass(1);
  expect(await key()).toBe('key-2');
});

it('whose end the server does not tell is used for ten minutes', async () => {
  const { key, pass } = setUp(NaN);
  await key();
  pass(10 * MINUTE_MS - 1);
  expect(await key()).toBe('key-1');
  pass(1);
  expect(await key()).toBe('key-2');
});

it('is fetched once more after the storage has refused it, also when several transfers tell so', async () => {
  const { serverTokens, key } = setUp();
  const refused = await serverTokens.get();
  const renewed = await Promise.all([serverTokens.renew(refused), serverTokens.renew(refused)]);
  expect(renewed.map(({ accessKeyId }) => accessKeyId)).toEqual(['key-2', 'key-2']);
  expect((await serverTokens.renew(refused)).accessKeyId).toBe('key-2');
  expect(await key()).toBe('key-2');
});

it('is never shared between accounts or positions and never stored', async () => {
  const { services, key } = setUp();
  await key();
  signIn(services, { accountCode: 'hd-zhang.wei' });
  expect(await key()).toBe('key-2');
  const { storage } = services.environment;
  expect(['atrium.tokens', 'atrium.user', 'cloudserv'].map((name) => storage.getItem(name) ?? '').join()).not.toContain(
    'key-',
  );
});
