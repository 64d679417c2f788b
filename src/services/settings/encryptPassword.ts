import type { LocalSettings } from './localSettings';

/** Appended before hashing (shell spec §4). */
const SUFFIX = '7';

/**
 * The password as it travels (shell spec §4, `encryptpwd`): in clear, or as the hexadecimal hash of the password with `7`
 * behind it. The hash is a library's, because the browser's own exists only on https and intranets serve http.
 */
export async function encryptPassword(
  password: string,
  { isPasswordEncrypted, passwordAlgorithm }: Pick<LocalSettings, 'isPasswordEncrypted' | 'passwordAlgorithm'>,
): Promise<string> {
  if (!isPasswordEncrypted) return password;
  const { hashOf } = await import('../hashes/hashes');
  return hashOf(passwordAlgorithm, password + SUFFIX);
}
