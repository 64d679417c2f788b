/** Stands where something secret was. */
export const REMOVED = '[removed]';

/** Parts of names of what nobody may pass on, without case, spaces, dots, dashes and underscores. */
const SECRET_NAME =
  /passw|pwd|passphrase|secret|token|authoriz|cookie|credential|accesskey|apikey|appkey|privatekey|encryptkey|sessionid|session$|otp$|captcha|verif(y|ication)code|checkcode|signature$|密码|口令|密钥|令牌|验证码|密碼|權杖|驗證碼/;
const SECRET_NAMES: ReadonlySet<string> = new Set([
  'pin',
  'pincode',
  'pass',
  'jwt',
  'auth',
  'sid',
  'sig',
  'salt',
  'cvv',
]);

/** Whether what stands under this name must not leave the browser. */
export function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[\s._-]/g, '');
  return SECRET_NAMES.has(plain) || SECRET_NAME.test(plain);
}

/** Secrets that are recognised by how they look, wherever they stand. */
const SHAPES: readonly RegExp[] = [
  /-----BEGIN [A-Z ]+-----[\s\S]*?(-----END [A-Z ]+-----|$)/g,
  /\beyJ[\w-]{6,}(\.[\w-]*){0,4}/g,
  /\b(bearer|basic|negotiate|digest)\s+[^\s"',;}]{8,}/gi,
  // A header's value ends with its line.
  /\b(authorization|cookie)\s*[:=]\s*[^\n"'}]+/gi,
  /\b(AKIA|ASIA|LTAI)[A-Za-z0-9]{12,}\b/g,
  // The name and password in an address.
  /(?<=:\/\/)[^/\s:@]{1,200}:[^/\s@]{1,200}(?=@)/g,
];

/** `password=x`, `"token": "x"`, `Cookie: a=b`: a secret name, then its value in quotes or up to the next separator. */
const NAMED =
  /([\w.-]{0,40}(?:passw|pwd|secret|token|authoriz|cookie|credential|accesskey|access_key|apikey|api_key|api-key|sessionid|captcha|signature|密码|口令|密钥|令牌|验证码|密碼|權杖|驗證碼)[\w.-]{0,40}\\?["']?\s*[=:：]\s*)(\\?"(?:[^"\\]|\\.)*\\?"?|'[^']*'?|[^\s&,;"'}]+(?:;[^\n"'}]*)?)/gi;

/** A text without what looks like a secret. @param known Secrets of this session; longer ones first. */
export function withoutSecrets(text: string, known: readonly string[]): string {
  return withoutSecretShapes(text, known).replace(NAMED, (_whole, name: string) => `${name}${REMOVED}`);
}

const withoutShapes = (text: string): string => SHAPES.reduce((rest, shape) => rest.replace(shape, REMOVED), text);

const withoutKnown = (text: string, known: readonly string[]): string =>
  known.reduce((rest, secret) => (rest.includes(secret) ? rest.replaceAll(secret, REMOVED) : rest), text);

/** The same for a text of a page's own protocol, where `token == 'x'` is an expression. */
export const withoutSecretShapes = (text: string, known: readonly string[]): string =>
  withoutShapes(withoutKnown(text, known));
