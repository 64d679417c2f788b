/** How a password is hashed before it travels. */
export const PASSWORD_ALGORITHMS = ['sha256', 'sha512', 'sha1', 'md5'] as const;
export type PasswordAlgorithm = (typeof PASSWORD_ALGORITHMS)[number];

/** A third party that may sign people in. */
export interface IdentityProvider {
  code: string;
  name: string;
}

/** Local settings (shell spec §3). */
export interface LocalSettings {
  isDevMode: boolean;
  /** The password travels encrypted. */
  isPasswordEncrypted: boolean;
  passwordAlgorithm: PasswordAlgorithm;
  isFirstPasswordChangeForced: boolean;
  initialPassword: string;
  /** A regular expression every password must match; empty when there is none. */
  passwordPattern: string;
  /** What to tell somebody whose password does not match the pattern. */
  passwordPatternHint: string;
  /** Origins of other hosts whose sign-in screen may follow a log-out. */
  loginHosts: readonly string[];
  identityProviders: readonly IdentityProvider[];
}
