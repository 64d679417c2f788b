import { createTestServices } from '@/services/testing/createTestServices';
import type { TestServices } from '@/services/testing/createTestServices';
import { createStrictPlatform, PLATFORM_PATHS } from '@/services/testing/strictPlatform';
import type { AuthRequest } from '../machine/authRequest';
import type { SignInState } from '../machine/state';
import { createSignIn } from './createSignIn';
import type { SignIn } from './createSignIn';

const MINUTE_MS = 60_000;
const PASSWORD: AuthRequest = { kind: 'password', userName: 'li.na', password: 'Atrium2026', isRemembered: false };

function setUp(options: Parameters<typeof createStrictPlatform>[1] = {}) {
  const services = createTestServices();
  const platform = createStrictPlatform(services.server, { ttlMs: 40 * MINUTE_MS, ...options });
  const onSignedIn = jest.fn();
  return { services, platform, onSignedIn, signIn: createSignIn({ services, onSignedIn }) };
}

/** Resolves when the sign-in has reached `step`. */
const reaches = async <Step extends SignInState['step']>(signIn: SignIn, step: Step) => {
  for (let turn = 0; turn < 200 && signIn.state.get().step !== step; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(signIn.state.get()).toMatchObject({ step });
  return signIn.state.get() as Extract<SignInState, { step: Step }>;
};

/** The stored tokens are valid: the next call refreshes them without an error. */
async function expectUsableSession(
  { server, records, session, http }: TestServices,
  platform: ReturnType<typeof createStrictPlatform>,
) {
  expect(records.read('atrium.tokens')).toMatchObject(platform.newest());
  expect(session.credentials()?.tokens.refreshToken).toBe(platform.newest().refreshtoken);
  await http.post(PLATFORM_PATHS.menu, {});
  expect(platform.refusals()).toEqual([]);
  expect(server.received(PLATFORM_PATHS.menu)).toHaveLength(1);
}

it('a password sign-in with tokens that live less than 45 minutes stores the renewed refresh token', async () => {
  const { services, platform, signIn } = setUp({ positions: ['p1'] });
  signIn.submit(PASSWORD);
  await reaches(signIn, 'done');
  await expectUsableSession(services, platform);
});

it('a link with 40 minutes left stores the renewed refresh token', async () => {
  const { services, platform, signIn } = setUp({ positions: ['p1'] });
  const { token, refreshtoken, tokenexpires } = platform.issue();
  const tokens = { token, refreshToken: refreshtoken, expiresAt: tokenexpires };
  const link = { tenantCode: '', productCode: '', positionId: '', userName: '', isRemembered: false };
  signIn.submit({ kind: 'link', link, tokens });
  await reaches(signIn, 'done');
  await expectUsableSession(services, platform);
});

it('a person with two positions signs in when a refresh has ended the old token', async () => {
  const { services, platform, signIn } = setUp({ positions: ['p1', 'p2'] });
  signIn.submit(PASSWORD);
  await reaches(signIn, 'positionChoice');
  signIn.send({ type: 'positionChosen', positionId: 'p2' });
  await reaches(signIn, 'done');
  await expectUsableSession(services, platform);
});

it('going back from the positions to the products after a refresh uses the renewed tokens', async () => {
  const { services, platform, signIn } = setUp({ positions: ['p1', 'p2'], products: ['standard', 'professional'] });
  signIn.submit(PASSWORD);
  const { authenticated } = await reaches(signIn, 'productChoice');
  const [standard, professional] = authenticated.answer.choices;
  if (!standard || !professional) throw new Error('two products are offered');
  signIn.send({ type: 'productChosen', choice: standard });
  await reaches(signIn, 'positionChoice');
  signIn.send({ type: 'wentBack' });
  await reaches(signIn, 'productChoice');
  signIn.send({ type: 'productChosen', choice: professional });
  await reaches(signIn, 'positionChoice');
  signIn.send({ type: 'positionChosen', positionId: 'p1' });
  await reaches(signIn, 'done');
  expect(services.server.received(PLATFORM_PATHS.choose)[1]?.headers.get('pvcode')).toBeNull();
  expect(services.session.get()?.login.productVersionCode).toBe('professional');
  await expectUsableSession(services, platform);
});

it('no step of a sign-in holds a token', async () => {
  const { platform, signIn } = setUp({ positions: ['p1', 'p2'] });
  const { token, refreshtoken, tokenexpires } = platform.issue();
  const tokens = { token, refreshToken: refreshtoken, expiresAt: tokenexpires };
  const steps: string[] = [];
  signIn.state.subscribe(() => steps.push(JSON.stringify(signIn.state.get())));
  signIn.submit({
    kind: 'link',
    tokens,
    link: { tenantCode: '', productCode: '', positionId: '', userName: '', isRemembered: false },
  });
  await reaches(signIn, 'positionChoice');
  signIn.send({ type: 'positionChosen', positionId: 'p1' });
  await reaches(signIn, 'done');
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.filter((step) => /token-|refresh-/.test(step))).toEqual([]);
});
