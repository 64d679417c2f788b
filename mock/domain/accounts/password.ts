import { refused } from '../refusal';
import type { Account } from './account';
import { hasPassword } from './account';

const LENGTH = { fewest: 6, most: 20 } as const;

/** What every password must match (`checkpwdexp`). */
export const PASSWORD_PATTERN = '^(?=.*[A-Za-z])(?=.*\\d).{6,20}$';

/** What a new account's password is until it is changed. */
export const INITIAL_PASSWORD = 'Welcome888';

/** Replaces the password after the checks of the change-password form (business spec §5). */
export function changePassword(account: Account, oldPassword: string, newPassword: string): void {
  if (!hasPassword(account, oldPassword)) throw refused('account.old_password_wrong');
  if (newPassword.length < LENGTH.fewest || newPassword.length > LENGTH.most) throw refused('account.password_length');
  if (hasPassword(account, newPassword)) throw refused('account.password_same');
  if (!new RegExp(PASSWORD_PATTERN).test(newPassword)) throw refused('account.password_rule');
  account.password = newPassword;
  account.passwordStatus = 1;
}
