import { memoryStorage } from '@/services/storage/memoryStorage';
import { createTestServices } from '@/services/testing/createTestServices';
import { keptRedirect, refuse } from '@/services/testing/fakeServer';
import { startThirdParty } from '../effects/startThirdParty';
import { createOAuthCallback, readOAuthCallback } from './oauthCallback';

async function begin(redirect = '') {
  const tabStorage = memoryStorage();
  const leave = jest.fn<void, [string]>();
  const { server, api } = createTestServices();
  server.on('/api/auth/authorize', keptRedirect);
  await startThirdParty({ provider: 'worktalk', redirect }, { api, tabStorage, leave });
  const url = new URL(leave.mock.calls[0]?.[0] ?? '', 'http://host');
  return { tabStorage, url, state: url.searchParams.get('state') ?? '' };
}

it('sends a random state to the identity provider', async () => {
  const { url, state } = await begin();
  expect(`${url.pathname}?provider=${url.searchParams.get('provider')}`).toBe('/api/auth/authorize?provider=worktalk');
  expect(state).not.toBe((await begin()).state);
  expect(state.length).toBeGreaterThanOrEqual(16);
});

it('recognises a sign-in that this tab has started, once, and its redirect', async () => {
  const { tabStorage, state } = await begin('/page?pagecode=orders');
  const query = `?provider=worktalk&code=c1&state=${state}`;
  expect(readOAuthCallback(query, tabStorage)).toEqual({
    response: { provider: 'worktalk', code: 'c1', error: '', isStartedHere: true },
    rest: '?redirect=%2Fpage%3Fpagecode%3Dorders',
  });
  expect(readOAuthCallback(query, tabStorage)?.response.isStartedHere).toBe(false);
});

it.each(['?provider=worktalk&code=c1&state=other', '?provider=worktalk&code=c1', '?provider=worktalk&code=c1&state='])(
  'takes %s for a sign-in started elsewhere and keeps its own state',
  async (query) => {
    const { tabStorage, state } = await begin();
    expect(readOAuthCallback(query, tabStorage)?.response.isStartedHere).toBe(false);
    expect(readOAuthCallback(`?code=c2&state=${state}`, tabStorage)?.response.isStartedHere).toBe(true);
  },
);

it('does not accept an empty state when no sign-in was started', () => {
  expect(readOAuthCallback('?code=c1&state=', memoryStorage())?.response.isStartedHere).toBe(false);
  expect(
    readOAuthCallback('?code=c1&state=x', memoryStorage({ 'atrium.thirdparty': '{broken' }))?.response.isStartedHere,
  ).toBe(false);
});

it('reads a refusal', () => {
  expect(readOAuthCallback('?provider=worktalk&error=access_denied&state=x', memoryStorage())?.response).toEqual({
    provider: 'worktalk',
    code: '',
    error: 'access_denied',
    isStartedHere: false,
  });
});

it.each(['', '?redirect=%2Fpage', '?code=&state=x'])('finds no response in %j', (query) => {
  expect(readOAuthCallback(query, memoryStorage())).toBeUndefined();
});

it('does not leave the page and stores no state when the platform has no third parties', async () => {
  const tabStorage = memoryStorage();
  const leave = jest.fn();
  const { server, api } = createTestServices();
  server.on('/api/auth/authorize', () => refuse(404));
  const start = startThirdParty({ provider: 'worktalk', redirect: '' }, { api, tabStorage, leave });
  await expect(start).rejects.toMatchObject({ code: 'errors.notProvided' });
  expect([leave.mock.calls, tabStorage.getItem('atrium.thirdparty')]).toEqual([[], null]);
});

describe('the callback of the screen', () => {
  function setUp() {
    const replace = jest.fn();
    return { replace, callback: createOAuthCallback({ tabStorage: memoryStorage(), replace }) };
  }

  it('removes the code from the address at once, leaves the redirect, and keeps the code in memory', () => {
    const { callback, replace } = setUp();
    callback.readQuery('?provider=worktalk&code=c1&state=s&redirect=%2Fpage');
    expect(replace.mock.calls).toEqual([['?redirect=%2Fpage']]);
    expect(callback.get()).toMatchObject({ provider: 'worktalk', code: 'c1' });
  });

  it('keeps the response when the cleaned address is read again', () => {
    const { callback, replace } = setUp();
    callback.readQuery('?provider=worktalk&code=c1&state=s');
    callback.readQuery('');
    expect(replace).toHaveBeenCalledTimes(1);
    expect(callback.get()?.code).toBe('c1');
  });
});
