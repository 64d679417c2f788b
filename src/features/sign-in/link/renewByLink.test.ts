import { createTestServices } from '@/services/testing/createTestServices';
import { refuse } from '@/services/testing/fakeServer';
import { signIn } from '@/services/testing/signIn';
import { renewByLink } from './renewByLink';

const FRESH = { token: 'fresh', refreshToken: '', expiresAt: 9_000 };

const ACCOUNT_INFO = '/api/teapi/rolepermission/account/getaccountinfo';

function setUp() {
  const services = createTestServices();
  const { server, environment } = services;
  signIn(services);
  const { login, user } = services.session.get() ?? {};
  if (!login || !user) throw new Error('Nobody is signed in');
  server.on('/api/auth/tenantlist', () => ({
    resp_data: {
      tenants: [
        {
          code: login.tenantCode,
          name: '华东',
          accountcode: login.accountCode,
          productversionlist: [{ code: login.productVersionCode, name: '标准版', productcode: login.productCode }],
        },
      ],
    },
  }));
  server.on('/api/auth/choosetenant', () => ({ resp_data: 'tenant-token' }));
  server.on(ACCOUNT_INFO, () => ({
    resp_data: {
      positionid: user.positionId,
      positions: [{ positionid: user.positionId, positionname: '经理', orgname: '上海' }],
      functioncodes: ['order'],
    },
  }));
  return { services, server, renew: () => renewByLink(FRESH, { services, environment }) };
}

it('resolves to tokens of the running session, which it leaves as it is', async () => {
  const { services, server, renew } = setUp();
  const before = { session: services.session.get(), tokens: services.session.credentials()?.tokens };
  await expect(renew()).resolves.toMatchObject({ token: 'tenant-token', refreshToken: '', expiresAt: 9_000 });
  expect({ session: services.session.get(), tokens: services.session.credentials()?.tokens }).toEqual(before);
  expect(server.received('/api/auth/tenantlist')[0]?.headers.get('token')).toBe('fresh');
});

it.each([
  ['the token is of another account', 'accountcode', 'somebody'],
  ['the tenant is not among those of the token', 'code', 'elsewhere'],
])('is refused when %s', async (_why, field, value) => {
  const { server, renew, services } = setUp();
  const { login } = services.session.get() ?? {};
  server.on('/api/auth/tenantlist', () => ({
    resp_data: {
      tenants: [
        {
          code: login?.tenantCode,
          name: '华东',
          accountcode: login?.accountCode,
          productversionlist: [{ code: login?.productVersionCode, name: '标准版', productcode: login?.productCode }],
          [field]: value,
        },
      ],
    },
  }));
  await expect(renew()).rejects.toMatchObject({ kind: 'auth', status: 401 });
  expect(services.session.get()?.login).toEqual(login);
});

it('is refused when the token is refused, without asking for another one', async () => {
  const { server, renew } = setUp();
  server.on('/api/auth/tenantlist', () => refuse(401));
  await expect(renew()).rejects.toMatchObject({ kind: 'auth', status: 401 });
  expect(server.received('/api/auth/tenantlist')).toHaveLength(1);
});

it('is refused when the platform enters another position than that of the session', async () => {
  const { server, renew, services } = setUp();
  server.on(ACCOUNT_INFO, () => ({
    resp_data: {
      positionid: 'elsewhere',
      positions: [{ positionid: 'elsewhere', positionname: '经理', orgname: '北京' }],
      functioncodes: ['order'],
    },
  }));
  await expect(renew()).rejects.toMatchObject({ kind: 'auth', status: 401 });
  expect(services.session.get()?.user.positionId).not.toBe('elsewhere');
});

it.each([
  ['the account has not the position', () => refuse(403, 'auth.position_not_yours')],
  ['the account is disabled', () => refuse(500, 'login.contact_admin', 600)],
  ['the account has no position', () => ({ resp_data: { positions: [] } })],
])('is refused when %s', async (_why, answer) => {
  const { server, renew } = setUp();
  server.on(ACCOUNT_INFO, answer);
  await expect(renew()).rejects.toMatchObject({ kind: 'auth', status: 401 });
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
  ['is out of order', () => refuse(503), { kind: 'service', status: 503 }],
  ['answers with a part of its text', () => new Response('{"resp_data": {'), { code: 'errors.badAnswer' }],
])('is not refused, and can be tried again, when the platform %s', async (_what, answer, error) => {
  const { server, renew } = setUp();
  server.on(ACCOUNT_INFO, answer as () => Response);
  await expect(renew()).rejects.toMatchObject(error);
});
