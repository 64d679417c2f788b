import { PASSWORD_HASH_PREFIX } from '../settings/localSettings';
import type { LocalSettings } from '../settings/localSettings';
import { readConfig } from '../settings/readConfig';
import type { Config } from '../settings/readConfig';
import { ALLOWED_VALUES } from './allowedValues';

export interface ConfigContext {
  /** Whether people visit the product by https; undefined where that is not known. */
  isSecure?: boolean;
}

/** The hosts of this computer, of which a browser thinks as of https. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

const isInsecure = (origin: string) => origin.startsWith('http:') && !LOCAL.test(origin);

/** What contradicts itself in the passwords. */
function passwordProblems(settings: LocalSettings, { isSecure }: ConfigContext): string[] {
  const { initialPassword, passwordPattern, passwordPatternHint, passwordAlgorithm } = settings;
  const isInClear = initialPassword !== '' && !initialPassword.startsWith(PASSWORD_HASH_PREFIX);
  const problems: string[] = [];
  if (passwordPattern !== '' && passwordPatternHint === '')
    problems.push('changepwdtip is missing: people are not told what checkpwdexp demands');
  if (passwordPattern === '' && passwordPatternHint !== '') problems.push('changepwdtip has no checkpwdexp to explain');
  if (isInClear) problems.push('initpassword can be read by everybody: write sha256: and its hash');
  if (isInClear && !new RegExp(passwordPattern).test(initialPassword))
    problems.push('initpassword does not match checkpwdexp');
  if (initialPassword !== '' && !settings.isFirstPasswordChangeForced)
    problems.push('initpassword has no effect while forcechangepwd is off');
  if (initialPassword === '' && settings.isFirstPasswordChangeForced)
    problems.push('initpassword is missing: forcechangepwd has no effect without it');
  if (isSecure === false && !settings.isPasswordEncrypted)
    problems.push('encryptpwd is off and the product is served by http: passwords are sent in clear');
  if (settings.isPasswordEncrypted && ['md5', 'sha1'].includes(passwordAlgorithm))
    problems.push(`passwordAlgorithm ${passwordAlgorithm} is easily reversed: use sha256 or sha512`);
  return problems;
}

/** What is missing or contradicts itself in who may show what, and in where files are. */
function originProblems(config: Config, settings: LocalSettings, { isSecure }: ConfigContext): string[] {
  const { previewOrigins, isPreviewOn } = settings;
  const problems: string[] = [];
  if (config.preview === undefined)
    problems.push(
      'preview is missing and therefore on: /#/preview shows pages from outside, and the policy admits programs on the ' +
        "visitor's computer. Switch it off in production",
    );
  else if (isPreviewOn && previewOrigins.length === 0)
    problems.push('preview is on, but previewOrigins names no window that may send pages: switch it off in production');
  if (!isPreviewOn && previewOrigins.length > 0) problems.push('previewOrigins has no effect while preview is off');
  if (config.storageOrigins === undefined)
    problems.push('storageOrigins is missing: pictures and calls may go to every https origin');
  if (isSecure !== true) return problems;
  const lists = ['loginHosts', 'previewOrigins', 'embedOrigins', 'storageOrigins'] as const;
  const insecure = lists.flatMap((name) =>
    (settings[name] ?? []).filter(isInsecure).map((origin) => `${name} ${origin}`),
  );
  return [...problems, ...insecure.map((entry) => `${entry} is not secure, but the product is served by https`)];
}

/** Says what becomes of a wrong field, or of a wrong entry (`embedOrigins[3]`, `subApps.admin`), and what is allowed. */
function wrongValue(name: string): string {
  const [field = name] = name.split(/[.[]/, 1);
  const outcome = field === name ? 'its default applies' : 'it is left out';
  return `${name} is wrong, ${outcome}. Allowed: ${ALLOWED_VALUES[field]}`;
}

/** What is wrong, unknown, missing or contradictory in a `config.json`: a sentence for the operator each. */
export function findConfigProblems(config: Config, context: ConfigContext = {}): string[] {
  const { settings, wrong, unknown } = readConfig(config, 'zh-CN');
  return [
    ...wrong.map(wrongValue),
    ...unknown.map((name) => `${name} is unknown and ignored`),
    ...passwordProblems(settings, context),
    ...originProblems(config, settings, context),
  ];
}
