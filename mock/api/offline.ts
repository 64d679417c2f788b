import { integer, maxValue, minValue, number, object, pipe, string, transform } from 'valibot';
import { tenantCall } from '../http/calls';

const MOST_IDS = 10_000;
const count = pipe(string(), transform(Number), number(), integer(), minValue(1), maxValue(MOST_IDS));
const SERVER_TOKEN_TTL_MS = 3_600_000;

/** Reserved ids and the credentials for file storage (shell spec §7). */
export default {
  'GET /api/teapi/offline/generateid': tenantCall(object({ num: count }), ({ num }, _who, { platform }) =>
    platform.issuedIds.take(num),
  ),

  'GET /api/teapi/auth/servtoken': tenantCall(object({}), () => ({
    accesskeyid: 'S3RVER',
    accesskeysecret: 'S3RVER',
    securitytoken: '',
    expiration: Date.now() + SERVER_TOKEN_TTL_MS,
  })),
};
