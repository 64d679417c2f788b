import { matchesPattern } from '@/common/passwords/matchesPattern';
import type { LocalSettings } from '@/services';
import type { PasswordChangeReason } from './state';

/** Why the entered password must be changed before going on, if so (shell spec §5). Nobody who came without one is asked. */
export function passwordCheck(password: string, settings: LocalSettings): PasswordChangeReason | undefined {
  const { isFirstPasswordChangeForced, initialPassword, passwordPattern } = settings;
  if (!password) return undefined;
  if (isFirstPasswordChangeForced && password === initialPassword) return 'initial';
  if (!matchesPattern(password, passwordPattern)) return 'pattern';
  return undefined;
}
