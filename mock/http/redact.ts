import { createHash } from 'node:crypto';
import { entriesOf, isTooLarge } from './inputSize';

const SECRET =
  /^(token|opentoken|refreshtoken|password|oldpassword|newpassword|smscode|resettoken|bindtoken|defpassword)$/i;
/** Only secret in calls of the sign-in; elsewhere these names are harmless. */
const SIGN_IN_SECRET = /^(code|state)$/i;
const SIGN_IN_PATH = /^\/api\/(auth|mock-idp)\//;
/** The logged headers. */
const HEADERS = [
  'token',
  'opentoken',
  'tecode',
  'pdcode',
  'pvcode',
  'accode',
  'ctcode',
  'language',
  'pagecode',
  'req_id',
  'debug',
];
/** Never logged; its value is redacted wherever it occurs. */
const AUTHORIZATION = /^(authorization|proxy-authorization)$/i;
/** A shorter secret is redacted under its own name only, because its letters may occur elsewhere by chance. */
const LEAST_LENGTH = 6;

/** Redacting more secrets, which no call of the client has, would take long. */
const MAX_SECRETS = 100;
/** The log keeps thousands of calls, and each text is searched for each secret. */
const LOG_LIMITS = { levels: 100, values: 20_000, characters: 500_000 } as const;
const NOT_LOGGED = '(not logged: too large, or too many secrets)';

interface LoggedRequest {
  readonly path: string;
  readonly query: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: unknown;
}

/** Replaces a secret by a short hash; equal secrets have equal pseudonyms. */
const pseudonym = (secret: unknown) =>
  `secret-${createHash('sha256').update(String(secret)).digest('hex').slice(0, 8)}`;

/** The values of fields with secret names. */
function secretsIn(value: unknown, isSecret: (key: string) => boolean): string[] {
  return entriesOf(value).flatMap(([key, inner]) => {
    if (!isSecret(key)) return secretsIn(inner, isSecret);
    return typeof inner === 'string' || typeof inner === 'number' ? [String(inner)] : [];
  });
}

/** The secrets of a query or body; undefined when it is not to be logged. */
function boundedSecretsIn(value: unknown, isSecret: (key: string) => boolean): string[] | undefined {
  if (isTooLarge(value, LOG_LIMITS)) return undefined;
  const found = secretsIn(value, isSecret);
  return found.length > MAX_SECRETS ? undefined : found;
}

const authorizationsIn = (headers: LoggedRequest['headers']): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    AUTHORIZATION.test(name) ? [value ?? []].flat().map((each) => each.replace(/^\w+ +/, '')) : [],
  );

/** Replaces each secret by its pseudonym, also inside longer texts and URL-encoded. */
function redactorOf(secrets: readonly string[]): (text: string) => string {
  const forms = secrets.flatMap((secret) => {
    const replacement = pseudonym(secret);
    return [...new Set([secret, encodeURIComponent(secret)])].map((form) => [form, replacement] as const);
  });
  return (text) => forms.reduce((rest, [form, replacement]) => rest.replaceAll(form, replacement), text);
}

/** The loggable part of a request. Secrets are redacted by field name and wherever their values occur. */
export function redactRequest({ path, query, headers, body }: LoggedRequest) {
  const isSecret = (key: string) => SECRET.test(key) || (SIGN_IN_PATH.test(path) && SIGN_IN_SECRET.test(key));
  const ofQuery = boundedSecretsIn(query, isSecret);
  const ofBody = boundedSecretsIn(body, isSecret);
  const found = [
    ...(ofQuery ?? []),
    ...(ofBody ?? []),
    ...secretsIn(headers, (key) => SECRET.test(key)),
    ...authorizationsIn(headers),
  ];
  // Replace longer secrets first, because one secret may contain another.
  const secrets = [...new Set(found)]
    .filter((secret) => secret.length >= LEAST_LENGTH)
    .sort((a, b) => b.length - a.length);
  const withoutSecrets = redactorOf(secrets);
  const redact = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value === 'string') return withoutSecrets(value);
    if (typeof value === 'number') return secrets.includes(String(value)) ? pseudonym(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      entriesOf(value).map(([key, inner]) => [key, isSecret(key) && inner ? pseudonym(inner) : redact(inner)]),
    );
  };
  const present = HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined
      ? []
      : [[name, SECRET.test(name) && value ? pseudonym(value) : withoutSecrets(String(value))]];
  });
  return {
    path: withoutSecrets(path),
    query: ofQuery ? redact(query) : NOT_LOGGED,
    headers: Object.fromEntries(present) as Record<string, string>,
    body: ofBody ? redact(body) : NOT_LOGGED,
  };
}
