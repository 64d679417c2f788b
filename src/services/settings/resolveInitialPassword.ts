import { contentHash } from '../hashes/contentHash';
import { PASSWORD_HASH_PREFIX } from './localSettings';
import type { LocalSettings } from './localSettings';

/**
 * The settings with the initial password itself. If the configuration has only its hash, this is the typed password
 * when its hash is equal, else empty. The hash itself is never used as a password.
 */
export async function resolveInitialPassword(settings: LocalSettings, typed: string): Promise<LocalSettings> {
  const { initialPassword } = settings;
  if (!initialPassword.startsWith(PASSWORD_HASH_PREFIX)) return settings;
  const hash = initialPassword.slice(PASSWORD_HASH_PREFIX.length).toLowerCase();
  return { ...settings, initialPassword: typed && (await contentHash(typed)) === hash ? typed : '' };
}
