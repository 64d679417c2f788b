import type { SubAppName } from '../../routes/subApps';

/** How a password is hashed before it is sent. */
export const PASSWORD_ALGORITHMS = ['sha256', 'sha512', 'sha1', 'md5'] as const;
export type PasswordAlgorithm = (typeof PASSWORD_ALGORITHMS)[number];

/** Prefix of an `initpassword` that is the SHA-256 hash of the password in hexadecimal digits. */
export const PASSWORD_HASH_PREFIX = 'sha256:';

/** A third party that authenticates people. */
interface IdentityProvider {
  code: string;
  name: string;
}

/** The configuration of a deployment: the local settings (shell spec §3) and the extensions of `config.json`. */
export interface LocalSettings {
  isDevMode: boolean;
  /** The password is sent as a hash. */
  isPasswordEncrypted: boolean;
  passwordAlgorithm: PasswordAlgorithm;
  isFirstPasswordChangeForced: boolean;
  /** The password itself, or `sha256:` with its hash; empty when there is none. */
  initialPassword: string;
  /** A regular expression every password must match; empty when there is none. */
  passwordPattern: string;
  /** Shown when a password does not match the pattern, in the interface language. */
  passwordPatternHint: string;
  /** Origins of other hosts whose sign-in screen a sign-out may open. */
  loginHosts: readonly string[];
  identityProviders: readonly IdentityProvider[];
  /** Key of the map service for location controls without their own; empty when there is none. */
  mapKey: string;
  /** Path of the call that imports a spreadsheet; empty: that of the platform. */
  importPath: string;
  /** Whether `/#/preview` shows pages that are sent from outside. */
  isPreviewOn: boolean;
  /** Origins whose windows may send pages to the preview. */
  previewOrigins: readonly string[];
  /** Name of the monitor on `window`; empty when nothing is measured. */
  monitorName: string;
  /** Origins that may show the product in a frame. */
  embedOrigins: readonly string[];
  /** Origins of the tenants' file storages and pictures, for the content security policy; undefined: every https origin. */
  storageOrigins: readonly string[] | undefined;
  /** The folders, from `/` to `/`, of sub-apps that are deployed apart from the host. */
  subAppFolders: Readonly<Partial<Record<SubAppName, string>>>;
}
