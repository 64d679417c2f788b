import type { EncryptionAlgorithm } from './accounts/encryption';

/** The platform's own rules about passwords. Clients learn them from their deployment's `config.json`, not from here. */
export interface Settings {
  /** How clients hash passwords when they send them encrypted. */
  encryptionAlgorithm: EncryptionAlgorithm;
  /** A regular expression that every new password must match. */
  passwordPattern: string;
}

const DEFAULTS: Settings = {
  encryptionAlgorithm: 'sha256',
  passwordPattern: '^(?=.*[A-Za-z])(?=.*\\d).{6,20}$',
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
