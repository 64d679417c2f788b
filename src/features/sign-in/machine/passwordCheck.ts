import type { LocalSettings } from '@/services';
import type { PasswordChangeReason } from './state';

/** The tenant's pattern; one that is not a regular expression forbids nothing. */
function matches(pattern: string, password: string): boolean {
  try {
    return new RegExp(pattern).test(password);
  } catch {
    // The setting cannot be mended by the person at the sign-in screen.
    return true;
  }
}

/** Why the entered password must be changed before going on, if so (shell spec §5). Nobody who came without one is asked. */
export function passwordCheck(password: string, settings: LocalSettings): PasswordChangeReason | undefined {
  const { isFirstPasswordChangeForced, initialPassword, passwordPattern } = settings;
  if (!password) return undefined;
  if (isFirstPasswordChangeForced && password === initialPassword) return 'initial';
  if (passwordPattern && !matches(passwordPattern, password)) return 'pattern';
  return undefined;
}
