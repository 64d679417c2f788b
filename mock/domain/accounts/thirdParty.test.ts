import { IDENTITY_IDS } from '../fixtures';
import { createRandom } from '../random';
import type { Account } from './account';
import type { Identity } from './identities';
import { IDENTITIES, createBindings } from './identities';
import { seedAccounts } from './seedAccounts';
import { AUTH_CODE_TTL_MS, BIND_TTL_MS, redeemAuthCode, identityToBind } from './thirdParty';
import { createTickets } from './tickets';

const identity = (id: string) => IDENTITIES.find((known) => known.id === id) as Identity;

function begin() {
  let now = 1_700_000_000_000;
  const accounts = seedAccounts();
  const context = {
    bindings: createBindings(accounts),
    authCodes: createTickets<Identity>(createRandom(1), () => now, AUTH_CODE_TTL_MS),
    bindTickets: createTickets<Identity>(createRandom(2), () => now, BIND_TTL_MS),
  };
  return { world: context, accounts, wait: (ms: number) => (now += ms) };
}

it('returns the account of a bound identity, once for each code', () => {
  const { world } = begin();
  const code = world.authCodes.issue(identity(IDENTITY_IDS.liNa));
  expect(redeemAuthCode(world, 'worktalk', code)).toMatchObject({ account: { username: 'li.na' } });
  expect(() => redeemAuthCode(world, 'worktalk', code)).toThrow('login.auth_code_invalid');
});

it('issues a ticket for an unbound identity and returns its account after binding', () => {
  const { world, accounts } = begin();
  const newcomer = identity(IDENTITY_IDS.newcomer);
  const outcome = redeemAuthCode(world, 'worktalk', world.authCodes.issue(newcomer));
  expect(outcome).toMatchObject({ identity: { name: '新同事' } });
  expect(identityToBind(world, 'bindTicket' in outcome ? outcome.bindTicket : '')).toBe(newcomer);
  world.bindings.bind(newcomer, accounts[7] as Account);
  expect(redeemAuthCode(world, 'worktalk', world.authCodes.issue(newcomer))).toMatchObject({
    account: { username: 'zheng.hao' },
  });
});

it('rejects a code of another provider, an unknown code and one older than five minutes', () => {
  const { world, wait } = begin();
  const code = world.authCodes.issue(identity(IDENTITY_IDS.zhangWei));
  expect(() => redeemAuthCode(world, 'elsewhere', code)).toThrow('login.auth_code_invalid');
  expect(() => redeemAuthCode(world, 'worktalk', 'made-up')).toThrow('login.auth_code_invalid');
  wait(AUTH_CODE_TTL_MS);
  expect(() => redeemAuthCode(world, 'worktalk', code)).toThrow('login.auth_code_invalid');
});

it('rejects a bind ticket older than ten minutes', () => {
  const { world, wait } = begin();
  const ticket = world.bindTickets.issue(identity(IDENTITY_IDS.newcomer));
  wait(BIND_TTL_MS);
  expect(() => identityToBind(world, ticket)).toThrow('login.bind_expired');
});
