import { createHash } from 'node:crypto';

const SECRET = /^(token|opentoken|refreshtoken|password|oldpassword|newpassword|smscode|resettoken|bindtoken)$/i;
/** Elsewhere these words mean something harmless. */
const SIGN_IN_SECRET = /^(code|state)$/i;
const SIGN_IN_PATH = /^\/api\/(auth|mock-idp)\//;
/** Headers worth logging. */
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
/** Never logged, and a secret wherever else it stands. */
const AUTHORIZATION = /^(authorization|proxy-authorization)$/i;
/** A shorter secret is looked for under its own name only: its letters may stand anywhere by chance. */
const LEAST_LENGTH = 6;

interface LoggedRequest {
  readonly path: string;
  readonly query: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: unknown;
}

/** Tells equal secrets from different ones without giving them away. */
const disguise = (secret: unknown) => `secret-${createHash('sha256').update(String(secret)).digest('hex').slice(0, 8)}`;

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Values of the fields whose names say that they are secret. */
function secretsIn(value: unknown, isSecret: (key: string) => boolean): string[] {
  return entriesOf(value).flatMap(([key, inner]) => {
    if (!isSecret(key)) return secretsIn(inner, isSecret);
    return typeof inner === 'string' || typeof inner === 'number' ? [String(inner)] : [];
  });
}

const authorizationsIn = (headers: LoggedRequest['headers']): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    AUTHORIZATION.test(name) ? [value ?? []].flat().map((each) => each.replace(/^\w+ +/, '')) : [],
  );

/** Puts a disguise in the place of each secret, also where it is a part of a longer text or stands in an address. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce(
    (rest, secret) =>
      [secret, encodeURIComponent(secret)].reduce((part, form) => part.replaceAll(form, disguise(secret)), rest),
    text,
  );
}

/** What of a request may be logged: its secrets are disguised under their own names, and wherever their values stand again. */
export function redactRequest({ path, query, headers, body }: LoggedRequest) {
  const isSecret = (key: string) => SECRET.test(key) || (SIGN_IN_PATH.test(path) && SIGN_IN_SECRET.test(key));
  const found = [
    ...secretsIn(query, isSecret),
    ...secretsIn(body, isSecret),
    ...secretsIn(headers, (key) => SECRET.test(key)),
    ...authorizationsIn(headers),
  ];
  // A secret that another one is a part of goes first.
  const secrets = [...new Set(found)]
    .filter((secret) => secret.length >= LEAST_LENGTH)
    .sort((a, b) => b.length - a.length);
  const redact = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value === 'string') return withoutSecrets(value, secrets);
    if (typeof value === 'number') return secrets.includes(String(value)) ? disguise(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      entriesOf(value).map(([key, inner]) => [key, isSecret(key) && inner ? disguise(inner) : redact(inner)]),
    );
  };
  const present = HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined
      ? []
      : [[name, SECRET.test(name) && value ? disguise(value) : withoutSecrets(String(value), secrets)]];
  });
  return {
    path: withoutSecrets(path, secrets),
    query: redact(query),
    headers: Object.fromEntries(present) as Record<string, string>,
    body: redact(body),
  };
}
