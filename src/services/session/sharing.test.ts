import { createRecords } from '../storage/records';
import { memoryStorage } from '../storage/memoryStorage';
import { createTestBrowser } from '../testing/createTestBrowser';
import { refuse } from '../testing/fakeServer';
import { signIn } from '../testing/signIn';
import { createSession } from './createSession';

const PATH = '/api/teapi/any';

function twoTabs() {
  const browser = createTestBrowser();
  browser.server.on(PATH, () => ({ resp_data: 1 }));
  const first = browser.openTab();
  signIn(first);
  const second = browser.openTab();
  const heard = { over: jest.fn(), replaced: jest.fn() };
  second.onSessionOver(heard.over);
  second.onSessionReplaced(heard.replaced);
  return { browser, first, second, heard };
}

it('signing out in one tab ends the session of the other at once and cancels its calls', async () => {
  const { first, second, heard } = twoTabs();
  const late = second.http.post(PATH, {});
  first.session.signOut();
  expect(second.session.get()).toBeUndefined();
  expect(second.session.credentials()).toBeUndefined();
  expect([first, second].map(({ session }) => session.signOutReason.get())).toEqual([undefined, { kind: 'elsewhere' }]);
  expect(heard.over).toHaveBeenCalledTimes(1);
  await expect(late).rejects.toMatchObject({ kind: 'cancelled' });
});

it('a session ended by the server in one tab ends in the other as expired', async () => {
  const { browser, first, second, heard } = twoTabs();
  browser.server.on(PATH, () => refuse(401));
  browser.server.on('/api/auth/refreshtoken', () => refuse(401));
  await expect(first.http.post(PATH, {})).rejects.toMatchObject({ kind: 'auth' });
  expect(second.session.get()).toBeUndefined();
  expect([first, second].map(({ session }) => session.signOutReason.get())).toEqual([
    { kind: 'expired' },
    { kind: 'expired' },
  ]);
  expect(heard.over).toHaveBeenCalledTimes(1);
});

it('a change of account or position in one tab applies to the other', () => {
  const { first, second, heard } = twoTabs();
  signIn(first, { accountCode: 'hd-zhang.wei' }, { token: 'token-2', refreshToken: 'refresh-2' });
  expect(second.session.get()).toEqual(first.session.get());
  expect(second.session.credentials()?.tokens.token).toBe('token-2');
  expect(heard.replaced).toHaveBeenCalledTimes(1);
});

it('a sign-in in one tab signs in a tab without a session', () => {
  const browser = createTestBrowser();
  const waiting = browser.openTab();
  signIn(browser.openTab());
  expect(waiting.session.get()?.user.userName).toBe('李娜');
});

it('a change of the session in another tab does not cancel a sign-in in progress', async () => {
  const { first, second } = twoTabs();
  second.session.begin({ token: 'link', refreshToken: 'link-refresh' });
  const duringSignIn = second.http.post(PATH, {});
  signIn(first, { accountCode: 'hd-zhang.wei' }, { token: 'token-2', refreshToken: 'refresh-2' });
  expect(await duringSignIn).toBe(1);
  const duringSignOut = second.http.post(PATH, { again: true });
  first.session.signOut();
  expect(await duringSignOut).toBe(1);
  expect(second.session.credentials()?.tokens.token).toBe('link');
  second.session.abandon();
  expect(second.session.credentials()).toBeUndefined();
});

it('a suspended tab that missed messages reads the session when it resumes', () => {
  const browser = createTestBrowser();
  const first = browser.openTab();
  signIn(first);
  let wake: () => void = () => undefined;
  const asleep = {
    post: () => undefined,
    listen: () => () => undefined,
    onWake: (listener: () => void) => {
      wake = listener;
      return () => undefined;
    },
  };
  const second = browser.openTab({ tabs: asleep });
  const [over, replaced] = [jest.fn(), jest.fn()];
  second.onSessionOver(over);
  second.onSessionReplaced(replaced);

  wake();
  expect([over.mock.calls.length, replaced.mock.calls.length]).toEqual([0, 0]);
  signIn(first, { accountCode: 'hd-zhang.wei' });
  wake();
  expect(replaced).toHaveBeenCalledTimes(1);
  first.session.signOut();
  wake();
  expect(over).toHaveBeenCalledTimes(1);
  expect(second.session.get()).toBeUndefined();
});

/** Two tabs whose messages are late, and what they store. */
function tabsWithLateMessages() {
  const storage = memoryStorage();
  const late: (() => void)[] = [];
  let count = 0;
  const tabs: ReturnType<typeof createSession>[] = [];
  const openTab = () => {
    const tab = createSession({
      records: createRecords(storage),
      newId: () => `session-${(count += 1)}`,
      share: (message) =>
        tabs.filter((other) => other !== tab).forEach((other) => late.push(() => other.receive(message))),
    });
    tabs.push(tab);
    return tab;
  };
  const deliver = () => {
    while (late.length > 0) late.shift()?.();
  };
  return { storage, openTab, deliver };
}

it.each([
  ['nobody', undefined],
  ['somebody else', { token: 'of the next', refreshToken: 'next' }],
])('tokens that one tab renews while another signs out are not stored for %s', (_who, next) => {
  const { storage, openTab, deliver } = tabsWithLateMessages();
  const first = openTab();
  const spent = { token: 'old', refreshToken: 'once' };
  signIn({ session: first }, {}, spent);
  const second = openTab();
  first.signOut();
  if (next) signIn({ session: first }, { accountCode: 'hd-zhang.wei' }, next);
  second.renewTokens(spent, { token: 'renewed', refreshToken: 'renewed too' });
  deliver();
  expect(storage.keys().filter((key) => storage.getItem(key)?.includes('renewed'))).toEqual([]);
  expect(openTab().credentials()?.tokens).toEqual(next);
});

it('tokens that were stored before a tab could see the sign-out of another are removed with its message', () => {
  const { storage, openTab, deliver } = tabsWithLateMessages();
  const first = openTab();
  signIn({ session: first });
  openTab();
  const stored = storage.getItem('atrium.tokens') ?? '';
  first.signOut();
  // A browser shows a change of another process late.
  storage.setItem('atrium.tokens', stored);
  deliver();
  expect(storage.getItem('atrium.tokens')).toBeNull();
});

it('a refresh in one tab during a change of position in another leaves both with valid tokens', () => {
  const { openTab, deliver } = tabsWithLateMessages();
  const first = openTab();
  signIn({ session: first });
  const second = openTab();
  const [session, spent] = [first.get(), first.credentials()?.tokens];
  if (!session || !spent) throw new Error('somebody is signed in');

  first.complete(session, 'of the position');
  second.renewTokens(spent, { token: 'of the refresh', refreshToken: 'refresh-2' });
  deliver();
  const tokens = { token: 'of the position', refreshToken: 'refresh-2' };
  expect([first, second].map((tab) => tab.credentials()?.tokens)).toEqual([tokens, tokens]);
  expect(openTab().credentials()?.tokens).toMatchObject(tokens);
});

it('a message of another product version is ignored', () => {
  const browser = createTestBrowser();
  let hear: (message: unknown) => void = () => undefined;
  const tab = browser.openTab({
    tabs: {
      post: () => undefined,
      listen: (listener) => {
        hear = listener;
        return () => undefined;
      },
      onWake: () => () => undefined,
    },
  });
  signIn(tab);
  [undefined, 'ended', { kind: 'ended' }, { kind: 'began', id: 'x', tokens: {} }, { kind: 'later', id: 'x' }].forEach(
    hear,
  );
  expect(tab.session.get()).toBeDefined();
});
