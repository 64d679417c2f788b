import { createRandom } from '../random';
import { seedAccounts } from './seedAccounts';
import { TOKEN_TTL_MS, createSessions } from './sessions';

const [first] = seedAccounts();
if (!first) throw new Error('There are accounts');
const account = first;

function begin() {
  let now = 1_700_000_000_000;
  const sessions = createSessions(createRandom(1), () => now);
  return { sessions, wait: (ms: number) => (now += ms) };
}

it('identifies the account and binding of a token until it expires', () => {
  const { sessions, wait } = begin();
  const { token } = sessions.begin(account, { tenantCode: 'hd' });
  expect(sessions.identify(token)).toEqual({ account: account, binding: { tenantCode: 'hd' } });
  wait(TOKEN_TTL_MS);
  expect(() => sessions.identify(token)).toThrow('auth.token_expired');
});

it('keeps the binding of an older token when a later choice issues a new one', () => {
  const { sessions } = begin();
  const { token } = sessions.begin(account, { tenantCode: 'hd' });
  const bound = sessions.bind(token, { positionId: 'p' });
  expect(sessions.identify(token).binding).toEqual({ tenantCode: 'hd' });
  expect(sessions.identify(bound).binding).toEqual({ tenantCode: 'hd', positionId: 'p' });
});

it('renews the latest binding, once for each refresh token', () => {
  const { sessions } = begin();
  const { token, refreshToken } = sessions.begin(account, { tenantCode: 'hd' });
  sessions.bind(token, { positionId: 'p' });
  const renewed = sessions.refresh(refreshToken);
  expect(sessions.identify(renewed.token).binding).toEqual({ tenantCode: 'hd', positionId: 'p' });
  expect(() => sessions.refresh(refreshToken)).toThrow('auth.refresh_token_unknown');
  expect(() => sessions.refresh(renewed.refreshToken)).not.toThrow();
});

it('ends all sign-ins of an account, or all but one', () => {
  const { sessions } = begin();
  const [kept, other] = [sessions.begin(account, {}), sessions.begin(account, {})];
  sessions.endAll(account, kept.token);
  expect(() => sessions.identify(other.token)).toThrow('auth.token_unknown');
  expect(() => sessions.refresh(kept.refreshToken)).toThrow('auth.refresh_token_unknown');
  expect(sessions.identify(kept.token).account).toBe(account);
  sessions.endAll(account);
  expect(() => sessions.identify(kept.token)).toThrow('auth.token_unknown');
});
