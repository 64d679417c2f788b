import { createRandom } from '../random';
import { seedAccounts } from './seedAccounts';
import { TOKEN_LIFE_MS, createSessions } from './sessions';

const [account] = seedAccounts();
if (!account) throw new Error('There are accounts');
const someone = account;

function begin() {
  let now = 1_700_000_000_000;
  const sessions = createSessions(createRandom(1), () => now);
  return { sessions, wait: (ms: number) => (now += ms) };
}

it('knows whom a token speaks for until it expires', () => {
  const { sessions, wait } = begin();
  const { token } = sessions.begin(someone, { tenantCode: 'hd' });
  expect(sessions.identify(token)).toEqual({ account: someone, binding: { tenantCode: 'hd' } });
  wait(TOKEN_LIFE_MS);
  expect(() => sessions.identify(token)).toThrow('auth.token_expired');
});

it('lets an older token keep its meaning when a later choice gives a new one', () => {
  const { sessions } = begin();
  const { token } = sessions.begin(someone, { tenantCode: 'hd' });
  const bound = sessions.bind(token, { positionId: 'p' });
  expect(sessions.identify(token).binding).toEqual({ tenantCode: 'hd' });
  expect(sessions.identify(bound).binding).toEqual({ tenantCode: 'hd', positionId: 'p' });
});

it('renews what was chosen last, once for each refresh token', () => {
  const { sessions } = begin();
  const { token, refreshToken } = sessions.begin(someone, { tenantCode: 'hd' });
  sessions.bind(token, { positionId: 'p' });
  const renewed = sessions.refresh(refreshToken);
  expect(sessions.identify(renewed.token).binding).toEqual({ tenantCode: 'hd', positionId: 'p' });
  expect(() => sessions.refresh(refreshToken)).toThrow('auth.refresh_token_unknown');
  expect(() => sessions.refresh(renewed.refreshToken)).not.toThrow();
});

it('ends all sign-ins of an account, or all but one', () => {
  const { sessions } = begin();
  const [kept, other] = [sessions.begin(someone, {}), sessions.begin(someone, {})];
  sessions.endAll(someone, kept.token);
  expect(() => sessions.identify(other.token)).toThrow('auth.token_unknown');
  expect(() => sessions.refresh(kept.refreshToken)).toThrow('auth.refresh_token_unknown');
  expect(sessions.identify(kept.token).account).toBe(someone);
  sessions.endAll(someone);
  expect(() => sessions.identify(kept.token)).toThrow('auth.token_unknown');
});
