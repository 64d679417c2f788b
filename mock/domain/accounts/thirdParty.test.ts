import { IDENTITY_IDS } from '../landmarks';
import { createRandom } from '../random';
import type { Account } from './account';
import type { Identity } from './identities';
import { IDENTITIES, createBindings } from './identities';
import { seedAccounts } from './seedAccounts';
import { AUTH_CODE_LIFE_MS, BIND_LIFE_MS, byAuthCode, identityToBind } from './thirdParty';
import { createTickets } from './tickets';

const identity = (id: string) => IDENTITIES.find((known) => known.id === id) as Identity;

function begin() {
  let now = 1_700_000_000_000;
  const accounts = seedAccounts();
  const world = {
    bindings: createBindings(accounts),
    authCodes: createTickets<Identity>(createRandom(1), () => now, AUTH_CODE_LIFE_MS),
    bindTickets: createTickets<Identity>(createRandom(2), () => now, BIND_LIFE_MS),
  };
  return { world, accounts, wait: (ms: number) => (now += ms) };
}

it('leads a bound identity to its account, once for each code', () => {
  const { world } = begin();
  const code = world.authCodes.issue(identity(IDENTITY_IDS.liNa));
  expect(byAuthCode(world, 'worktalk', code)).toMatchObject({ account: { username: 'li.na' } });
  expect(() => byAuthCode(world, 'worktalk', code)).toThrow('login.auth_code_invalid');
});

it('gives an identity without account a ticket, and knows its account once it is bound', () => {
  const { world, accounts } = begin();
  const newcomer = identity(IDENTITY_IDS.newcomer);
  const outcome = byAuthCode(world, 'worktalk', world.authCodes.issue(newcomer));
  expect(outcome).toMatchObject({ identity: { name: '新同事' } });
  expect(identityToBind(world, 'bindTicket' in outcome ? outcome.bindTicket : '')).toBe(newcomer);
  world.bindings.bind(newcomer, accounts[7] as Account);
  expect(byAuthCode(world, 'worktalk', world.authCodes.issue(newcomer))).toMatchObject({
    account: { username: 'zheng.hao' },
  });
});

it('refuses a code of another provider, an unknown one and one older than five minutes', () => {
  const { world, wait } = begin();
  const code = world.authCodes.issue(identity(IDENTITY_IDS.zhangWei));
  expect(() => byAuthCode(world, 'elsewhere', code)).toThrow('login.auth_code_invalid');
  expect(() => byAuthCode(world, 'worktalk', 'made-up')).toThrow('login.auth_code_invalid');
  wait(AUTH_CODE_LIFE_MS);
  expect(() => byAuthCode(world, 'worktalk', code)).toThrow('login.auth_code_invalid');
});

it('refuses a ticket older than ten minutes', () => {
  const { world, wait } = begin();
  const ticket = world.bindTickets.issue(identity(IDENTITY_IDS.newcomer));
  wait(BIND_LIFE_MS);
  expect(() => identityToBind(world, ticket)).toThrow('login.bind_expired');
});
