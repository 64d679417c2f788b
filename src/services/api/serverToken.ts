import { object } from 'valibot';
import type { Http } from '../http/http';
import { timestamp, read, looseString } from '@/common/schemas';

/** Temporary credentials for the tenant's file storage (business spec §3). */
export interface ServerToken {
  accessKeyId: string;
  accessKeySecret: string;
  securityToken: string;
  /** Milliseconds since 1970; undefined when the server does not tell. */
  expiresAt?: number | undefined;
}

const schema = object({
  accesskeyid: looseString,
  accesskeysecret: looseString,
  securitytoken: looseString,
  expiration: timestamp,
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
