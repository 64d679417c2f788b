import type { EncryptionAlgorithm } from './accounts/encryption';
import { INITIAL_PASSWORD } from './landmarks';

/** What the platform tells a client before anybody has signed in (shell spec §3). */
export interface Settings {
  isDevMode: boolean;
  isPasswordEncrypted: boolean;
  encryptionAlgorithm: EncryptionAlgorithm;
  /** Whoever still has the initial password must change it first (shell spec §5). */
  isPasswordChangeForced: boolean;
  initialPassword: string;
  /** What every password must match. */
  passwordPattern: string;
  /** A translation key, or the text itself. */
  passwordHint: string;
  /** Origins a person may sign in to. */
  loginHosts: readonly string[];
  /** Codes of the identity providers on offer. */
  providerCodes: readonly string[];
}

const DEFAULTS: Settings = {
  isDevMode: false,
  isPasswordEncrypted: false,
  encryptionAlgorithm: 'sha256',
  isPasswordChangeForced: true,
  initialPassword: INITIAL_PASSWORD,
  passwordPattern: '^(?=.*[A-Za-z])(?=.*\\d).{6,20}$',
  passwordHint: 'account.password_rule',
  loginHosts: [],
  providerCodes: ['worktalk'],
};

/** The settings in force; a change leaves alone what it does not name. */
export function createSettings() {
  let current = DEFAULTS;
  return {
    current: (): Settings => current,
    change(part: Partial<Settings>): void {
      current = { ...current, ...part };
    },
  };
}
export type SettingsBook = ReturnType<typeof createSettings>;
