import { createTestServices } from '../testing/createTestServices';
import { signIn } from '../testing/signIn';

const ACCOUNT_INFO = '/api/teapi/rolepermission/account/getaccountinfo';

function ask(answer: unknown) {
  const services = createTestServices();
  signIn(services, { accountCode: '1001', tenantCode: 'hd' });
  services.server.on(ACCOUNT_INFO, () => ({ resp_data: answer }));
  return services.api.account.info({ positionId: '' });
}

it.each([
  ['another account', { accountcode: 'hd-zhao.min' }],
  ['another tenant', { accountcode: '1001', tenantcode: 'nf' }],
])('an account info about %s is rejected', async (_whose, answer) => {
  await expect(ask({ positions: [], ...answer })).rejects.toMatchObject({
    kind: 'service',
    code: 'login.other_account',
  });
});

it.each([
  ['names the same account and tenant', { accountcode: '1001', tenantcode: 'hd' }],
  ['writes the account as a number', { accountcode: 1001 }],
  ['contains no account', {}],
  ['contains empty codes', { accountcode: '', tenantcode: '' }],
])('an account info that %s is accepted', async (_how, answer) => {
  await expect(ask({ positions: [{ positionid: 'p1' }], ...answer })).resolves.toMatchObject({
    positions: [{ positionId: 'p1' }],
  });
});
