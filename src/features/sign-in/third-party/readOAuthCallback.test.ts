import { memoryStorage } from '@/services/storage/memoryStorage';
import { createTestServices } from '@/services/testing/createTestServices';
import { keptRedirect, refuse } from '@/services/testing/fakeServer';
import { startThirdParty } from './startThirdParty';
import { readOAuthCallback } from './readOAuthCallback';

async function begin(redirect = '') {
  const tabStorage = memoryStorage();
  const leave = jest.fn<void, [string]>();
  const { server, api } = createTestServices();
  server.on('/api/auth/authorize', keptRedirect);
  await startThirdParty({ provider: 'worktalk', redirect }, { api, tabStorage, leave });
  const url = new URL(leave.mock.calls[0]?.[0] ?? '', 'http://host');
  return { tabStorage, url, state: url.searchParams.get('state') ?? '' };
}

it('leaves with a state that nobody can guess', async () => {
  const { url, state } = await begin();
  expect(`${url.pathname}?provider=${url.searchParams.get('provider')}`).toBe('/api/auth/authorize?provider=worktalk');
  expect(state).not.toBe((await begin()).state);
  expect(state.length).toBeGreaterThanOrEqual(16);
});

it('knows a sign-in that was begun in this tab, once, and where it was to lead', async () => {
  const { tabStorage, state } = await begin('/page?pagecode=orders');
  const query = `?provider=worktalk&code=c1&state=${state}`;
  expect(readOAuthCallback(query, tabStorage)).toEqual({
    arrived: { provider: 'worktalk', code: 'c1', error: '', isOwn: true },
    rest: '?redirect=%2Fpage%3Fpagecode%3Dorders',
  });
  expect(readOAuthCallback(query, tabStorage)?.arrived.isOwn).toBe(false);
});

it.each(['?provider=worktalk&code=c1&state=other', '?provider=worktalk&code=c1', '?provider=worktalk&code=c1&state='])(
  'knows that %s was begun elsewhere, and keeps waiting for its own',
  async (query) => {
    const { tabStorage, state } = await begin();
    expect(readOAuthCallback(query, tabStorage)?.arrived.isOwn).toBe(false);
    expect(readOAuthCallback(`?code=c2&state=${state}`, tabStorage)?.arrived.isOwn).toBe(true);
  },
);

it('does not take an empty state for its own when nothing was begun', () => {
  expect(readOAuthCallback('?code=c1&state=', memoryStorage())?.arrived.isOwn).toBe(false);
  expect(readOAuthCallback('?code=c1&state=x', memoryStorage({ 'atrium.thirdparty': '{broken' }))?.arrived.isOwn).toBe(
    false,
  );
});

it('hears a refusal', () => {
  expect(readOAuthCallback('?provider=worktalk&error=access_denied&state=x', memoryStorage())?.arrived).toEqual({
    provider: 'worktalk',
    code: '',
    error: 'access_denied',
    isOwn: false,
  });
});

it.each(['', '?redirect=%2Fpage', '?code=&state=x'])('%j brings nothing', (query) => {
  expect(readOAuthCallback(query, memoryStorage())).toBeUndefined();
});

it('stays, and begins nothing, when the platform does not lead to third parties', async () => {
  const tabStorage = memoryStorage();
  const leave = jest.fn();
  const { server, api } = createTestServices();
  server.on('/api/auth/authorize', () => refuse(404));
  const start = startThirdParty({ provider: 'worktalk', redirect: '' }, { api, tabStorage, leave });
  await expect(start).rejects.toMatchObject({ code: 'errors.notProvided' });
  expect([leave.mock.calls, tabStorage.getItem('atrium.thirdparty')]).toEqual([[], null]);
});
