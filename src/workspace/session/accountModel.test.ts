import { AppError } from '@/common/errors/appError';
import { toWire } from '@/services/session/sharedSession';
import { createTestServices } from '@/services/testing/createTestServices';
import { refuse } from '@/services/testing/fakeServer';
import { signIn } from '@/services/testing/signIn';
import { createStrictPlatform, PLATFORM_PATHS } from '@/services/testing/strictPlatform';
import { startModels } from '../store/startModels';
import { createAccountModel } from './accountModel';

const MINUTE_MS = 60_000;

function setUp() {
  let hear: (message: unknown) => void = () => undefined;
  const quiet = () => undefined;
  const listen = (listener: typeof hear) => {
    hear = listener;
    return quiet;
  };
  const services = createTestServices({ tabs: { post: quiet, listen, onWake: () => quiet } });
  const platform = createStrictPlatform(services.server, { positions: ['p1', 'p2'] });
  const { token, refreshtoken, tokenexpires } = platform.issue();
  signIn(services, {}, { token, refreshToken: refreshtoken, expiresAt: tokenexpires });
  const paths: string[] = [];
  const calls: string[] = [];
  const report = jest.fn();
  const endDrafts = jest.fn((_options: { hasQuestion: boolean }) =>
    Promise.resolve<(() => void) | undefined>(() => undefined),
  );
  const canLeave = jest.fn(() => Promise.resolve(true));
  const model = createAccountModel({
    services,
    router: { replace: (path) => paths.push(path), path: () => '/navigationmgr' },
    notices: { clear: () => calls.push('notices'), report, textOf: services.errors.text },
    endDrafts,
    closeLayers: () => calls.push('layers'),
    canLeave,
    noteKeptInput: () => calls.push('keptInput'),
    discardSubApps() {
      calls.push('subApps');
      return Promise.resolve();
    },
  });
  const onError = jest.fn();
  const { store } = startModels([model], onError);
  const account = {
    switchPosition: (positionId: string) => store.dispatch({ type: 'account/switchPosition', payload: positionId }),
    signOut: (notice?: string) =>
      store.dispatch({ type: 'account/signOut', payload: notice === undefined ? {} : { notice } }),
  };
  const replaceElsewhere = () => {
    const session = services.session.get();
    if (session) hear(toWire({ kind: 'began', id: 'other', session, tokens: { token: 't', refreshToken: 'r' } }));
  };
  return {
    services,
    replaceElsewhere,
    platform,
    store,
    account,
    paths,
    calls,
    report,
    canLeave,
    endDrafts,
    onError,
  };
}

it('another position brings new rights and a new token, and start-up begins again', async () => {
  const { services, platform, account, paths, calls } = setUp();
  await account.switchPosition('p2');
  expect(services.session.get()).toMatchObject({
    login: { tenantCode: 'hd', productVersionCode: 'standard' },
    user: { positionId: 'p2', positionName: 'p2', tenantName: '华东', functionCodes: ['at-p2'] },
  });
  expect(services.records.read('atrium.tokens')).toMatchObject(platform.newest());
  expect(calls).toEqual(['layers', 'notices', 'subApps']);
  expect(paths).toEqual(['/loading']);
});

it('the user record contains nothing of the earlier position', async () => {
  const { services, account } = setUp();
  services.server.on(PLATFORM_PATHS.accountInfo, () => ({
    resp_data: { positions: [{ positionid: 'p2' }], functioncodes: ['order'] },
  }));
  expect(services.session.get()?.user).toMatchObject({ userName: '李娜', functionCodes: ['order.view'] });
  await account.switchPosition('p2');
  expect(services.session.get()?.user).toMatchObject({
    accountCode: 'hd-li.na',
    tenantName: '华东销售公司',
    positionId: 'p2',
    userName: 'hd-li.na',
    positionName: '',
    orgName: '',
    functionCodes: ['order'],
  });
});

it('a switch with an expired token stores the renewed refresh token', async () => {
  const { services, platform, account } = setUp();
  platform.expire();
  await account.switchPosition('p2');
  expect(services.records.read('atrium.tokens')).toMatchObject(platform.newest());
  await services.http.post(PLATFORM_PATHS.menu, {});
  expect(platform.refusals()).toEqual([PLATFORM_PATHS.accountInfo]);
});

