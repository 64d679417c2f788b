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

describe('the devices on which a person is signed in', () => {
  const [, second] = seedAccounts();
  if (!second) throw new Error('There are accounts');
  const other = second;

  it('are listed with the current one first, then the last used; those of other people are not', () => {
    const { sessions, wait } = begin();
    const first = sessions.begin(account, { tenantCode: 'hd' }, 'Chrome 142 · Windows');
    sessions.begin(other, {}, 'Firefox 130');
    wait(60_000);
    sessions.begin(account, {}, 'iPhone');
    wait(60_000);
    const { token } = sessions.begin(account, {}, 'iPad');
    wait(60_000);
    sessions.identify(first.token);
    const listed = sessions.signInsOf(account, token).map(({ device, isCurrent }) => [device, isCurrent]);
    expect(listed).toEqual([
      ['iPad', true],
      ['Chrome 142 · Windows', false],
      ['iPhone', false],
    ]);
  });

  it('remain listed through a renewal and a choice of position', () => {
    const { sessions } = begin();
    const { token, refreshToken } = sessions.begin(account, {}, 'iPad');
    sessions.bind(token, { tenantCode: 'nf' });
    const renewed = sessions.refresh(refreshToken);
    expect(sessions.signInsOf(account, renewed.token)).toEqual([
      expect.objectContaining({ device: 'iPad', tenantCode: 'nf', isCurrent: true }),
    ]);
  });

  it('can be signed out: their tokens are refused from then on', () => {
    const { sessions } = begin();
    const [here, there] = [sessions.begin(account, {}), sessions.begin(account, {})];
    const ids = sessions.signInsOf(account, here.token).flatMap(({ id, isCurrent }) => (isCurrent ? [] : [id]));
    expect([sessions.end(account, here.token, ids), sessions.end(account, here.token, ids)]).toEqual([1, 0]);
    expect(() => sessions.identify(there.token)).toThrow('auth.token_unknown');
    expect(() => sessions.refresh(there.refreshToken)).toThrow('auth.refresh_token_unknown');
    expect(sessions.signInsOf(account, here.token)).toHaveLength(1);
  });

  it('cannot be signed out by another person, nor can the current one', () => {
    const { sessions } = begin();
    const [mine, theirs] = [sessions.begin(account, {}), sessions.begin(other, {})];
    const idOf = (whose: typeof account, token: string) => sessions.signInsOf(whose, token)[0]?.id ?? '';
    expect(sessions.end(account, mine.token, [idOf(other, theirs.token)])).toBe(0);
    expect(sessions.identify(theirs.token).account).toBe(other);
    expect(() => sessions.end(account, mine.token, [idOf(account, mine.token)])).toThrow('session.current');
  });
});
