import { businessError } from '../apiError';
import type { Settings } from '../settings';
import type { Account } from './account';
import { hasPassword } from './account';
import { algorithmOf } from './encryption';

const LENGTH = { fewest: 6, most: 20 } as const;

type PasswordRules = Pick<Settings, 'passwordPattern' | 'encryptionAlgorithm'>;

/** Sets a new password. An encrypted one can only be compared with the old one; length and pattern are not checked. */
export function setPassword(
  account: Account,
  password: string,
  { passwordPattern, encryptionAlgorithm }: PasswordRules,
): void {
  const isClear = algorithmOf(password) !== encryptionAlgorithm;
  if (isClear && (password.length < LENGTH.fewest || password.length > LENGTH.most))
    throw businessError('account.password_length');
  if (hasPassword(account, password, encryptionAlgorithm)) throw businessError('account.password_same');
  if (isClear && !new RegExp(passwordPattern).test(password)) throw businessError('account.password_rule');
  account.password = password;
  account.passwordStatus = 1;
  account.isPasswordGiven = false;
}

/** Replaces the password after the checks of the change-password form (business spec §5). */
export function changePassword(account: Account, oldPassword: string, newPassword: string, rules: PasswordRules): void {
  if (!hasPassword(account, oldPassword, rules.encryptionAlgorithm)) throw businessError('account.old_password_wrong');
  setPassword(account, newPassword, rules);
}
