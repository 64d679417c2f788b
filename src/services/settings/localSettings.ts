/** Local settings (shell spec §3). */
export interface LocalSettings {
  isDevMode: boolean;
  /** The password travels encrypted. */
  isPasswordEncrypted: boolean;
  isFirstPasswordChangeForced: boolean;
  initialPassword: string;
  /** A regular expression every password must match; empty when there is none. */
  passwordPattern: string;
  /** What to tell somebody whose password does not match the pattern. */
  passwordPatternHint: string;
}
