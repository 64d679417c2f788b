import { unauthorised } from '../apiError';
import type { Account } from './account';
import { hasPassword } from './account';
import type { EncryptionAlgorithm } from './encryption';

/** Who signs in with name and password. */
export function authenticate(
  accounts: readonly Account[],
  username: string,
  password: string,
  algorithm: EncryptionAlgorithm,
): Account {
  const account = accounts.find((known) => known.username === username.trim().toLowerCase());
  if (!account) throw unauthorised('login.account_not_found');
  if (!hasPassword(account, password, algorithm)) throw unauthorised('login.wrong_password');
  return account;
}
