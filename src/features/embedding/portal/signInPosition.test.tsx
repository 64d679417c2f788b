import { AppError } from '@/common/errors/appError';
import type { Services } from '@/services';
import type { Session } from '@/services/session/session';
import { signIn as signInPerson } from '@/services/testing/signIn';
import type { PositionSignIn } from './createEmbedding';
import { attach, settle, setUpFrame } from './testFrame';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A frame with this address, whose mount names the position p1, up to its first sign-in with this token. */
async function signedIn(search = '', token = {}) {
  const set = setUpFrame({ search });
  set.connect({ data: { options: { position: 'p1' } } });
  await set.enter();
  await set.answer({ token: 'abc', ...token });
  return set;
}

type Frame = Awaited<ReturnType<typeof signedIn>>;

/** The positions of all sign-ins until now. */
const positions = ({ deps }: Frame) =>
  deps.signInByLink.mock.calls.map(([{ positionId }]: [PositionSignIn]) => positionId);

/** Tenant, product and position of the last sign-in. */
const lastPlace = ({ deps }: Frame) => {
  const [{ tenantCode, productCode, positionId }] = deps.signInByLink.mock.lastCall as [PositionSignIn];
  return [tenantCode, productCode, positionId];
};

/** The sign-in that runs fails. */
async function fail(set: Frame, error: AppError) {
  const [, , onFailed] = set.deps.signInByLink.mock.lastCall as [unknown, unknown, (error: AppError) => void];
  onFailed(error);
  await set.answer({ token: 'def' });
}

const NOT_YOURS = new AppError('service', 'x', { status: 403, code: 'auth.position_not_yours' });

it('a frame that is loaded again goes on in the position that was chosen in it, a new one in that of its mount', async () => {
  const set = await signedIn();
  expect(positions(set)).toEqual(['p1']);
  signInPerson(set.services);
  attach(set);
  const again = await signedIn(`&position=${set.page.location.searchParams.get('position')}`);
  expect(positions(again)).toEqual(['post-1']);
});

it('a frame that is loaded again asks for no tenant and product that were chosen in it', async () => {
  const set = await signedIn();
  signInPerson(set.services);
  attach(set);
  const again = await signedIn(set.page.location.search.replace('?', '&'));
  expect(lastPlace(again)).toEqual(['hd', 'standard', 'post-1']);
});

it.each([
  ['the tenant', { tenant: 'hn' }, ['hn', '', 'p1']],
  ['the product', { product: 'CRM' }, ['hd', 'CRM', 'p2']],
])('a partner who names %s has the last word about it', async (_what, token, place) => {
  const set = await signedIn('&tenant=hd&product=standard&position=p2', token);
  expect(lastPlace(set)).toEqual(place);
});

it('a tenant that is not the person’s any more gives way to what the partner names', async () => {
  const set = await signedIn('&tenant=gone&product=standard&position=p1');
  await fail(set, new AppError('auth', 'x'));
  expect(lastPlace(set)).toEqual(['', '', 'p1']);
  expect(set.page.location.search).not.toContain('gone');
});

it.each([
  ['the platform says so', NOT_YOURS],
  ['the platform ends the session for it', new AppError('auth', 'x', { status: 401 })],
])('a position that is not the person’s any more is replaced by that of the mount where %s', async (_how, error) => {
  const set = await signedIn('&position=gone');
  await fail(set, error);
  expect(positions(set)).toEqual(['gone', 'p1']);
  expect(set.received.filter(({ name }) => name === 'authRequired')).toEqual([]);
});

it('the position of the mount has no replacement: the person reads that the sign-in was refused', async () => {
  const set = await signedIn('&position=gone');
  await fail(set, NOT_YOURS);
  await fail(set, NOT_YOURS);
  await set.enter();
  expect(positions(set)).toEqual(['gone', 'p1']);
  expect(set.received.at(-1)).toEqual({ type: 'event', name: 'authRequired', detail: { reason: 'refused' } });
});

it.each([
  ['a network that fails', new AppError('network', 'x')],
  ['a platform that fails', new AppError('service', 'x', { status: 503, code: 'errors.http.503' })],
  ['an answer that cannot be read', new AppError('service', 'x', { code: 'errors.badAnswer' })],
])('%s says nothing about the position: the next try asks for it again', async (_what, error) => {
  const set = await signedIn('&position=p2');
  await fail(set, error);
  await set.enter();
  set.embedding.signIn();
  await set.answer({ token: 'def' });
  expect(positions(set)).toEqual(['p2', 'p2']);
});

it.each([
  [
    'goes on in its position after the platform has ended it',
    (session: Services['session']) => session.expire(),
    'post-1',
  ],
  [
    'begins in that of the mount after the person has signed out',
    (session: Services['session']) => session.signOut(),
    'p1',
  ],
])('a session %s', async (_how, end, position) => {
  const set = await signedIn();
  signInPerson(set.services);
  const { stop } = attach(set);
  stop();
  end(set.services.session);
  await set.enter();
  set.embedding.signIn();
  await set.answer({ token: 'def' });
  expect(positions(set)).toEqual(['p1', position]);
});

it('an earlier entry of the history does not bring back the place of a person who has signed out', async () => {
  const set = await signedIn();
  signInPerson(set.services);
  const { stop } = attach(set);
  const { href } = set.page.location;
  stop();
  set.services.session.signOut();
  await set.enter();
  set.page.location.href = href;
  set.embedding.signIn();
  await set.answer({ token: 'def' });
  expect(lastPlace(set)).toEqual(['', '', 'p1']);
});

it('the address is that of the new workspace while the one before still ends, as React ends it', async () => {
  const set = await signedIn();
  signInPerson(set.services);
  const before = attach(set);
  const { user, login } = set.services.session.get() as Session;
  set.services.session.complete({ user: { ...user, positionId: 'post-2' }, login });
  // As single-spa does, which tells all routers of each change of the address.
  const announce = jest.fn();
  Object.assign(set.page.history, { replaceState: announce });
  const { navigation } = attach(set);
  before.stop();
  expect(announce).not.toHaveBeenCalled();
  expect(set.page.location.searchParams.get('position')).toBe('post-2');
  set.partner.postMessage({ type: 'call', id: 9, method: 'openTab', params: { route: '/undeal' } });
  await settle();
  expect(navigation.openRoute).toHaveBeenCalledTimes(1);
});
