import { createSignIn } from '../../../src/features/sign-in/effects/createSignIn';
import type { SignIn } from '../../../src/features/sign-in/effects/createSignIn';
import { createTestServices } from '../../../src/services/testing/createTestServices';
import { createAccountModel } from '../../../src/workspace/session/accountModel';
import { startModels } from '../../../src/workspace/store/startModels';
import { DEMO_PASSWORD } from '../../../mock/domain/fixtures';
import { startControlledPlatform } from './support/controlledPlatform';
import type { PlatformServer } from './support/platformServer';

const FORTY_MINUTES_MS = 40 * 60_000;

let server: PlatformServer;
beforeAll(async () => {
  server = await startControlledPlatform();
});
afterAll(() => server.stop());

/** Resolves when the sign-in waits for input or is done. */
const settled = (signIn: SignIn) =>
  new Promise<void>((resolve) => {
    const isWaiting = () => ['credentials', 'positionChoice', 'done'].includes(signIn.state.get().step);
    signIn.state.subscribe(() => isWaiting() && resolve());
  });

it('signing in and switching positions work when every call renews a one-time token', async () => {
  await server.client().post('/api/__mock__/tokenlife', { ms: FORTY_MINUTES_MS });
  const services = createTestServices({ fetch: (path, init) => fetch(new URL(String(path), server.url), init) });
  const signIn = createSignIn({ services, onSignedIn: jest.fn() });

  const asked = settled(signIn);
  signIn.submit({ kind: 'password', userName: 'li.na', password: DEMO_PASSWORD, isRemembered: false });
  await asked;
  const state = signIn.state.get();
  if (state.step !== 'positionChoice') throw new Error(`The sign-in stands at ${state.step}`);
  const [first, second] = state.positions.map(({ positionId }) => positionId);
  const done = settled(signIn);
  signIn.send({ type: 'positionChosen', positionId: first ?? '' });
  await done;
  expect(services.session.get()?.user.positionId).toBe(first);
  await services.api.menu.all();

  const report = jest.fn();
  const account = createAccountModel({
    services,
    router: { replace: jest.fn(), path: () => '/' },
    notices: { clear: jest.fn(), report, textOf: String },
    closeLayers: jest.fn(),
    endDrafts: () => Promise.resolve(() => undefined),
    noteKeptInput: () => undefined,
    canLeave: () => Promise.resolve(true),
    discardSubApps: () => Promise.resolve(),
  });
  const { store } = startModels([account], report);
  await store.dispatch({ type: 'account/switchPosition', payload: second ?? '' });
  expect(report).not.toHaveBeenCalled();
  expect(services.session.get()?.user.positionId).toBe(second);
  await services.api.menu.all();

  const log = await server.client().get('/api/__mock__/log?path=/api/auth/refreshtoken');
  const statuses = log.data<{ status: number }[]>().map(({ status }) => status);
  expect(statuses.length).toBeGreaterThan(3);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
