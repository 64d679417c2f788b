import { contentHash } from '../hashes/contentHash';
import { PASSWORD_HASH_PREFIX } from './localSettings';
import type { LocalSettings } from './localSettings';

/**
 * The settings with the initial password in clear. Where the configuration holds its hash, that is the password which
 * the person has typed when the hash is of it, or else none: the hash itself is never taken for a password.
 */
export async function resolveInitialPassword(settings: LocalSettings, typed: string): Promise<LocalSettings> {
  const { initialPassword } = settings;
  if (!initialPassword.startsWith(PASSWORD_HASH_PREFIX)) return settings;
  const hash = initialPassword.slice(PASSWORD_HASH_PREFIX.length).toLowerCase();
  return { ...settings, initialPassword: typed && (await contentHash(typed)) === hash ? typed : '' };
}
