import { createAccount } from './createAccount';
import type { AccountDeps } from './createAccount';

const fields = { accountcode: 'li', positionid: 'p1', positionname: 'Manager', tenantname: 'East' };

function setUp() {
  const paths: string[] = [];
  const calls: string[] = [];
  const complete = jest.fn();
  const mayLeave = jest.fn(() => Promise.resolve(true));
  const services = {
    api: { account: { info: jest.fn(() => Promise.resolve({ token: 'new', fields: { positionname: 'Admin', functioncodes: ['role'] } })) } },
    session: {
      get: () => ({ user: { positionId: 'p1', fields }, login: { tenantCode: 't' } }),
      credentials: () => ({ tokens: { token: 'old', refreshToken: 'r' } }),
      complete,
      signOut: () => calls.push('signOut'),
    },
    startUp: { set: (value: unknown) => calls.push(`startUp ${String(value)}`) },
    signInNotice: { set: (text: unknown) => text !== undefined && calls.push(`notice ${String(text)}`) },
    protocols: { clear: () => calls.push('protocols') },
    log: jest.fn(),
  } as unknown as AccountDeps['services'];
  const account = createAccount({
    services,
    router: { replace: (path) => paths.push(path) },
    notices: { clear: () => calls.push('notices') },
    layers: { clear: () => calls.push('layers') },
    mayLeave,
    discardSubApps() {
      calls.push('subApps');
      return Promise.resolve();
    },
  });
  return { account, paths, calls, complete, mayLeave };
}

it('another position brings new rights and a new token, and start-up begins again', async () => {
  const { account, paths, calls, complete } = setUp();
  await account.switchPosition('p2');
  expect(complete).toHaveBeenCalledWith(
    { user: expect.objectContaining({ positionId: 'p2', positionName: 'Admin', tenantName: 'East', functionCodes: ['role'] }), login: { tenantCode: 't' } },
    { token: 'new', refreshToken: 'r' },
  );
  expect(calls).toEqual(['layers', 'notices', 'protocols', 'startUp undefined', 'subApps']);
  expect(paths).toEqual(['/loading']);
});

it('the present position again changes nothing', async () => {
  const { account, paths, complete } = setUp();
  await account.switchPosition('p1');
  expect(complete).not.toHaveBeenCalled();
  expect(paths).toEqual([]);
});

it('logging out forgets the person, clears the screen and shows the sign-in screen', async () => {
  const { account, paths, calls } = setUp();
  await account.signOut();
  expect(calls[0]).toBe('signOut');
  expect(calls).toContain('subApps');
  expect(paths).toEqual(['/login']);
});

it('who wants to keep what they typed stays signed in, under the same position', async () => {
  const { account, paths, calls, complete, mayLeave } = setUp();
  mayLeave.mockResolvedValue(false);
  await account.switchPosition('p2');
  await account.signOut();
  expect(complete).not.toHaveBeenCalled();
  expect([calls, paths]).toEqual([[], []]);
});

it('a person who is sent to the sign-in screen reads there why', () => {
  const { account, calls, paths } = setUp();
  account.signInAgain('没有访问权限，请重新登录');
  expect(calls[0]).toBe('notice 没有访问权限，请重新登录');
  expect(paths).toEqual(['/login']);
});
