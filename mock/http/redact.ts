import { createHash } from 'node:crypto';

const SECRET = /^(token|opentoken|refreshtoken|password|oldpassword|newpassword|smscode)$/i;
/** Headers worth logging. */
const HEADERS = ['token', 'opentoken', 'tecode', 'pdcode', 'pvcode', 'accode', 'ctcode', 'language', 'pagecode', 'req_id', 'debug'];

/** Tells equal secrets from different ones without giving them away. */
const disguise = (secret: unknown) => `secret-${createHash('sha256').update(String(secret)).digest('hex').slice(0, 8)}`;

/** The same value with every secret in it disguised. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SECRET.test(key) && inner ? disguise(inner) : redact(inner)]),
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
