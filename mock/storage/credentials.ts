import { timingSafeEqual } from 'node:crypto';

/** A temporary credential: it opens the buckets of one tenant until it expires. */
export interface Credential {
  accessKeyId: string;
  accessKeySecret: string;
  /** Sent along with each request, or with each signed URL. */
  securityToken: string;
  tenantCode: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const ID_LENGTH = 20;
const SECRET_LENGTH = 40;
const TOKEN_LENGTH = 96;
/** Older ones are forgotten, so that a long demonstration does not fill the memory. */
const MOST_CREDENTIALS = 1_000;

/** Compares in constant time, so that the duration tells nothing about the secret. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Stores the issued credentials of S3 and OSS.
 * @param randomText returns unguessable letters and digits.
 */
export function createCredentials(randomText: (length: number) => string, now: () => number) {
  const issued = new Map<string, Credential>();
  return {
    issue(tenantCode: string, ttlMs: number): Credential {
      const credential: Credential = {
        accessKeyId: `STS.${randomText(ID_LENGTH)}`,
        accessKeySecret: randomText(SECRET_LENGTH),
        securityToken: randomText(TOKEN_LENGTH),
        tenantCode,
        expiresAt: now() + ttlMs,
      };
      issued.set(credential.accessKeyId, credential);
      const [oldest] = issued.keys();
      if (oldest !== undefined && issued.size > MOST_CREDENTIALS) issued.delete(oldest);
      return credential;
    },
    /** Also finds an expired credential. */
    find: (accessKeyId: string): Readonly<Credential> | undefined => issued.get(accessKeyId),
    expireAll(): void {
      for (const credential of issued.values()) credential.expiresAt = Math.min(credential.expiresAt, now());
    },
  };
}
export type Credentials = ReturnType<typeof createCredentials>;
