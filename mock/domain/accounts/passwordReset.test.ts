import { SMS_CODE } from '../fixtures';
import { createRandom } from '../random';
import { createSettings } from '../settings';
import type { Account } from './account';
import { RESET_TTL_MS, resetPassword, verifyReset } from './passwordReset';
import { seedAccounts } from './seedAccounts';
import { createSessions } from './sessions';
import { createSmsCodes } from './smsCodes';
import { createTickets } from './tickets';

const settings = createSettings().current();
/** The number of 王芳, who works in two tenants. */
const mobile = '13800000003';

function begin() {
  let now = 1_700_000_000_000;
  const accounts = seedAccounts();
  const context = {
    accounts,
    smsCodes: createSmsCodes(accounts, () => now),
    sessions: createSessions(createRandom(1), () => now),
    resets: createTickets<Account>(createRandom(2), () => now, RESET_TTL_MS),
  };
  context.smsCodes.send(mobile, 'reset');
  const verify = (business: string, code: string = SMS_CODE) => verifyReset(context, { business, mobile, code });
  return { world: context, verify, account: accounts[2] as Account, wait: (ms: number) => (now += ms) };
}

it('accepts the enterprise name in every language and no other name', () => {
  for (const name of ['华东销售公司', 'Southern Consumer Goods', '南方快消集團'])
    expect(begin().verify(name)).toMatch(/^\w{32}$/);
  for (const name of ['北方商贸', '华东', '']) expect(() => begin().verify(name)).toThrow('login.business_wrong');
});

it('does not use up the code when the enterprise name is wrong', () => {
  const { verify } = begin();
  expect(() => verify('北方商贸')).toThrow('login.business_wrong');
  expect(() => verify('华东销售公司')).not.toThrow();
  expect(() => verify('华东销售公司')).toThrow('login.sms_code_expired');
});

it('sets a valid password once and ends all sessions of the account', () => {
  const { world, verify, account } = begin();
  const { token } = world.sessions.begin(account, {});
  const ticket = verify('华东销售公司');
  expect(() => resetPassword(world, ticket, 'onlyletters', settings)).toThrow('account.password_rule');
  resetPassword(world, ticket, 'Another2026', settings);
  expect(account.password).toBe('Another2026');
  expect(() => world.sessions.identify(token)).toThrow('auth.token_unknown');
  expect(() => resetPassword(world, ticket, 'Third2026', settings)).toThrow('login.reset_expired');
});

it('rejects a reset ticket after ten minutes', () => {
  const { world, verify, wait } = begin();
  const ticket = verify('华东销售公司');
  wait(RESET_TTL_MS);
  expect(() => resetPassword(world, ticket, 'Another2026', settings)).toThrow('login.reset_expired');
});
