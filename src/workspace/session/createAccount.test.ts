import { createAccount } from './createAccount';
import type { AccountDeps } from './createAccount';

const fields = { accountcode: 'li', positionid: 'p1', positionname: 'Manager', tenantname: 'East' };

function setUp() {
  const paths: string[] = [];
  const calls: string[] = [];
  const complete = jest.fn();
  const services = {
    api: { account: { info: jest.fn(() => Promise.resolve({ token: 'new', fields: { positionname: 'Admin', functioncodes: ['role'] } })) } },
    session: {
      get: () => ({ user: { positionId: 'p1', fields }, login: { tenantCode: 't' } }),
      credentials: () => ({ tokens: { token: 'old', refreshToken: 'r' } }),
      complete,
      signOut: () => calls.push('signOut'),
    },
    startUp: { set: (value: unknown) => calls.push(`startUp ${String(value)}`) },
    protocols: { clear: () => calls.push('protocols') },
    log: jest.fn(),
  } as unknown as AccountDeps['services'];
  const account = createAccount({
    services,
    router: { path: () => '/', outerQuery: () => '', push: jest.fn(), replace: (path) => paths.push(path), openWindow: jest.fn() },
    notices: { clear: () => calls.push('notices') },
    dialogs: { clear: () => calls.push('dialogs') },
    discardSubApps() {
      calls.push('subApps');
      return Promise.resolve();
    },
  });
  return { account, paths, calls, complete, services };
}

it('another position brings new rights and a new token, and start-up begins again', async () => {
  const { account, paths, calls, complete } = setUp();
  await account.switchPosition('p2');
  expect(complete).toHaveBeenCalledWith(
    { user: expect.objectContaining({ positionId: 'p2', positionName: 'Admin', tenantName: 'East', functionCodes: ['role'] }), login: { tenantCode: 't' } },
    { token: 'new', refreshToken: 'r' },
  );
  expect(calls).toEqual(['dialogs', 'notices', 'protocols', 'startUp undefined', 'subApps']);
  expect(paths).toEqual(['/loading']);
});

it('the present position again changes nothing', async () => {
  const { account, paths, complete } = setUp();
  await account.switchPosition('p1');
  expect(complete).not.toHaveBeenCalled();
  expect(paths).toEqual([]);
});

it('logging out forgets the person, clears the screen and shows the sign-in screen', () => {
  const { account, paths, calls } = setUp();
  account.signOut();
  expect(calls[0]).toBe('signOut');
  expect(calls).toContain('subApps');
  expect(paths).toEqual(['/login']);
});
