import type { Account, PasswordStatus } from '../domain/accounts/account';
import { defaultBinding, openTenants } from '../domain/accounts/choices';
import { deviceName } from '../domain/accounts/deviceName';
import type { Tokens } from '../domain/accounts/sessions';
import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { cloudSettings } from '../storage/cloudSettings';
import type { CallContext } from './createHandler';
import { headerOf } from './wire';

/** `1`: pages handle value changes while the user types. */
const AUTO_VALUE_CHANGE = '1';

export const tokensAnswer = ({ token, refreshToken, expiresAt }: Tokens) => ({
  token,
  refreshtoken: refreshToken,
  tokenexpires: expiresAt,
});

/** The active tenants of an account with translated names. Starts their file storages. */
export const tenantsAnswer = (account: Account, language: Language) =>
  Promise.all(
    openTenants(account).map(async ({ tenant, membership }) => ({
      code: tenant.code,
      name: localise(tenant.name, language),
      accountcode: membership.accountCode,
      productversionlist: tenant.versions.map(({ code, name, productCode }) => ({
        code,
        name: localise(name, language),
        productcode: productCode,
      })),
      headerlogo: tenant.logo,
      isautovaluechange: AUTO_VALUE_CHANGE,
      cloudserv: await cloudSettings(tenant.code),
    })),
  );

const PASSWORD_MESSAGES: Readonly<Record<PasswordStatus, string>> = {
  1: '',
  2: 'login.password_expired',
  3: 'login.password_expiring',
};

/** What the person is told about the password: whether it has expired, or is still the one that an administrator has set. */
const passwordMessage = ({ passwordStatus, isPasswordGiven }: Account) =>
  passwordStatus === 2 && isPasswordGiven ? 'login.password_given' : PASSWORD_MESSAGES[passwordStatus];

/** Starts a session and returns the response of a sign-in (shell spec §3). */
export async function signInAnswer(account: Account, { platform, language, request }: CallContext) {
  const device = deviceName(headerOf(request, 'user-agent'));
  return {
    ...tokensAnswer(platform.sessions.begin(account, defaultBinding(account), device)),
    orgstructtypeid: '1',
    pwdExpireStatus: account.passwordStatus,
    pwdExpireMsg: localise(passwordMessage(account), language),
    tenants: await tenantsAnswer(account, language),
  };
}
