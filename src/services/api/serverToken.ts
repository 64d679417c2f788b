import { object, pipe, transform } from 'valibot';
import type { Http } from '../http/http';
import { timestamp, read, looseString } from '@/common/schemas';

/** Temporary credentials for the tenant's file storage (business spec §3). */
export interface ServerToken {
  accessKeyId: string;
  accessKeySecret: string;
  securityToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const schema = object({
  accesskeyid: looseString,
  accesskeysecret: looseString,
  securitytoken: looseString,
  // A token without an expiry counts as expired, so that it is used once.
  expiration: pipe(
    timestamp,
    transform((time) => time ?? 0),
  ),
});

export async function serverToken(http: Http): Promise<ServerToken> {
  const answer = read(schema, await http.get('/api/teapi/auth/servtoken', undefined, { cache: 'none' }));
  return {
    accessKeyId: answer.accesskeyid,
    accessKeySecret: answer.accesskeysecret,
    securityToken: answer.securitytoken,
    expiresAt: answer.expiration,
  };
}
