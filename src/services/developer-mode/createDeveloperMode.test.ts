import { createTestServices } from '../testing/createTestServices';
import { signIn } from '../testing/signIn';

const PATH = '/api/teapi/x';

function setUp() {
  const services = createTestServices();
  services.server.on(PATH, () => ({ resp_data: true }));
  signIn(services);
  const debugHeaders = async () => {
    await services.http.get(PATH, {}, { cache: 'none' });
    return services.server.received(PATH).at(-1)?.headers.get('debug') ?? null;
  };
  return { ...services, debugHeaders };
}

it('takes effect with the next call, when it begins and when it ends', async () => {
  const { developerMode, debugHeaders } = setUp();
  const listener = jest.fn();
  developerMode.subscribe(listener);
  expect([developerMode.get(), await debugHeaders()]).toEqual([false, null]);
  developerMode.set(true);
  expect([developerMode.get(), await debugHeaders()]).toEqual([true, '1']);
  developerMode.set(false);
  expect([developerMode.get(), await debugHeaders()]).toEqual([false, null]);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('stays through a switch of position and ends with the sign-out', () => {
  const { developerMode, session } = setUp();
  developerMode.set(true);
  const current = session.get();
  if (!current) throw new Error('Nobody is signed in');
  session.complete({ ...current, user: { ...current.user, positionId: 'post-2' } });
  expect(developerMode.get()).toBe(true);
  session.signOut();
  expect(developerMode.get()).toBe(false);
});

it('is not inherited by a person who signs in from another browser tab', () => {
  const { developerMode, session } = setUp();
  developerMode.set(true);
  const current = session.get();
  if (!current) throw new Error('Nobody is signed in');
  session.complete({ ...current, user: { ...current.user, accountCode: 'hd-zhang.wei' } });
  expect(developerMode.get()).toBe(false);
});