it('a switch with less than 45 minutes left stores the renewed refresh token', async () => {
  const { services, platform, account } = setUp();
  const { token, refreshtoken } = platform.newest();
  signIn(services, {}, { token, refreshToken: refreshtoken, expiresAt: Date.now() + 40 * MINUTE_MS });
  await account.switchPosition('p2');
  expect(services.records.read('atrium.tokens')).toMatchObject(platform.newest());
  expect(platform.refusals()).toEqual([]);
});

describe('a switch that fails', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['the server refuses it', () => refuse(500, 'login.contact_admin', 600), 'login.contact_admin'],
    ['the line is cut', () => Promise.reject(new TypeError('Failed to fetch')), 'errors.network'],
    [
      'the account has no positions',
      () => ({ resp_data: { functioncodes: ['a'], positions: [] } }),
      'login.account_disabled',
    ],
    ['the answer has no data', () => ({ resp_data: null }), 'login.account_disabled'],
    [
      'the position has no function codes',
      () => ({ resp_data: { positions: [{ positionid: 'p2' }] } }),
      'login.no_permission_group',
    ],
    [
      'the answer is about another person',
      () => ({ resp_data: { accountcode: 'x', positions: [{ positionid: 'p2' }], functioncodes: ['a'] } }),
      'login.other_account',
    ],
  ])(
    'because %s shows the error, stores nothing, and opens the sign-in screen after two seconds',
    async (_why, answer, code) => {
      const { services, account, paths, report } = setUp();
      const before = services.records.read('atrium.user');
      services.server.on(PLATFORM_PATHS.accountInfo, answer);
      await account.switchPosition('p2');
      expect(report).toHaveBeenCalledWith(expect.objectContaining({ code }));
      expect(services.records.read('atrium.user')).toEqual(before);
      jest.advanceTimersByTime(1999);
      expect(paths).toEqual([]);
      jest.advanceTimersByTime(1);
      expect(paths).toEqual(['/login']);
      expect(services.session.get()).toBeUndefined();
      expect(services.session.signOutReason.get()).toMatchObject({ kind: 'notice' });
    },
  );

  it('does not redirect when another tab has signed in meanwhile', async () => {
    const { services, account, paths } = setUp();
    services.server.on(PLATFORM_PATHS.accountInfo, () => refuse(503));
    await account.switchPosition('p2');
    signIn(services);
    jest.advanceTimersByTime(2000);
    expect(paths).toEqual([]);
    expect(services.session.get()).toBeDefined();
  });

  it('because the session has expired is handled as an expired session', async () => {
    const { services, account, paths, report } = setUp();
    services.server.on(PLATFORM_PATHS.accountInfo, () => refuse(401));
    services.server.on(PLATFORM_PATHS.refresh, () => refuse(401));
    await account.switchPosition('p2');
    jest.advanceTimersByTime(2000);
    expect(report).not.toHaveBeenCalled();
    expect(paths).toEqual([]);
    expect(services.session.signOutReason.get()).toEqual({ kind: 'expired' });
  });
});

it('the present position again changes nothing', async () => {
  const { services, account, paths } = setUp();
  await account.switchPosition('post-1');
  expect(services.server.received(PLATFORM_PATHS.accountInfo)).toEqual([]);
  expect(paths).toEqual([]);
});

it('a restart of the position starts up again and returns to the page in front', async () => {
  const { services, store, paths, calls, canLeave } = setUp();
  canLeave.mockResolvedValueOnce(false);
  await store.dispatch({ type: 'account/restart' });
  expect([paths, calls]).toEqual([[], []]);
  await store.dispatch({ type: 'account/restart' });
  expect(paths).toEqual(['/loading?redirect=%2Fnavigationmgr']);
  expect(calls).toEqual(['layers', 'notices', 'subApps']);
  expect(services.startUp.get()).toBeUndefined();
  expect(services.session.get()?.user.positionId).toBe('post-1');
});

it('signing out deletes the session and shows the sign-in screen', async () => {
  const { services, account, paths, calls } = setUp();
  await account.signOut();
  expect(services.session.get()).toBeUndefined();
  expect(calls).toContain('subApps');
  expect(paths).toEqual(['/login']);
});

it('a person who signs out is asked about drafts first, and they are deleted before the session ends and the pages close', async () => {
  const { account, services, endDrafts, calls, paths } = setUp();
  endDrafts.mockImplementation(() => {
    calls.push('question');
    return Promise.resolve(() => calls.push(services.session.get() ? 'drafts' : 'too late'));
  });
  await account.signOut();
  expect(calls).toEqual(['question', 'drafts', 'layers', 'notices', 'subApps']);
  expect(paths).toEqual(['/login']);
});

