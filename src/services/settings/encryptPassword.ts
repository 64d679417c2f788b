import type { LocalSettings } from './localSettings';

/** Appended before hashing (shell spec §4). */
const SUFFIX = '7';

/**
 * The password as it is sent (shell spec §4, `encryptpwd`): unencrypted, or as the hexadecimal hash of the password
 * followed by `7`. A library computes the hash, because Web Crypto exists only on https and intranets serve http.
 */
export async function encryptPassword(
  password: string,
  { isPasswordEncrypted, passwordAlgorithm }: Pick<LocalSettings, 'isPasswordEncrypted' | 'passwordAlgorithm'>,
): Promise<string> {
  if (!isPasswordEncrypted) return password;
  const { hashOf } = await import('../hashes/hashes');
  return hashOf(passwordAlgorithm, password + SUFFIX);
}
