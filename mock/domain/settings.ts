import type { EncryptionAlgorithm } from './accounts/encryption';

/** The platform's password rules. Clients read their copy from the deployment's `config.json`. */
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

/** The current settings; `change` keeps fields that are not given. */
export function createSettings() {
  let current = DEFAULTS;
  return {
    current: (): Settings => current,
    change(part: Partial<Settings>): void {
      current = { ...current, ...part };
    },
  };
}
export type SettingsStore = ReturnType<typeof createSettings>;
