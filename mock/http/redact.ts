import { createHash } from 'node:crypto';

const SECRET = /^(token|opentoken|refreshtoken|password|oldpassword|newpassword|smscode|resettoken|bindtoken)$/i;
/** Elsewhere these words mean something harmless. */
const SIGN_IN_SECRET = /^(code|state)$/i;
const SIGN_IN_PATH = /^\/api\/(auth|mock-idp)\//;
/** Headers worth logging. */
const HEADERS = ['token', 'opentoken', 'tecode', 'pdcode', 'pvcode', 'accode', 'ctcode', 'language', 'pagecode', 'req_id', 'debug'];

/** Tells equal secrets from different ones without giving them away. */
const disguise = (secret: unknown) => `secret-${createHash('sha256').update(String(secret)).digest('hex').slice(0, 8)}`;

/** The same value with every secret in it disguised; `path` is the call's. */
export function redact(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => redact(inner, path));
  if (typeof value !== 'object' || value === null) return value;
  const isSecret = (key: string) => SECRET.test(key) || (SIGN_IN_PATH.test(path) && SIGN_IN_SECRET.test(key));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key) && inner ? disguise(inner) : redact(inner, path)]),
  );
}

/** The platform's own headers, secrets disguised; a missing one is left out. */
export function redactHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const present = HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, SECRET.test(name) && value ? disguise(value) : String(value)]];
  });
  return Object.fromEntries(present) as Record<string, string>;
}