it('a person who answers neither stays signed in, and a second press asks no second time', async () => {
  const { account, endDrafts, services, paths } = setUp();
  endDrafts.mockResolvedValue(undefined);
  await expect(Promise.all([account.signOut(), account.signOut()])).resolves.toEqual([false, false]);
  expect(endDrafts).toHaveBeenCalledTimes(1);
  expect([services.session.get() !== undefined, paths]).toEqual([true, []]);
});

it('where the session is ended for another reason, only what the person has given up is deleted, without a question', async () => {
  const { account, endDrafts, services, calls } = setUp();
  endDrafts.mockResolvedValue(() => calls.push('drafts'));
  await account.signOut('没有访问权限，请重新登录');
  expect(endDrafts.mock.calls).toEqual([[{ hasQuestion: false }]]);
  expect(calls).toEqual(['drafts', 'layers', 'notices', 'subApps']);
  expect(services.session.get()).toBeUndefined();
});

it('an end for another reason does not wait for the answer of a person who signs out', async () => {
  const { account, endDrafts, services } = setUp();
  endDrafts.mockImplementationOnce(() => new Promise(() => undefined));
  void account.signOut();
  await account.signOut('没有访问权限，请重新登录');
  expect(services.session.get()).toBeUndefined();
});

it('a user who keeps the unsaved input stays signed in with the same position', async () => {
  const { services, account, paths, calls, canLeave } = setUp();
  canLeave.mockResolvedValue(false);
  await account.switchPosition('p2');
  await account.signOut();
  expect(services.session.get()?.user.positionId).toBe('post-1');
  expect([calls, paths]).toEqual([[], []]);
});

it('input and another switch are blocked from the confirmation of a switch until the workspace is unmounted', async () => {
  const { services, store, account, canLeave, paths } = setUp();
  const states: boolean[] = [];
  let last = false;
  store.subscribe(() => {
    const { isSwitching } = store.getState().account;
    if (isSwitching !== last) states.push(isSwitching);
    last = isSwitching;
  });
  canLeave.mockResolvedValueOnce(false);
  await account.switchPosition('p2');
  expect(states).toEqual([]);
  const first = account.switchPosition('p2');
  await Promise.resolve();
  await account.switchPosition('post-3');
  await first;
  expect(services.server.received(PLATFORM_PATHS.accountInfo).map(({ body }) => body)).toEqual([
    expect.objectContaining({ positionid: 'p2' }),
  ]);
  expect([states, paths]).toEqual([[true], ['/loading']]);
});

it('a user who stays after the question is not sent to the sign-in screen', async () => {
  const { services, account, canLeave, paths } = setUp();
  canLeave.mockResolvedValue(false);
  await expect(account.signOut('没有访问权限，请重新登录')).resolves.toBe(false);
  expect([paths, services.session.get() === undefined]).toEqual([[], false]);
});

it('an error while the person is asked is reported, and the position stays', async () => {
  const { account, canLeave, onError, services } = setUp();
  const failure = new AppError('bug', 'broken');
  canLeave.mockRejectedValue(failure);
  await expect(account.switchPosition('p2')).rejects.toMatchObject({ kind: 'cancelled' });
  expect(onError.mock.lastCall?.[0]).toBe(failure);
  expect(services.session.get()?.user.positionId).toBe('post-1');
});

it('everything of the session is closed when the server ends it', async () => {
  const { services, calls } = setUp();
  services.server.on(PLATFORM_PATHS.menu, () => refuse(401));
  services.server.on(PLATFORM_PATHS.refresh, () => refuse(401));
  await expect(services.http.post(PLATFORM_PATHS.menu, {})).rejects.toMatchObject({ kind: 'auth' });
  expect(calls).toEqual(['layers', 'notices', 'subApps']);
});

it('another window that replaces the session closes everything, after the unsaved input is noted', () => {
  const { services, replaceElsewhere, calls } = setUp();
  replaceElsewhere();
  expect(services.session.id()).toBe('other');
  expect(calls).toEqual(['keptInput', 'layers', 'notices', 'subApps']);
});

it('the sign-in screen shows the reason of a redirect', async () => {
  const { account, services, paths } = setUp();
  await expect(account.signOut('没有访问权限，请重新登录')).resolves.toBe(true);
  expect(services.session.signOutReason.get()).toEqual({ kind: 'notice', text: '没有访问权限，请重新登录' });
  expect(paths).toEqual(['/login']);
});
